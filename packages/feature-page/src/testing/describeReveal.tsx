import type { Prize } from '@marquee/contract'
import {
  type AppRuntime,
  type FeatureDefinition,
  notificationsAtom,
  patchPlayer,
} from '@marquee/core'
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
  /** What the draw credits; null for one that decides something else, such as which offer it is. */
  prize: Prize | null
  /** What tells the outcome: the prize's coins unless told. */
  words?: string
  /** Finds what is pressed to draw; the press follows once time stands still. */
  press: (runtime: AppRuntime) => Promise<() => void>
  /** Part of the call's path: the draw has been asked for. Null for what the platform draws by itself. */
  path: string | null
  /** Whether the outcome is told by now: a prize stands on its stage, unless told. */
  isTold?: () => boolean
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
const isOnStage = () => screen.queryByTestId('won') !== null

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
  words = prize?.coins.toLocaleString('en') ?? '',
  press,
  path,
  isTold = isOnStage,
  finish,
}: RevealScene): void {
  const won = prize ?? { coins: 0, entries: 0 }
  const playerWith = (coins: number, entries: number) =>
    makePlayer({ ...differs, playerInfo: { playerBalance: { ...balance, coins, entries } } })
  const before = playerWith(balance.coins, balance.entries)
  const after = playerWith(balance.coins + won.coins, balance.entries + won.entries)

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
        const draw = await press(runtime)
        const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
        act(draw)
        const isAsked = (part: string) =>
          vi.waitFor(async () => {
            await pass(0)
            expect(asked.some((call) => call.path.includes(part))).toBe(true)
          })
        if (path === null) await pass(0)
        else await isAsked(path)
        // The credit is told by a push, often before the answer of the draw.
        if (prize)
          await act(async () => {
            patchPlayer(runtime.queryClient, () => after)
            runtime.store.set(notificationsAtom, {
              type: 'add',
              notification: {
                id: 'cash-1',
                text: 'background:notifications.coins',
                values: { coins: prize.coins },
                at: 0,
              },
            })
          })
        if (prize && path !== null) await isAsked('/rest/player/')
        let waited = 0
        for (; !isTold() && waited < longest; waited += step) {
          expect(header()).toContain('15,000')
          expect(spoken()).not.toContain(words)
          expect(runtime.store.get(notificationsAtom)).toEqual([])
          // What moves says that something happens; a ring on the button reads as loading.
          expect(document.querySelector('button[aria-busy="true"]')).toBeNull()
          if (waited === 5 * step) finish?.()
          await pass(step)
        }
        expect(isTold()).toBe(true)
        expect(waited).toBeGreaterThan(3 * step)
        // The last figure counts up; nobody waits for it here.
        await vi.waitFor(async () => {
          await pass(step)
          expect(header()).toContain((balance.coins + won.coins).toLocaleString('en'))
        })
        // A modal of its own is read when it opens.
        expect(spoken('[aria-live], [role="dialog"]')).toContain(words)
        expect(runtime.store.get(notificationsAtom)).toHaveLength(prize ? 1 : 0)
      } finally {
        vi.useRealTimers()
        vi.restoreAllMocks()
        delete document.documentElement.dataset['motion']
      }
    }, 20_000)
  })
}
