import { Link as RouterLink, type LinkProps as RouterLinkProps } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { useApp } from '../app/AppContext.ts'
import type { SlotName } from '../slots/types.ts'
import { safePath } from './paths.ts'

/** A path of the brand, without locale. */
export type AppPath = `/${string}`

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: AppPath | '.'
  params?: Record<string, string>
  /** The whole new query, or a change of the present one. */
  search?:
    | Record<string, string | undefined>
    | ((search: Record<string, unknown>) => Record<string, unknown>)
  replace?: boolean
  resetScroll?: boolean
  preload?: 'intent' | false
  /** `true`: only the very page counts as current, not those below it. */
  exact?: boolean
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link inside the brand: prefixed with the locale, preloaded on intent, `aria-current` on its own
 * page; one with a query only where the query is the same.
 * @throws when `to` is no path of this site (NAV-04..08).
 */
export function Link({ exact = true, ...rest }: LinkProps) {
  if (rest.to !== '.' && safePath(rest.to) === null)
    throw new Error(`A link to ${JSON.stringify(rest.to)} was refused: it is no path of this site.`)
  const activeOptions = { exact, includeSearch: rest.search !== undefined }
  return <RouterLink {...(rest as RouterLinkProps)} activeOptions={activeOptions} />
}

/** The page of this brand that shows a slot, such as the form of the registration; null where none does. */
export function usePageWith(slot: SlotName): AppPath | null {
  const { brand } = useApp()
  const routes = brand.features.flatMap((feature) => feature.routes ?? [])
  const page = routes.find(({ slots }) => slots?.includes(slot))
  return page ? `/${page.path.slice(1)}/` : null
}

/** Whether the brand has a page at this path; what links to it asks first and does without otherwise. */
export function useHasRoute(): (path: AppPath) => boolean {
  const { brand } = useApp()
  const bare = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))
  return (path) =>
    brand.features.some((feature) =>
      feature.routes?.some((route) => bare(route.path) === bare(path)),
    )
}
