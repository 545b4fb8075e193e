import { inLocale } from '@marquee/contract/locales'
import { type Dictionary, eachLocale, type LocaleCode } from '../i18n/types.ts'
import type { FeatureBundle, FeatureDeclaration } from './declaration.ts'
import type { OwnScript, RouteDefinition } from './pages.ts'
import type { FeatureDefinition, NavigationItem } from './types.ts'

/** A feature as a brand lists it: `dailyLogin({ ... })`. */
export type FeatureFactory<O> = undefined extends O
  ? (options?: O) => FeatureDefinition
  : (options: O) => FeatureDefinition

/** What every declaration is, whichever feature's. */
interface Declared extends Omit<
  FeatureDefinition,
  'freeWay' | 'messages' | 'modals' | 'navigation' | 'routes'
> {
  bundle: () => Promise<FeatureBundle>
  pages?: Record<string, Partial<RouteDefinition> & { path: string }>
  route?: Partial<RouteDefinition>
  navigation?: (Omit<NavigationItem, 'to'> & { to?: string })[]
  freeWay?: FeatureDeclaration['freeWay']
  modals?: object | undefined
}

function toDefinition({
  id,
  bundle,
  pages = { page: { path: `/${id}` } },
  route,
  navigation = [],
  ...rest
}: Declared): FeatureDefinition {
  const routes = Object.entries(pages).map(([page, own]): RouteDefinition => ({
    // `/cash/failed/$presetId` is called `cash-failed-presetId`.
    name: own.path.slice(1).replace(/\W+/g, '-'),
    title: `${id}:${page}.title`,
    description: `${id}:${page}.lead`,
    page: async () => (await bundle()).pages?.[page] as OwnScript,
    load: async (context) => (await bundle()).load?.(context, page),
    isValid: async (context) => (await bundle()).isValid?.(context, page) ?? true,
    titleValues: async (context) => (await bundle()).titleValues?.(context, page) ?? {},
    ...route,
    ...own,
  }))
  const texts = (locale: LocaleCode) => async () => {
    const own = inLocale<Dictionary | (() => Promise<Dictionary>)>(
      (await bundle()).messages,
      locale,
    )
    return typeof own === 'function' ? own() : own
  }
  return {
    id,
    routes,
    navigation: navigation.map((item) => ({
      to: routes[0]?.path ?? '/',
      ...item,
    })) as NavigationItem[],
    messages: eachLocale(texts),
    // The brand has the page: it is the feature's own.
    ...(rest as Omit<FeatureDefinition, 'id' | 'messages'>),
  }
}

/**
 * Declares a feature whose pages, texts and data come in its bundle. Every page of a brand loads all
 * declarations, so a declaration stays small, and what they share is said here: names, titles, and how
 * the bundle is asked.
 */
export function defineFeature(declare: () => FeatureDeclaration): FeatureFactory<undefined>
export function defineFeature<O>(declare: (options: O) => FeatureDeclaration): FeatureFactory<O>
export function defineFeature<O>(declare: (options: O) => FeatureDeclaration) {
  return (options: O) => toDefinition(declare(options))
}
