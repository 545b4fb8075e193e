import { describe, expect, it } from 'vitest'
import type { FeatureDefinition } from '../feature/types.ts'
import { defineBrand } from './defineBrand.ts'
import type { BrandConfig } from './types.ts'

const makeFeature = (overrides: Partial<FeatureDefinition> = {}): FeatureDefinition => ({
  id: 'one',
  messages: { en: async () => ({}), es: async () => ({}) },
  ...overrides,
})

const makeConfig = (overrides: Partial<BrandConfig> = {}): BrandConfig => ({
  key: 'test',
  name: 'Test',
  theme: {
    key: 'test',
    art: {
      logo: '',
      mark: '',
      hero: '',
      heroNarrow: '',
      notFound: '',
      empty: '',
      trouble: '',
      reward: '',
    },
    preloadFonts: [],
    themeColor: { dark: '#000000', light: '#ffffff' },
  },
  locales: ['en', 'es'],
  appInit: { renderOnServer: true, userCache: false },
  features: [],
  ...overrides,
})

const makePage = (path: string, name: string) => ({
  path,
  name,
  title: 'x',
  page: async () => () => null,
})

describe('defineBrand', () => {
  it('answers an unknown setting with the nearest right one', () => {
    const config = { ...makeConfig(), localse: ['en'] }
    expect(() => defineBrand(config)).toThrow(
      "'localse' is not a setting of a brand. Did you mean 'locales'?",
    )
  })
  it('names both features that claim one route', () => {
    const features = [
      makeFeature({ routes: [makePage('/vip', 'vip')] }),
      makeFeature({ id: 'two', routes: [makePage('/vip', 'club')] }),
    ]
    expect(() => defineBrand(makeConfig({ features }))).toThrow(
      "Features 'one' and 'two' both claim the route '/vip'",
    )
  })
  it('names both features that claim one modal', () => {
    const modals = { gift: { load: async () => () => null } }
    const features = [makeFeature({ modals }), makeFeature({ id: 'two', modals })]
    expect(() => defineBrand(makeConfig({ features }))).toThrow("both claim the modal 'gift'")
  })
  it('says which partner a feature lacks', () => {
    const features = [makeFeature({ requires: ['lobby'] })]
    expect(() => defineBrand(makeConfig({ features }))).toThrow(
      "Feature 'one' needs feature 'lobby'",
    )
  })
  it('LAYOUT-06 refuses a route that names a middleware there is none of', () => {
    const page = { ...makePage('/affiliates', 'affiliates'), middleware: ['route-gaurd'] }
    const features = [makeFeature({ routes: [page] })]
    expect(() => defineBrand(makeConfig({ features }))).toThrow(
      "Route 'affiliates' (/affiliates) names the middleware 'route-gaurd', which does not exist. Did you mean 'route-guard'?",
    )
  })
  it('refuses a redirect to a host that the brand does not allow', () => {
    const routeRules = { '/shop': { redirect: { to: 'https://evil.example/' } } }
    expect(() => defineBrand(makeConfig({ routeRules }))).toThrow("leads to 'evil.example'")
    const allowedHosts = ['evil.example']
    expect(defineBrand(makeConfig({ routeRules, allowedHosts })).routeRules).toBe(routeRules)
  })
  it('completes the composition with the usual variants, and refuses one that there is not', () => {
    const composition = { navigation: 'rail' } as const
    expect(defineBrand(makeConfig({ composition })).composition).toEqual({
      navigation: 'rail',
      home: 'split',
      lobby: 'shelves',
      featurePage: 'banner',
    })
    expect(() => defineBrand(makeConfig({ composition: { lobby: 'shelfs' as never } }))).toThrow(
      "'shelfs' is no variant of 'composition.lobby'. Did you mean 'shelves'?",
    )
  })
  it('lists every problem at once', () => {
    const features = [makeFeature({ requires: ['lobby'] }), makeFeature()]
    expect(() => defineBrand(makeConfig({ features, locales: ['es'] }))).toThrow(
      /lacks 'en'[\s\S]*claim the id[\s\S]*needs feature/,
    )
  })
  it('knows what the brand has', () => {
    const brand = defineBrand(makeConfig({ features: [makeFeature()] }))
    expect([brand.has('one'), brand.has('two')]).toEqual([true, false])
  })
})
