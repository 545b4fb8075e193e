import type {
  AppPath,
  Dictionary,
  FeatureDefinition,
  LocaleCode,
  NavigationItem,
  RouteContext,
  RouteDefinition,
} from '@marquee/core'
import type { ComponentType } from 'react'

/** What a room is made of, in one script. */
export interface RoomParts {
  /** By the names that the declaration gives its addresses. */
  pages: Record<string, ComponentType>
  /** Made with `roomTexts`. */
  texts: Record<LocaleCode, Dictionary>
  load: (context: RouteContext) => Promise<void>
  /** Left out where every address that fits a path is a page. */
  isValid?: (context: RouteContext) => boolean
  /** Values for titles and descriptions that depend on what was loaded. */
  titleValues?: (context: RouteContext) => Record<string, string>
}

export interface RoomDeclaration extends Omit<
  FeatureDefinition,
  'messages' | 'navigation' | 'routes'
> {
  /** The module with pages and texts. */
  room: () => Promise<RoomParts>
  /**
   * Address of each page by its name, alone or with what its route has beyond the others'. Title and
   * description are its texts `<name>.title` and `<name>.lead`. Left out by a feature with one page,
   * called `page`, at its own id.
   */
  pages?: Record<string, AppPath | (Partial<RouteDefinition> & { path: AppPath })>
  /** What its routes share, beyond what every room's have. */
  route?: Partial<RouteDefinition>
  /** Its entries in the navigation; they lead to its first page unless told. */
  places?: (Omit<NavigationItem, 'to'> & { to?: AppPath })[]
}

/**
 * A feature whose pages, texts and data come in one script. Every page of a brand loads all
 * declarations, so this says once what such features share: names, titles and how the parts are found.
 * A feature that outgrows it says the same with `defineFeature`.
 */
export function defineRoom({
  id,
  room,
  pages = { page: `/${id}` },
  route,
  places = [],
  ...rest
}: RoomDeclaration): FeatureDefinition {
  const routes = Object.entries(pages).map(([page, at]): RouteDefinition => {
    const own = typeof at === 'string' ? { path: at } : at
    return {
      // `/cash/failed/$presetId` is called `cash-failed-presetId`.
      name: own.path.slice(1).replace(/\W+/g, '-'),
      title: `${id}:${page}.title`,
      description: `${id}:${page}.lead`,
      page: () => room().then((parts) => parts.pages[page] as ComponentType),
      load: async (context) => (await room()).load(context),
      isValid: async (context) => (await room()).isValid?.(context) ?? true,
      titleValues: async (context) => (await room()).titleValues?.(context) ?? {},
      ...route,
      ...own,
    }
  })
  return {
    id,
    routes,
    navigation: places.map((place) => ({ to: routes[0]?.path ?? '/', ...place })),
    messages: {
      en: () => room().then(({ texts }) => texts.en),
      es: () => room().then(({ texts }) => texts.es),
    },
    ...rest,
  }
}
