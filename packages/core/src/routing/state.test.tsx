import type { i18n } from 'i18next'
// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { ensureMessages, hasMessages } from '../i18n/messages.ts'
import { noteUse } from '../i18n/noteUse.ts'
import { makeApp, type TestAppOptions } from '../testing/makeApp.tsx'
import { dehydrateState, hydrateState } from './state.ts'

const dictionaries = {
  page: { title: 'A page', more: 'More of it' },
  strip: { title: 'A strip', later: { won: 'You won' }, more: { all: 'All of it' } },
  absent: { title: 'Nothing of this' },
}
const features: NonNullable<TestAppOptions['brand']>['features'] = Object.entries(dictionaries).map(
  ([id, texts]) => ({ id, messages: { en: async () => texts, es: async () => texts } }),
)

it('a page comes with the texts of its feature, and of strips with those that stand on it, until they come to life', async () => {
  const [server, browser] = await Promise.all([
    makeApp({ brand: { features } }),
    makeApp({ brand: { features } }),
  ])
  const { brand, i18n } = server.runtime
  await ensureMessages(brand, i18n, ['page', 'strip', 'absent'])
  for (const namespace of Object.keys(dictionaries))
    void (browser.runtime.i18n as i18n).removeResourceBundle('en', namespace)
  const use = noteUse(i18n)
  expect(i18n.getFixedT('en', 'page')('title')).toBe('A page')
  expect(i18n.getFixedT('en', 'strip')('more.all')).toBe('All of it')
  hydrateState(browser.runtime, dehydrateState(server.runtime, use, ['strip', 'absent']))

  const here = (namespace: string): unknown =>
    browser.runtime.i18n.getResourceBundle('en', namespace)
  expect(here('page')).toEqual(dictionaries.page)
  expect(here('strip')).toEqual({ more: { all: 'All of it' } })
  expect(here('absent')).toBeUndefined()
  expect(hasMessages(browser.runtime.i18n, 'page')).toBe(true)
  expect(hasMessages(browser.runtime.i18n, 'strip')).toBe(false)
  await ensureMessages(browser.runtime.brand, browser.runtime.i18n, ['strip'])
  expect(here('strip')).toEqual(dictionaries.strip)
  expect(hasMessages(browser.runtime.i18n, 'strip')).toBe(true)
})

it('a page comes with the data that its render knew, and says which it looked for in vain', async () => {
  const [server, browser] = await Promise.all([makeApp(), makeApp()])
  const games = [1, 2, 3].map((id) => ({ id, title: { en: `Game ${id}`, es: `Juego ${id}` } }))
  server.runtime.queryClient.setQueryData(['games'], games, { updatedAt: 1_795_500_000_000 })
  const use = { keys: new Map(), whole: new Set<string>() }
  const looked = new Set(['["games"]', '["winners"]'])
  hydrateState(browser.runtime, dehydrateState(server.runtime, use, [], { looked }))
  expect(browser.runtime.queryClient.getQueryData(['games'])).toEqual(
    games.map(({ id, title }) => ({ id, title: { en: title.en } })),
  )
  expect(browser.runtime.queryClient.getQueryState(['games'])).toMatchObject({
    status: 'success',
    fetchStatus: 'idle',
    dataUpdatedAt: 1_795_500_000_000,
    isInvalidated: false,
  })
  expect(browser.runtime.moves.unknown).toEqual(new Set(['["winners"]']))
})

it.each([undefined, new Set(['*'])])(
  'a page whose render may have looked at everything says so: %o',
  async (looked) => {
    const { runtime } = await makeApp()
    const use = { keys: new Map(), whole: new Set<string>() }
    runtime.moves.unknown = new Set()
    hydrateState(runtime, dehydrateState(runtime, use, [], looked && { looked }))
    expect(runtime.moves.unknown).toBeNull()
  },
)
