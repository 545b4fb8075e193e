import { type FeatureDefinition, modalStackAtom } from '@marquee/core'
import { makeApp, makePlayer, makePromotion, refusal } from '@marquee/core/testing'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { load } from '../bundle.ts'
import { rewards } from '../feature.ts'
import { RewardsHubPage } from './RewardsHubPage.tsx'

const own = { feature: 'rewards', link: '/profile/rewards' }
const running = makePromotion({ ...own, id: 'running', title: 'Runs' })
const next = makePromotion({ ...own, id: 'next', title: 'Later', nextAt: Date.UTC(2099, 0, 1) })
const ready = makePromotion({ ...own, id: 'ready', title: 'Now', ready: 1 })

const offers: FeatureDefinition = {
  id: 'offers',
  routes: [{ path: '/promotions', name: 'promotions', title: 'x', page: async () => () => null }],
  messages: { en: async () => ({}), es: async () => ({}) },
}

/** A feature whose reward is claimed where it is listed. */
const daily: FeatureDefinition = {
  id: 'daily-login',
  claims: 'daily-login',
  modals: { 'daily-login': { load: async () => () => null, openModal: 'daily-login' } },
  messages: { en: async () => ({}), es: async () => ({}) },
}

async function show(promotions: ReturnType<typeof makePromotion>[], player = makePlayer()) {
  const { Frame, runtime } = await makeApp({
    brand: { features: [rewards(), offers, daily] },
    player,
    data: [[['pages', 'promotions'], promotions]],
  })
  render(
    <Frame>
      <RewardsHubPage />
    </Frame>,
  )
  return runtime
}

it('rewards page > shows what can be claimed, then timers, and leaves the rest to promotions', async () => {
  await show([ready, next, running])
  const groups = await screen.findAllByRole('region')
  expect(
    groups.map((group) => within(group).getByRole('heading', { level: 2 }).textContent),
  ).toEqual(['Ready to claim', 'Coming up'])
  expect(screen.getByRole('link', { name: 'Open: Now' }).getAttribute('href')).toBe(
    '/profile/rewards',
  )
  expect(screen.queryByText('Runs')).toBeNull()
})

it('rewards page > claims in place what needs no choice, and says of the rest that it opens', async () => {
  const reward = makePromotion({
    id: 'daily-login',
    feature: 'daily-login',
    link: '/lobby/?openModal=daily-login',
    title: 'Daily reward',
    ready: 1,
  })
  const { store } = await show([reward, ready])
  fireEvent.click(await screen.findByRole('button', { name: 'Claim: Daily reward' }))
  expect(store.get(modalStackAtom)).toMatchObject([
    { name: 'daily-login', props: { claims: 'daily-login' } },
  ])
  expect(screen.getByRole('link', { name: 'Open: Now' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Claim/ })).toBeNull()
})

it('rewards page > says that nothing can be claimed, above the timers', async () => {
  await show([next])
  expect(await screen.findByText('Nothing to claim right now')).toBeTruthy()
  expect(screen.getByText('Later')).toBeTruthy()
})

it('rewards page > during a break invites to nothing and says why', async () => {
  const restriction = { kind: 'cool-off', until: Date.UTC(2099, 0, 1) } as const
  await show([], makePlayer({ restriction }))
  expect(await screen.findByText('No rewards for now')).toBeTruthy()
  expect(screen.queryAllByRole('link')).toEqual([])
})

it.each(['hub', 'page'] as const)(
  'rewards that cannot be read > are said on their own page, not in its place: %s',
  async (page) => {
    const { runtime } = await makeApp({
      brand: { features: [rewards()] },
      player: makePlayer(),
      answers: {
        'GET /rest/page/promotions/': () => refusal('unavailable'),
        'GET /rest/rewards/': () => refusal('unavailable'),
      },
    })
    const { api, queryClient } = runtime
    await expect(load({ api, queryClient, isGuest: false }, page)).resolves.toBeUndefined()
  },
)
