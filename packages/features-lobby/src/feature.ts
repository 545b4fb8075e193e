import { defineFeature, type RouteContext, type RouteDefinition } from '@marquee/core'
import { homeQuery, loadHome } from './queries.ts'
import { homePage, lobbyPage } from './pages.ts'

export interface LobbyOptions {
  /**
   * Whether the brand's lobby is a page of its own. Without it `/lobby/` shows the home page, whose
   * composition for players is the lobby (TEN-01).
   */
  page: boolean
}

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

/** Home for guests, lobby for players: the first page of both (HOME-02..17). */
export const lobby = defineFeature<LobbyOptions>((options) => ({
  id: 'lobby',
  routes: [
    {
      path: '/',
      name: 'home',
      page: homePage,
      load: loadHome,
      slots: ['home.sections', 'lobby.chips', 'lobby.sections'],
      ...seo,
    },
    {
      path: '/lobby',
      name: 'lobby',
      audience: 'player',
      page: options.page ? lobbyPage : homePage,
      load: loadHome,
      slots: ['lobby.chips', 'lobby.sections'],
      ...(options.page ? { title: 'lobby:title' } : seo),
    },
  ],
  navigation: [
    {
      group: 'play',
      label: { en: 'Lobby', es: 'Vestíbulo' },
      icon: 'lobby',
      to: '/lobby/',
      order: 0,
      audience: 'player',
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
}))
