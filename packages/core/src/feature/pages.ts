import { type Localized } from '@marquee/contract/locales'
import type { ApiClient } from '@marquee/api-client'
import type { IconName } from '@marquee/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Brand } from '../brand/types.ts'
import type { LocaleCode } from '../i18n/types.ts'
import type { SlotName } from '../slots/types.ts'

export type LayoutName = 'default' | 'auth' | 'geoblock'
/** Who a page, modal or entry is for. */
export type Audience = 'anyone' | 'guest' | 'player'

/** At once or later. */
export type Awaitable<T> = T | Promise<T>
/** A component that is fetched when it is needed. */
export type LazyComponent<P = object> = () => Promise<ComponentType<P> | OwnScript<P>>
/** A component of a bundle that comes in a script of its own, so that the bundle stays small. */
export interface OwnScript<P = object> {
  load: LazyComponent<P>
}

/** What a route's loader, validity check and title work with. */
export interface RouteContext {
  brand: Brand
  api: ApiClient
  queryClient: QueryClient
  locale: LocaleCode
  isGuest: boolean
  params: Record<string, string>
  search: Record<string, unknown>
}

/** A page of a feature. Pages, layouts and slots are loaded on demand (ROUTE-01). */
export interface RouteDefinition {
  /** Pattern with `$name` for parameters, without locale, for example `/issues/$pageName`. */
  path: string
  /** Unique over all features; the route's name with the locale joined by three underscores. */
  name: string
  page: LazyComponent
  layout?: LayoutName
  audience?: Audience
  /** Runs before the page and its prefetch, in order; pages for players or guests have `route-guard` by themselves. */
  middleware?: string[]
  /** Keeps what the page understands of the query, and turns the rest away. */
  search?: (query: Record<string, unknown>) => Record<string, unknown>
  /** Fills the query cache before the page is rendered. */
  load?: (context: RouteContext) => Promise<unknown>
  /** A page that turns out not to exist answers 404 'Page Not Found: {full path}' (ROUTE-44). */
  isValid?: (context: RouteContext) => Awaitable<boolean>
  /** Message key of the document's title, with the values it needs from the loaded data. */
  title: string
  titleValues?: (context: RouteContext) => Awaitable<Record<string, string>>
  /** Message key of the document's description; without such a text there is none. */
  description?: string
  /** Search engines leave the page out. */
  noindex?: true
  /** Slots the page shows: their entries are loaded with it. */
  slots?: SlotName[]
  /** The page needs nothing of the platform: the build makes its payload ahead (SSR-05). */
  prerender?: true
  /** The page is a section of the account area and stands in its navigation; it wraps itself in `AccountFrame`. */
  account?: AccountSection
}

/** How a page is listed in the account area. */
export interface AccountSection {
  label: Localized<string>
  icon: IconName
  /** Lower comes first; 0..100. */
  order: number
}
