import type { RouteContext } from '@marquee/core'
import { makeApp } from '@marquee/core/testing'
import { expect, it } from 'vitest'
import { homeLobby, lobbyPage } from './feature.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { makeHomeData } from './testing/makeHome.ts'

const routeOf = (page: boolean, path: string) => {
  const feature = page ? lobbyPage() : homeLobby()
  const route = feature.routes?.find((one) => one.path === path)
  if (!route) throw new Error(`The feature has no route ${path}.`)
  return route
}

async function contextWith(data: ReturnType<typeof makeHomeData>): Promise<RouteContext> {
  const { brand, api, queryClient } = (await makeApp({ data })).runtime
  return { brand, api, queryClient, locale: 'es', isGuest: true, params: {}, search: {} }
}

it('ROUTE-02 ROUTE-03 has the home page for anyone and the lobby for players', () => {
  expect(routeOf(true, '/').audience).toBeUndefined()
  expect(routeOf(true, '/lobby').audience).toBe('player')
})

it('TEN-01 shows the home page at /lobby where the brand has no lobby page', async () => {
  expect(await routeOf(false, '/lobby').page()).toBe(await routeOf(false, '/').page())
  expect(await routeOf(true, '/lobby').page()).not.toBe(await routeOf(true, '/').page())
})

it('titles the home page with the platform’s words, or its own while there are none', async () => {
  const { titleValues } = routeOf(true, '/')
  expect(await titleValues?.(await contextWith(makeHomeData()))).toMatchObject({
    context: 'seo',
    seoTitle: 'Test Brand: juegos gratis',
  })
  expect(await titleValues?.(await contextWith([]))).toEqual({})
})

const plural = /_(one|many|other)$/
const keysOf = (dictionary: object, path = ''): string[] =>
  Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'object'
      ? keysOf(value as object, `${path}${key}.`)
      : [`${path}${key}`.replace(plural, '')],
  )

it('has every text in both locales', () => {
  expect([...new Set(keysOf(es))]).toEqual([...new Set(keysOf(en))])
})
