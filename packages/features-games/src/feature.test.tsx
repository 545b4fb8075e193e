// @vitest-environment happy-dom
import type { FeatureDefinition, RouteContext } from '@marquee/core'
import { useTopModal } from '@marquee/core'
import { makeApp, makePlayer, type TestAppOptions, useAnyModals } from '@marquee/core/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { games } from './feature.ts'
import { shelfOf } from './catalogue/shelf.ts'
import { isCatalogued } from './isCatalogued.ts'
import { makeCatalogue } from './testing/makeCatalogue.ts'

const feature = games()
const signUpModal: FeatureDefinition = {
  id: 'auth',
  messages: { en: async () => ({}), es: async () => ({}) },
  modals: { signup: { load: async () => () => null }, other: { load: async () => () => null } },
}
const listing = { 'GET /api/rest/games': makeCatalogue() }

async function contextFor(
  path: string,
  params: Record<string, string>,
  options: TestAppOptions = {},
) {
  const { runtime, asked } = await makeApp({
    brand: { features: [feature] },
    answers: listing,
    ...options,
  })
  const context: RouteContext = { ...runtime, isGuest: !options.player, params, search: {} }
  const route = feature.routes?.find((candidate) => candidate.path === path)
  if (!route) throw new Error(`No route ${path}`)
  return { context, route, asked }
}

function Opener({ name = 'game' }: { name?: string }) {
  const modals = useAnyModals()
  return (
    <button type="button" onClick={() => modals.open(name, { value: '7' })}>
      open {String(useTopModal())}
    </button>
  )
}

it('GAMES-14 gives a guest who opens a game the sign-up modal where there is no page for it', async () => {
  const { Frame } = await makeApp({ player: null, brand: { features: [feature, signUpModal] } })
  render(
    <Frame>
      <Opener />
    </Frame>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'open null' }))
  expect(await screen.findByRole('button', { name: 'open signup' })).toBeDefined()
})

it('opens a demo for a guest without asking for an account', async () => {
  const { Frame } = await makeApp({ player: null, brand: { features: [feature, signUpModal] } })
  render(
    <Frame>
      <Opener name="game-demo" />
    </Frame>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'open null' }))
  expect(await screen.findByRole('button', { name: 'open game-demo' })).toBeDefined()
})

it.each([
  ['/issues/$pageName', 'popular-games', true],
  ['/issues/$pageName', 'nowhere', false],
  ['/issues/providers/$pageName', 'saltglass', true],
  ['/issues/providers/$pageName', 'nobody', false],
])('ROUTE-44 says whether %s has %s: %s', async (path, pageName, valid) => {
  const { context, route } = await contextFor(path, { pageName })
  await route.load?.(context)
  expect(await route.isValid?.(context)).toBe(valid)
})

it('leaves a page valid whose catalogue could not be had', async () => {
  const { context, route } = await contextFor(
    '/issues/$pageName',
    { pageName: 'nowhere' },
    { answers: {} },
  )
  await route.load?.(context)
  expect(await route.isValid?.(context)).toBe(true)
})

it('SSR-04 asks for public games for a guest and for those of their restrictions for a player', async () => {
  const path = '/issues/providers'
  const guest = await contextFor(path, {})
  await guest.route.load?.(guest.context)
  const player = makePlayer({ playerRestrictionIdsHash: 'hash-9' })
  const signedIn = await contextFor(path, {}, { player })
  await signedIn.route.load?.(signedIn.context)
  const groups = (asked: typeof guest.asked) => [
    ...new Set(asked.map(({ query }) => query.get('groupKey'))),
  ]
  expect([groups(guest.asked), groups(signedIn.asked)]).toEqual([['public'], ['hash-9']])
})

it('knows a game by id and by slug', () => {
  const shelf = shelfOf(makeCatalogue())
  expect(
    ['3', 'game-3', '99', '', undefined].map((name) => isCatalogued(shelf, 'game', name)),
  ).toEqual([true, true, false, false, false])
})

it('leads from every list of games to the lobby during a break, and not from a game', () => {
  const guarded = feature.routes?.filter(({ middleware }) => middleware?.includes('may-play'))
  expect(guarded?.map(({ path }) => path)).toEqual([
    '/library',
    '/issues/favorites',
    '/issues/providers',
    '/issues/providers/$pageName',
    '/issues/$pageName',
  ])
})
