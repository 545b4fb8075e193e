import { describe, expect, it, vi } from 'vitest'
import { makeMotion } from '../stage/motion.ts'
import type { Celebrated } from '../ui/overlay.ts'
import { jackpotOrder, moments } from './moments.ts'
import { makeRoundScreen, type ScreenOptions } from './screen.ts'

it('tells of progress with each spin, win and respin, so that the page does not take a long round for a dead one', () => {
  const onProgress = vi.fn()
  const { narrator } = makeRoundScreen({
    root: { dataset: {} },
    controls: { update: vi.fn() },
    overlay: { badge: vi.fn() },
    stage: {},
    sound: { mood: vi.fn() },
    state: () => ({}),
    onProgress,
  } as unknown as ScreenOptions)
  narrator.skippable(false)
  narrator.skippable(true)
  expect(onProgress).toHaveBeenCalledTimes(2)
  narrator.badge('2 respins left')
  expect(onProgress).toHaveBeenCalledTimes(3)
})

/** A screen whose clock the test moves, with what was shown, heard and read out. */
function makeScreen({ calm = false } = {}) {
  const motion = makeMotion()
  const celebrate = vi.fn((_shown: Celebrated) => ({ amount, end }))
  const amount = vi.fn()
  const end = vi.fn()
  const play = vi.fn()
  const announce = vi.fn()
  const symbol = vi.fn(() => new Promise<never>(() => undefined))
  const root = { dataset: {} as Record<string, string> }
  const { narrator } = makeRoundScreen({
    root,
    controls: { update: vi.fn() },
    overlay: { badge: vi.fn(), celebrate, announce },
    stage: { motion, size: { width: 390, height: 844 } },
    pictures: { symbolUrl: (name: string) => `${name}.svg`, symbol },
    skin: { symbols: { jackpot: 'crown', scatter: 'moon' } },
    formats: { amount: (value: number) => value.toLocaleString('en') },
    sound: { mood: vi.fn(), play },
    state: () => ({}),
    reducedMotion: () => calm,
    onProgress: vi.fn(),
  } as unknown as ScreenOptions)
  return { narrator, motion, celebrate, amount, end, play, announce, symbol, root }
}

describe('a moment', () => {
  it.each([...jackpotOrder.entries()])(
    'of the jackpot number %i, %s, is heard by its level, led by its symbol, counted up and read out',
    async (level, jackpot) => {
      const { narrator, motion, celebrate, amount, end, play, announce, root } = makeScreen()
      const over = narrator.moment(jackpot, { title: `${jackpot} jackpot`, amount: 25_000 })
      expect(play).toHaveBeenCalledWith('jackpot', level)
      expect(celebrate).toHaveBeenCalledWith(
        expect.objectContaining({
          title: `${jackpot} jackpot`,
          kind: `jackpot ${jackpot}`,
          picture: 'crown.svg',
          longest: '25,000',
        }),
      )
      expect(announce).toHaveBeenCalledWith(`${jackpot} jackpot. 25,000`)
      expect(root.dataset.phase).toBe('showing')
      // A press ends what counts, another what stays.
      motion.skip()
      await Promise.resolve()
      expect(amount).toHaveBeenLastCalledWith('25,000')
      await Promise.resolve()
      motion.skip()
      await over
      expect(end).toHaveBeenCalledTimes(1)
    },
  )

  it('is larger the higher the jackpot: it counts and stays longer, with more coins', () => {
    const shows = jackpotOrder.map((jackpot) => moments[jackpot])
    for (const [at, next] of shows.slice(1).entries()) {
      const one = shows[at]!
      expect(next.countUpMs).toBeGreaterThan(one.countUpMs)
      expect(next.staysMs).toBeGreaterThan(one.staysMs)
      expect(next.bursts).toBeGreaterThan(one.bursts)
    }
  })

  it('throws no coins where motion is reduced', () => {
    const { narrator, symbol } = makeScreen({ calm: true })
    void narrator.moment('grand', { title: 'Grand jackpot', amount: 1 })
    expect(symbol).not.toHaveBeenCalled()
    const moving = makeScreen()
    void moving.narrator.moment('grand', { title: 'Grand jackpot', amount: 1 })
    expect(moving.symbol).toHaveBeenCalled()
  })

  it('of free spins tells their number and what is different in them, and counts nothing', async () => {
    const { narrator, motion, celebrate, end, play, announce } = makeScreen()
    const over = narrator.moment('free-spins', { title: '10 free spins', detail: 'All wins ×3' })
    expect(play).toHaveBeenCalledWith('feature')
    expect(celebrate.mock.lastCall![0]).toMatchObject({
      kind: 'feature free-spins',
      picture: 'moon.svg',
      detail: 'All wins ×3',
      longest: undefined,
    })
    expect(announce).toHaveBeenCalledWith('10 free spins. All wins ×3')
    motion.skip()
    await over
    expect(end).toHaveBeenCalledTimes(1)
  })
})
