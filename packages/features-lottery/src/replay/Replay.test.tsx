import { setClock } from '@marquee/core'
import { type Answer, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeReveal } from '@marquee/feature-page/testing/describe'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lottery } from '../feature.ts'
import { LotterySection } from '../lobby/LotterySection.tsx'
import { LotteryPage } from '../page/LotteryPage.tsx'
import {
  makeDetails,
  makeLotteryInfo,
  makeOwn,
  makeTickets,
  makeUnseen,
  makeWinners,
} from '../testing/makeLottery.ts'
import { AwayScene } from './AwayScene.tsx'

const path = '/rest/promo-events/lottery'
const data = (value: object) => ({ success: true, data: value })
const unseen = makeOwn({ tickets: [...makeTickets(2), ...makeUnseen()] })
const seen = makeOwn({
  tickets: [...makeTickets(2), ...makeUnseen().map((ticket) => ({ ...ticket, isSeen: true }))],
})
const winners = makeWinners()
const answers = {
  [`GET ${path}/details/`]: data(makeDetails()),
  [`GET ${path}/player-tickets/`]: data(unseen),
  [`GET ${path}/leaderboard/46/`]: data({ leaders: [] }),
  [`GET ${path}/leaderboard/45/`]: data({ leaders: winners }),
  [`POST ${path}/seen/45/`]: data(seen),
}
const entry = {
  id: 3,
  kind: 'lottery',
  params: { title: { en: 'Weekly lottery', es: 'Lotería semanal' } },
  coins: 0,
  entries: 0,
  at: Date.UTC(2026, 10, 20),
  isRead: false,
} as const
const Away = () => <AwayScene entries={[entry]} close={() => {}} />

async function show(Part: () => ReactNode, own: Record<string, Answer> = {}) {
  const app = await makeApp({
    brand: { features: [lottery()] },
    player: makePlayer(),
    data: makePageData({ info: makeLotteryInfo() }),
    answers: { ...answers, ...own },
  })
  render(
    <app.Frame>
      <Part />
    </app.Frame>,
  )
  const seenCalls = () => app.asked.filter(({ path: one }) => one.endsWith('/seen/45/'))
  return { ...app, seenCalls }
}

const button = (id: string) => screen.findByTestId<HTMLButtonElement>(id)
const enabled = async (id: string) => {
  await waitFor(async () => expect((await button(id)).disabled).toBe(false))
  return button(id)
}

beforeEach(() => {
  setClock(() => Date.UTC(2026, 10, 20))
  document.documentElement.dataset['motion'] = 'full'
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  setClock(() => Date.now())
  delete document.documentElement.dataset['motion']
})

const scenes = { 'the lottery on its page': LotteryPage, 'the lottery while away': Away }
for (const [name, Scene] of Object.entries(scenes))
  describeReveal({
    feature: lottery(),
    name,
    children: <Scene />,
    data: makePageData({ info: makeLotteryInfo() }),
    answers,
    path: null,
    prize: null,
    words: 'One of your tickets came up',
    press: async () => {
      const watch = await enabled('lottery-watch')
      return () => void fireEvent.click(watch)
    },
    isTold: () => screen.queryByTestId('lottery-result') !== null,
  })

