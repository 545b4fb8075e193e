import { session } from '@marquee/contract'
import {
  type Brand,
  type BrandConfig,
  defineBrand,
  type FeatureDefinition,
  type RouteDefinition,
  useApp,
  usePlayer,
} from '@marquee/core'
import { renderPage } from '@marquee/core/server'
import { makeKeptParts } from '@marquee/core/server/kept'
import type { BuildAssets } from '@marquee/core/server/types'
import { type BrandServices, withServices } from '@marquee/core/services'
import { createElement } from 'react'
import type { ServedBrand } from '../brands.ts'
import { permissionsOf } from '../headers/common.ts'
import { type Companies, pagePolicyOf } from '../headers/pagePolicy.ts'

const echo = ['echo']

/** Says all that its render knew: who is there, and which headers the platform was asked with. */
function EchoPage() {
  const { queryClient, brand } = useApp()
  const player = usePlayer()
  const known = queryClient.getQueriesData({ queryKey: echo })
  return createElement(
    'section',
    { 'data-brand': brand.key },
    createElement('h1', null, player ? `Welcome ${player.name}` : 'Welcome guest'),
    createElement('pre', null, JSON.stringify(known)),
  )
}

const page: Omit<RouteDefinition, 'path' | 'name'> = {
  page: async () => EchoPage,
  title: 'pages:title',
  search: ({ q }) => (typeof q === 'string' ? { q } : {}),
  load: ({ api, queryClient, search }) =>
    queryClient.prefetchQuery({
      queryKey: [...echo, search['q'] ?? null],
      queryFn: () => api.call(session.restrictionInfo),
    }),
}

const pages = (): FeatureDefinition => ({
  id: 'pages',
  routes: [
    { ...page, path: '/', name: 'home' },
    { ...page, path: '/open', name: 'open' },
    { ...page, path: '/mine', name: 'mine', audience: 'player' },
    { ...page, path: '/signin', name: 'signin', prerender: true, load: async () => {} },
  ],
  messages: {
    en: async () => ({ title: 'A page' }),
    es: async () => ({ title: 'Una página' }),
  },
})

const address = '/assets/picture-1234567890.svg'

export const makeBrand = (overrides: Partial<BrandConfig> = {}): Brand =>
  defineBrand({
    key: 'test',
    name: 'Test',
    theme: {
      key: 'test',
      art: {
        logo: address,
        mark: address,
        hero: address,
        heroNarrow: address,
        notFound: address,
        empty: address,
        trouble: address,
        reward: address,
      },
      preloadFonts: [],
      themeColor: { dark: '#111111', light: '#ffffff' },
    },
    locales: ['en', 'es'],
    appInit: { renderOnServer: true, userCache: false },
    features: [pages()],
    ...overrides,
  })

const assets: BuildAssets = {
  id: 'build1',
  entry: '/assets/client-1234567890.js',
  integrity: 'sha384-x',
  css: [],
  preloads: ['/assets/shell-1234567890.js'],
  bySource: {},
}

/** A brand as the front serves it, rendered from the sources of the shell; it has no files. */
export function makeServedBrand(
  overrides: Partial<BrandConfig> = {},
  services: BrandServices = {},
  companies?: Companies,
): ServedBrand & { renders: () => number } {
  const built = makeBrand(overrides)
  const brand = withServices(built, services)
  const parts = makeKeptParts()
  let count = 0
  return {
    brand,
    folder: brand.key,
    policy: pagePolicyOf(brand, companies),
    permissions: permissionsOf(companies?.identity),
    files: (_request, _answer, next) => next(),
    page(request, platform) {
      count += 1
      return renderPage(built, request, { ...platform, assets, services, parts })
    },
    renders: () => count,
  }
}
