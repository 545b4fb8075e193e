import type { Prize } from '@marquee/contract'
import { type FeatureDefinition, notificationsAtom, notify, patchPlayer } from '@marquee/core'
import {
  type Answers,
  BalancePill,
  makeApp,
  makePlayer,
  type TestAppOptions,
} from '@marquee/core/testing'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'

export interface RevealScene extends Pick<TestAppOptions, 'data'> {
  feature: FeatureDefinition
  /** Tells scenes of one feature apart. */
  name?: string
  /** What the player sees: the page or modal that draws. */
  children: ReactNode
  answers: Answers
  /** What differs in the player; the balance is the test's own. */
  player?: Parameters<typeof makePlayer>[0]
  /** What the answer of the draw brings. */
  prize: Prize
  /** Finds what is pressed to draw; the press follows once time stands still. */
  press: () => Promise<() => void>
  /** Part of the call's path: the draw has been asked for. */
  path: string
  /** What the player does at the end of the reveal, where time alone does not end it. */
  finish?: () => void
}

const balance = { coins: 15_000, entries: 150, winnings: 0, tourPoints: 0 }
const step = 100
/** No reveal takes longer, in ms. */
const longest = 20_000

/** What a screen reader is told at the moment. */
const spoken = (regions = '[aria-live], [role="status"], [role="alert"]') =>
  [...document.querySelectorAll(regions)].map(({ textContent }) => textContent).join(' ')
const header = () => screen.getByTestId('balance-coins').textContent
const isTold = () => screen.queryByTestId('won') !== null

/**
 * The outcome of a draw is credited at once and told when its reveal comes to rest. Until then
 * neither the balance in the header, nor notifications, nor what is spoken give it away.
 */
export function describeReveal({
  feature,
  name = feature.id,
  children,
  answers,
  data,
  player: differs,
  prize,
  press,
  path,
  finish,
}: RevealScene): void {
  const playerWith = (coins: number, entries: number) =>
    makePlayer({ ...differs, playerInfo: { playerBalance: { ...balance, coins, entries } } })
  const before = playerWith(balance.coins, balance.entries)
  const after = playerWith(balance.coins + prize.coins, balance.entries + prize.entries)

  describe(`the draw of ${name}`, () => {
    it('outcome > is nowhere to be seen before its reveal has come to rest', async () => {
      document.documentElement.dataset['motion'] = 'full'
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const { Frame, runtime, asked } = await makeApp({
        brand: { features: [feature] },
        player: before,
        answers: { ...answers, 'GET /rest/player/': { success: true, data: after } },
        ...(data && { data }),
      })
      try {
        render(
          <Frame>
            <BalancePill />
            {children}
          </Frame>,
        )
        const draw = await press()
        const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
        act(draw)
        await vi.waitFor(async () => {
          await pass(0)
          expect(asked.some((call) => call.path.includes(path))).toBe(true)
        })
        // The credit is told by a push, often before the answer of the draw.
        await act(async () => {
          patchPlayer(runtime.queryClient, () => after)
          notify(runtime.store, {
            id: 'cash-1',
            text: 'background:notifications.coins',
            values: { coins: prize.coins },
            at: 0,
          })
        })
        await vi.waitFor(async () => {
          await pass(0)
          expect(asked.some((call) => call.path === '/rest/player/')).toBe(true)
        })
        let waited = 0
        for (; !isTold() && waited < longest; waited += step) {
          expect(header()).toContain('15,000')
          expect(spoken()).not.toContain(prize.coins.toLocaleString('en'))
          expect(runtime.store.get(notificationsAtom)).toEqual([])
          if (waited === 5 * step) finish?.()
          await pass(step)
        }
        expect(isTold()).toBe(true)
        expect(waited).toBeGreaterThan(3 * step)
        // The last figure counts up; nobody waits for it here.
        await vi.waitFor(async () => {
          await pass(step)
          expect(header()).toContain((balance.coins + prize.coins).toLocaleString('en'))
        })
        // A modal of its own is read when it opens.
        expect(spoken('[aria-live], [role="dialog"]')).toContain(prize.coins.toLocaleString('en'))
        expect(runtime.store.get(notificationsAtom)).toHaveLength(1)
      } finally {
        vi.useRealTimers()
        vi.restoreAllMocks()
        delete document.documentElement.dataset['motion']
      }
    }, 20_000)
  })
}
