import type { Promotion } from '@marquee/contract'
import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setClock } from '../app/clock.ts'
import type { FeatureDefinition } from '../feature/types.ts'
import { BottomBar } from '../layouts/BottomBar.tsx'
import { MainNavigation } from '../layouts/MainNavigation.tsx'
import { makeApp, type TestAppOptions } from '../testing/makeApp.tsx'
import { makePlayer } from '../testing/makePlayer.ts'
import { makePromotion } from '../testing/makePromotion.ts'
import { shownPromotions } from './shown.ts'
import { useRefreshPromotions } from './useRefreshPromotions.ts'
import { givenPath } from '../routing/to.ts'

const texts = { en: async () => ({}), es: async () => ({}) }
const page = (path: string) => ({
  path,
  name: path.slice(1),
  title: 'x',
  page: async () => () => null,
})
const item = (to: string, label: string, order: number) =>
  ({
    group: 'rewards',
    label: { en: label, es: label },
    icon: 'bingo',
    to: givenPath(to),
    order,
    primary: true,
  }) as const

const hub: FeatureDefinition = {
  id: 'hub',
  routes: [page('/hub')],
  navigation: [{ ...item('/hub', 'Hub', 1), bottomBar: true, sumsUpRewards: true }],
  messages: texts,
}
/** One feature with a page and a modal without an entry of its own. */
const balls: FeatureDefinition = {
  id: 'balls',
  routes: [page('/balls'), page('/cards')],
  modals: { 'open-balls': { openModal: 'open-balls', load: async () => () => null } },
  navigation: [item('/balls', 'Balls', 2), item('/cards', 'Cards', 3)],
  messages: texts,
}
const quiet: FeatureDefinition = {
  id: 'quiet',
  isActive: () => false,
  routes: [page('/quiet')],
  messages: texts,
}
const features = [hub, balls, quiet]

const entry = (id: string, link: string, overrides: Partial<Promotion> = {}) =>
  makePromotion({ id, feature: 'balls', link, ...overrides })
const all = [
  entry('balls', '/balls', { ready: 2 }),
  entry('modal', '/lobby/?openModal=open-balls', { ready: 1 }),
  entry('cards', '/cards', { ready: 4 }),
]

const show = async (Part: () => React.ReactNode, options: TestAppOptions = {}) => {
  const app = await makeApp({
    brand: { features },
    player: makePlayer(),
    data: [[['pages', 'promotions'], all]],
    ...options,
  })
  render(
    <app.Frame>
      <Part />
    </app.Frame>,
  )
  return app
}

describe('promotions of a brand', () => {
  it('shown promotions > are those of its features that are on and lead somewhere', async () => {
    const { runtime } = await makeApp({ brand: { features } })
    const given = [
      ...all,
      entry('no page', '/nowhere'),
      entry('no modal', '/lobby/?openModal=nothing'),
      makePromotion({ id: 'absent', feature: 'absent', link: '/balls' }),
      makePromotion({ id: 'switched off', feature: 'quiet', link: '/quiet' }),
    ]
    const ids = shownPromotions(runtime.brand, given, makePlayer()).map(({ id }) => id)
    expect(ids).toEqual(['balls', 'modal', 'cards'])
  })
})

describe('badges of the navigation', () => {
  const badge = (name: RegExp) => screen.findByRole('link', { name })

  it('sidebar > counts what can be claimed behind each entry, and all of it at the hub', async () => {
    await show(MainNavigation)
    // What no entry leads to counts for the first one of its feature.
    expect((await badge(/^Balls/)).textContent).toContain('3 ready to claim')
    expect((await badge(/^Cards/)).textContent).toContain('4 ready to claim')
    expect((await badge(/^Hub/)).textContent).toContain('7 ready to claim')
  })

  it('bottom bar > has the badge of all at the hub', async () => {
    await show(() => <BottomBar guest={false} />)
    expect((await screen.findByTestId('ready-count')).textContent).toContain('7 ready to claim')
  })

  it('nothing ready > has no badge', async () => {
    await show(MainNavigation, { data: [[['pages', 'promotions'], [entry('balls', '/balls')]]] })
    await badge(/^Balls$/)
    expect(screen.queryByTestId('ready-count')).toBeNull()
  })
})

describe('what can be claimed', () => {
  afterEach(() => vi.useRealTimers())
  const Refresh = () => {
    useRefreshPromotions()
    return null
  }
  const call = 'GET /rest/page/promotions/'
  const answers = (promotions: Promotion[]) => ({
    [call]: { seo: { title: 'x', description: 'x' }, payload: { promotions } },
  })
  const asks = (app: { asked: { path: string }[] }) =>
    app.asked.filter(({ path }) => path.includes('promotions')).length

  it('player > is asked for again after a push, and once after several', async () => {
    const app = await show(Refresh, { answers: answers(all) })
    expect(asks(app)).toBe(0)
    vi.useFakeTimers()
    for (let count = 0; count < 3; count++) app.runtime.events.emit('pushed', {})
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(asks(app)).toBe(1)
  })

  it('player > is asked for again when the next thing becomes ready', async () => {
    const start = Date.UTC(2026, 10, 20)
    const reset = setClock(() => start)
    vi.useFakeTimers()
    const soon = [entry('balls', '/balls', { nextAt: start + 60_000 })]
    const app = await show(Refresh, {
      data: [[['pages', 'promotions'], soon]],
      answers: answers(all),
    })
    await act(() => vi.advanceTimersByTimeAsync(59_000))
    expect(asks(app)).toBe(0)
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(asks(app)).toBe(1)
    reset()
  })

  it('guest > is asked nothing', async () => {
    const app = await show(Refresh, { player: null, data: [], answers: answers(all) })
    expect(asks(app)).toBe(0)
  })
})