describe('a draw that was not seen', () => {
  it('is told nowhere: no prize to be taken, no winners, no line in the lobby', async () => {
    await show(LotteryPage)
    await button('lottery-watch')
    expect(screen.queryByTestId('lottery-rewards')).toBeNull()
    expect(screen.queryByText('The last draw')).toBeNull()
    expect(document.querySelectorAll('[data-drawn], [data-state="won"]')).toHaveLength(0)
    expect(screen.queryByTestId('lottery-leaders')?.textContent ?? '').not.toContain('6021 1874')
    cleanup()
    await show(LotterySection)
    const section = await screen.findByTestId('lottery-section')
    expect(section.textContent).toContain('See if your tickets came up')
    expect(section.textContent).not.toContain('prize')
  })

  it('plays number after number, marks the player’s own as they come, and ends with what they won', async () => {
    const { seenCalls } = await show(LotteryPage)
    const watch = await enabled('lottery-watch')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(watch)
    const stage = within(screen.getByTestId('lottery-replay'))
    expect(stage.getByTestId('lottery-drum').dataset['turning']).toBe('on')
    expect(document.activeElement).toBe(screen.getByTestId('lottery-skip'))
    const called: (string | null)[] = []
    const marked = () =>
      screen.getAllByTestId('lottery-own').filter(({ dataset }) => dataset['drawn'])
    let atMark: number | undefined
    const whilePlaying: unknown[] = []
    for (let waited = 0; waited < 20_000 && !screen.queryByTestId('lottery-result'); waited += 50) {
      await act(async () => void (await vi.advanceTimersByTimeAsync(50)))
      const text = screen.queryByTestId('lottery-call')?.textContent
      if (text && text !== called.at(-1)) called.push(text)
      if (marked().length && atMark === undefined) atMark = called.length
      if (!screen.queryByTestId('lottery-result')) whilePlaying.push(...seenCalls())
    }
    // What the end set going, before time is real again.
    await act(async () => void (await vi.advanceTimersByTimeAsync(100)))
    vi.useRealTimers()
    expect(called).toHaveLength(winners.length)
    expect(whilePlaying).toEqual([])
    // From the last place to the first; the third of the winners is the player's.
    expect(called.at(-1)).toBe('6021 1874')
    expect(called[(atMark ?? 0) - 1]).toBe('6243 8628')
    expect(marked().map(({ textContent }) => textContent)).toEqual(['6243 8628Place 2'])
    const result = within(screen.getByTestId('lottery-result'))
    expect(result.getByText('You won 15,000 coins and 1.00 entry.')).toBeTruthy()
    await waitFor(() => expect(seenCalls()).toHaveLength(1))
    expect(await screen.findByTestId('lottery-rewards')).toBeTruthy()
    expect(screen.getByText('The last draw')).toBeTruthy()
  })

  it('can be skipped to the same words, by keys too', async () => {
    await show(LotteryPage)
    fireEvent.click(await enabled('lottery-watch'))
    fireEvent.click(screen.getByTestId('lottery-skip'))
    const result = await screen.findByTestId('lottery-result')
    expect(result.textContent).toContain('One of your tickets came up')
    expect(document.activeElement).toBe(result)
  })

  it('is told at once, in the same words, to who wants stillness', async () => {
    document.documentElement.dataset['motion'] = 'reduced'
    await show(LotteryPage)
    fireEvent.click(await enabled('lottery-watch'))
    expect(screen.getByTestId('lottery-result').textContent).toContain(
      'One of your tickets came up',
    )
    expect(screen.queryByTestId('lottery-call')).toBeNull()
  })

  it('says plainly that nothing came up, without a prize to collect', async () => {
    const blank = makeUnseen().map((ticket) => ({ ...ticket, place: null, prize: null }))
    await show(Away, {
      [`GET ${path}/player-tickets/`]: data(makeOwn({ tickets: blank })),
      [`POST ${path}/seen/45/`]: data(makeOwn({ tickets: blank })),
      [`GET ${path}/leaderboard/45/`]: data({
        leaders: winners.filter(({ isOwn }) => !isOwn),
      }),
    })
    fireEvent.click(await enabled('lottery-skip'))
    const result = await screen.findByTestId('lottery-result')
    expect(result.textContent).toContain('None of your 3 tickets came up this time')
    expect(screen.queryByTestId('lottery-collect')).toBeNull()
  })

  it('leads from the scene to the prize, and stays told when it could not be noted as seen', async () => {
    await show(Away, { [`POST ${path}/seen/45/`]: () => refusal('internal') })
    fireEvent.click(await enabled('lottery-skip'))
    const collect = await screen.findByTestId('lottery-collect')
    expect(collect.getAttribute('href')).toBe('/lottery')
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(screen.getByTestId('lottery-result')).toBeTruthy()
  })

  it('is played from the player’s own tickets when the winners do not load', async () => {
    await show(Away, { [`GET ${path}/leaderboard/45/`]: () => refusal('internal') })
    fireEvent.click(await enabled('lottery-skip'))
    expect((await screen.findByTestId('lottery-result')).textContent).toContain('You won 15,000')
  })

  it('shows its result where it was seen in another tab meanwhile', async () => {
    let own = unseen
    const { runtime } = await show(Away, {
      [`GET ${path}/player-tickets/`]: () => data(own),
    })
    await enabled('lottery-watch')
    own = seen
    await act(() => runtime.queryClient.invalidateQueries({ queryKey: ['lottery'] }))
    expect((await screen.findByTestId('lottery-result')).textContent).toContain('You won 15,000')
  })

  it('is not played during a break, nor where nothing of a lottery came in', async () => {
    await show(LotteryPage, {
      [`GET ${path}/details/`]: data(makeDetails({ current: null, rule: null })),
    })
    expect(await screen.findByTestId('lottery-rewards')).toBeTruthy()
    expect(screen.queryByTestId('lottery-replay')).toBeNull()
    cleanup()
    const { asked } = await show(() => <AwayScene entries={[]} close={() => {}} />)
    await waitFor(() => expect(asked.length).toBeGreaterThan(1))
    expect(screen.queryByTestId('lottery-replay')).toBeNull()
  })
})
