import {
  defineFeature,
  type FeatureDefinition,
  type LazyComponent,
  type RouteContext,
  type RouteDefinition,
} from '@marquee/core'
import { homeQuery, loadHome } from './queries.ts'

const homePage: LazyComponent = () => import('./HomePage.tsx').then((module) => module.HomePage)

/** The document's title and description, as the platform writes them for search engines (HOME-02). */
function seoValues({ brand, api, queryClient, locale }: RouteContext): Record<string, string> {
  const home = queryClient.getQueryData(homeQuery(api, brand.homeCollections).queryKey)
  if (!home) return {}
  const { title, description } = home.seo
  const read = (text: typeof title) =>
    typeof text === 'string' ? text : (text[locale] ?? text.en ?? '')
  return { context: 'seo', seoTitle: read(title), seoDescription: read(description) }
}

const seo = {
  title: 'lobby:home.documentTitle',
  description: 'lobby:home.description',
  titleValues: seoValues,
} satisfies Partial<RouteDefinition>

const home: RouteDefinition = {
  path: '/',
  name: 'home',
  page: homePage,
  load: loadHome,
  slots: ['home.sections', 'lobby.restricted', 'lobby.sections', 'lobby.more'],
  ...seo,
}

const lobbyAddress = {
  path: '/lobby',
  name: 'lobby',
  audience: 'player',
  load: loadHome,
  slots: ['lobby.restricted', 'lobby.sections', 'lobby.more'],
} satisfies Partial<RouteDefinition>

const shared = {
  id: 'lobby',
  navigation: [
    {
      group: 'play',
      label: { en: 'Lobby', es: 'Vestíbulo' },
      icon: 'lobby',
      to: '/lobby/',
      order: 0,
      audience: 'player',
      duringBreak: 'shown',
      bottomBar: true,
    },
    {
      group: 'play',
      label: { en: 'Home', es: 'Inicio' },
      icon: 'lobby',
      to: '/',
      order: 0,
      audience: 'guest',
      bottomBar: true,
    },
  ],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
} satisfies FeatureDefinition

/**
 * Home for guests, and a page of its own for players (HOME-02..17, BRAND-12). A brand lists this or
 * `homeLobby`; what it does not list is not in its build.
 */
export const lobbyPage = /* @__PURE__ */ defineFeature((): FeatureDefinition => ({
  ...shared,
  routes: [
    home,
    {
      ...lobbyAddress,
      page: () => import('./LobbyPage.tsx').then((module) => module.LobbyPage),
      title: 'lobby:title',
    },
  ],
}))

/** The same on one page: `/lobby/` shows the home page, whose composition for players is the lobby (TEN-01). */
export const homeLobby = /* @__PURE__ */ defineFeature((): FeatureDefinition => ({
  ...shared,
  routes: [home, { ...lobbyAddress, page: homePage, ...seo }],
}))
