import { defineFeature, type FeatureDeclaration, type PageDeclaration } from '@marquee/core'
import { labels } from './labels/labels.ts'

declare module '@marquee/core' {
  interface Features {
    lobby: { pages: { home: '/'; lobby: '/lobby' } }
  }
}

const seo = { title: 'lobby:home.documentTitle', description: 'lobby:home.description' }

const home: PageDeclaration<'/'> = {
  path: '/',
  name: 'home',
  slots: ['home.sections', 'lobby.restricted', 'lobby.sections', 'lobby.more'],
  ...seo,
}

const lobby: PageDeclaration<'/lobby'> = {
  path: '/lobby',
  audience: 'player',
  slots: ['lobby.restricted', 'lobby.sections', 'lobby.more'],
}

const shared = {
  id: 'lobby',
  navigation: [
    {
      group: 'play',
      label: labels('navigation.lobby'),
      icon: 'lobby',
      to: '/lobby/',
      order: 0,
      audience: 'player',
      duringBreak: 'shown',
      primary: true,
      bottomBar: true,
    },
    {
      group: 'play',
      label: labels('navigation.home'),
      icon: 'lobby',
      order: 0,
      audience: 'guest',
      primary: true,
      bottomBar: true,
    },
  ],
} satisfies Partial<FeatureDeclaration>

/**
 * Home for guests, and a page of its own for players (HOME-02..17, BRAND-12). A brand lists this or
 * `homeLobby`; what it does not list is not in its build.
 */
export const lobbyPage = /* @__PURE__ */ defineFeature(() => ({
  ...shared,
  bundle: () => import('./lobbyPageBundle.ts'),
  pages: { home, lobby: { ...lobby, title: 'lobby:title' } },
}))

/** The same on one page: `/lobby/` shows the home page, whose composition for players is the lobby (TEN-01). */
export const homeLobby = /* @__PURE__ */ defineFeature(() => ({
  ...shared,
  bundle: () => import('./bundle.ts'),
  pages: { home, lobby: { ...lobby, ...seo } },
}))
