import { Link as RouterLink, type LinkProps as RouterLinkProps } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { useApp, useBrand } from '../app/AppContext.ts'
import type { Brand } from '../brand/types.ts'
import type { FeatureId } from '../feature/features.ts'
import type { SlotName } from '../slots/types.ts'
import { safePath } from './paths.ts'
import {
  type GivenPath,
  givenPath,
  type HeldPath,
  type LinkTarget,
  type OwnAddress,
  type PageAddress,
} from './to.ts'

export interface LinkOptions extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  replace?: boolean
  resetScroll?: boolean
  preload?: 'intent' | false
  /** `true`: only the very page counts as current, not those below it. */
  exact?: boolean
  /** Id of the part of the page that it leads to. */
  hash?: string
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** A link to a page that every brand has, or to one that was asked for. */
export type LinkProps = LinkOptions & LinkTarget

/**
 * A link inside the brand: prefixed with the locale, preloaded on intent, `aria-current` on its own
 * page; one with a query only where the query is the same.
 *
 * A page of another feature that a brand may lack is asked for with `usePage`; on a page of a feature
 * that not every brand has, `<Link to={ownPage('lottery', '/lottery')}>` leads to another page of it.
 * @throws when `to` is no path of this site (NAV-04..08).
 */
export function Link({ exact = true, ...rest }: LinkProps) {
  if (rest.to !== '.' && safePath(rest.to) === null)
    throw new Error(`A link to ${JSON.stringify(rest.to)} was refused: it is no path of this site.`)
  const activeOptions = { exact, includeSearch: rest.search !== undefined }
  return <RouterLink {...(rest as RouterLinkProps)} activeOptions={activeOptions} />
}

/** The page of this brand that shows a slot, such as the form of the registration; null where none does. */
export function usePageWith(slot: SlotName): GivenPath | null {
  const { brand } = useApp()
  const routes = brand.features.flatMap((feature) => feature.routes ?? [])
  const page = routes.find(({ slots }) => slots?.includes(slot))
  return page ? givenPath(`/${page.path.slice(1)}/`) : null
}

const bare = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

/** Where the brand has a page that others lack, for links to it; null where it has none. */
export const pageIn = <A extends PageAddress>({ features }: Brand, path: A): HeldPath<A> | null =>
  features.some(({ routes }) => routes?.some((route) => bare(route.path) === bare(path)))
    ? (path as HeldPath<A>)
    : null

/**
 * A page that a brand may lack, for a link to it; null where it does, and the caller says what stands
 * there instead: `const signUp = usePage('/signup/')`.
 */
export const usePage = <A extends PageAddress>(path: A): HeldPath<A> | null =>
  pageIn(useBrand(), path)

/** A page of the feature that is named, for links on what that feature itself shows: who sees them has it. */
export const ownPage = <Own extends FeatureId, A extends OwnAddress<Own>>(_feature: Own, path: A) =>
  path as HeldPath<A>

/** Whether the brand has a page at this path. */
export function useHasRoute(): (path: PageAddress | GivenPath) => boolean {
  const brand = useBrand()
  return (path) => pageIn(brand, path as PageAddress) !== null
}
