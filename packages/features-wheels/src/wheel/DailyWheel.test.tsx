import type { Wheel } from '@marquee/contract'
import { patchPlayer, setClock } from '@marquee/core'
import {
  type Answer,
  BalancePill,
  makeApp,
  makePlayer,
  refusal,
  silence,
} from '@marquee/core/testing'
import { describeReveal } from '@marquee/feature-page/testing/describe'
import { makeWheel } from '@marquee/prize-ui/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wheels } from '../feature.ts'
import { arcsOf } from './geometry.ts'
import { DailyWheel } from './DailyWheel.tsx'

const configs = 'GET /rest/extended-wheels/configs/'
const spinPath = 'POST /rest/extended-wheels/spin/1/'
const won = makeWheel().sectors[3]!
const spun = makeWheel({
  available: false,
  availableDate: Date.UTC(2026, 10, 21),
  winSector: { sectorDto: won },
})
const accepted = { success: true, data: { winSector: { sectorDto: won }, wheelData: spun } }
const playerWith = (coins: number) =>
  makePlayer({ playerInfo: { playerBalance: { coins, entries: 150, winnings: 0, tourPoints: 0 } } })

interface Scene {
  wheel?: Wheel | null
  spin?: Answer
  guest?: boolean
  list?: Answer
}

async function show({ wheel = makeWheel(), spin = accepted, guest = false, list }: Scene = {}) {
  let isSpun = false
  const app = await makeApp({
    brand: { features: [wheels()] },
    player: guest ? null : playerWith(15_000),
    answers: {
      [configs]:
        list ??
        (() => ({ success: true, data: { wheels: isSpun ? [spun] : wheel ? [wheel] : [] } })),
      [spinPath]: async (asked) => {
        const answer = typeof spin === 'function' ? await spin(asked) : spin
        isSpun = !(answer instanceof Response)
        return answer
      },
      'GET /rest/player/': { success: true, data: playerWith(16_000) },
    },
  })
  render(
    <app.Frame>
      <BalancePill />
      <DailyWheel />
    </app.Frame>,
  )
  const spins = () => app.asked.filter(({ path }) => path.includes('/spin/'))
  return { ...app, spins }
}

const spinButton = () => screen.findByTestId<HTMLButtonElement>('wheel-spin')

describe('DailyWheel', () => {
  let restore: () => void
  beforeEach(() => {
    restore = setClock(() => Date.UTC(2026, 10, 20, 18, 47, 27))
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    cleanup()
    restore()
    vi.useRealTimers()
    vi.restoreAllMocks()
    delete document.documentElement.dataset['motion']
  })

  it('CALL-66 spins once, however often it is pressed, and cannot be pressed while it turns', async () => {
    const { spins } = await show({ spin: silence })
    const button = await spinButton()
    for (let press = 0; press < 20; press++) button.click()
    await waitFor(() => expect(button.disabled).toBe(true))
    expect(button.textContent).toBe('Spinning')
    // It is played, not loaded: no ring.
    expect(button.hasAttribute('aria-busy')).toBe(false)
    expect(spins()).toHaveLength(1)
    expect(spins()[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('lands on the drawn sector in four seconds and tells the prize only then', async () => {
    await show()
    const button = await spinButton()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(button)
    const disc = () => document.querySelector('[data-rotation]')
    await vi.waitFor(async () => {
      await act(async () => vi.advanceTimersByTime(0))
      expect(disc()?.getAttribute('data-rotation')).not.toBe('0')
    })
    const arc = arcsOf(makeWheel().sectors.map(({ chance }) => chance))[3]!
    const under = 360 - (Number(disc()?.getAttribute('data-rotation')) % 360)
    expect(under).toBeCloseTo(arc.middle, 6)
    act(() => void vi.advanceTimersByTime(3_900))
    expect(screen.getByTestId('wheel').dataset['landed']).toBeUndefined()
    expect(screen.queryByTestId('won')).toBeNull()
    act(() => void vi.advanceTimersByTime(200))
    // It stands on its sector, which blinks, before the prize is told, and stays there.
    expect(screen.getByTestId('wheel').dataset['landed']).toBe('true')
    const lit = screen.getByTestId('wheel-lit').getAttribute('d')
    expect(lit).toBe(document.querySelector('[data-won] > path')?.getAttribute('d'))
    expect(screen.queryByTestId('won')).toBeNull()
    act(() => void vi.advanceTimersByTime(1_100))
    expect(screen.getByTestId('won')).toBeTruthy()
    expect(screen.getByTestId('wheel').dataset['landed']).toBe('true')
  })

  it('knocks its pointer with every peg that passes', async () => {
    const knocks: unknown[] = []
    const animate = vi.fn((frames: unknown) => void knocks.push(frames))
    Object.assign(SVGElement.prototype, { animate })
    await show()
    const button = await spinButton()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(button)
    await vi.waitFor(async () => {
      await act(async () => vi.advanceTimersByTime(0))
      expect(document.querySelector('[data-rotation="0"]')).toBeNull()
    })
    act(() => void vi.advanceTimersByTime(500))
    const early = knocks.length
    act(() => void vi.advanceTimersByTime(3_000))
    act(() => void vi.advanceTimersByTime(500))
    expect(early).toBeGreaterThan(5)
    expect(knocks.length).toBeGreaterThan(early)
    Reflect.deleteProperty(SVGElement.prototype, 'animate')
  })

  it('keeps the balance of the header until the wheel has landed, though a push tells the prize early', async () => {
    let answer: (value: object) => void = () => {}
    const { runtime } = await show({
      spin: () => new Promise((resolve) => (answer = () => resolve(accepted))),
    })
    const header = () => screen.getByTestId('balance-coins').textContent
    const button = await spinButton()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(button)
    await act(async () => vi.advanceTimersByTime(0))
    const { playerInfo } = playerWith(16_000)
    act(() => patchPlayer(runtime.queryClient, (known) => ({ ...known, playerInfo })))
    expect(header()).toContain('15,000')
    await vi.waitFor(async () => {
      answer({})
      await act(async () => vi.advanceTimersByTime(0))
      expect(document.querySelector('[data-rotation]')?.getAttribute('data-rotation')).not.toBe('0')
    })
    act(() => void vi.advanceTimersByTime(3_900))
    expect(header()).toContain('15,000')
    document.documentElement.dataset['motion'] = 'reduced'
    act(() => void vi.advanceTimersByTime(1_300))
    expect(screen.getByTestId('won')).toBeTruthy()
    expect(header()).toContain('16,000')
  })

  it('lets go of the balance of the header when a spin fails', async () => {
    document.documentElement.dataset['motion'] = 'reduced'
    const { runtime } = await show({ spin: () => refusal('not-available') })
    fireEvent.click(await spinButton())
    const { playerInfo } = playerWith(17_000)
    act(() => patchPlayer(runtime.queryClient, (known) => ({ ...known, playerInfo })))
    await waitFor(() => expect(screen.getByTestId('balance-coins').textContent).toContain('17,000'))
  })

  it('tells the prize at once to those who want stillness, politely, as a sum of balances', async () => {
    document.documentElement.dataset['motion'] = 'reduced'
    const { runtime } = await show()
    fireEvent.click(await spinButton())
    const told = await screen.findByText(/You won 1,000 coins\. You now have 16,000 coins\./)
    expect(told.closest('[aria-live="polite"]')).toBeTruthy()
    await waitFor(() =>
      expect(screen.getByTestId('won-sum-coins').textContent).toMatch(/15,000.*1,000.*16,000/),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Collect' }))
    expect((await screen.findByRole('timer')).textContent).toBe('5h 13m')
    expect(screen.queryByTestId('wheel-spin')).toBeNull()
    expect(runtime.queryClient.getQueryData(['player', 'me'])).toMatchObject({
      playerInfo: { playerBalance: { coins: 16_000 } },
    })
  })

  it('WHEEL-04 ERR-32 opens the modal of the daily wheel with why a spin failed', async () => {
    const { runtime } = await show({ spin: () => refusal('not-available') })
    runtime.i18n.addResourceBundle('en', 'data', { error: { 'not-available': 'Not today.' } }, true)
    fireEvent.click(await spinButton())
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.textContent).toContain('Not today.'))
    expect(dialog.textContent).toContain('The wheel of the day')
  })

  it('repeats a lost try with its own key', async () => {
    let tries = 0
    const { spins } = await show({
      spin: () => {
        tries += 1
        if (tries === 1) throw new TypeError('Failed to fetch')
        return accepted
      },
    })
    const button = await spinButton()
    fireEvent.click(button)
    await screen.findByRole('dialog')
    fireEvent.click(button)
    await waitFor(() => expect(spins()).toHaveLength(2))
    const keys = spins().map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[1]).toBe(keys[0])
  })

  it('counts down to the next spin, and asks for the wheels when it is there', async () => {
    await show({ wheel: spun })
    expect((await screen.findByRole('timer')).textContent).toBe('5h 13m')
    expect((await screen.findByTestId<HTMLButtonElement>('wheel-wait')).disabled).toBe(true)
  })

  it('invites a guest to sign up', async () => {
    await show({ guest: true, wheel: makeWheel({ available: false }) })
    expect(await screen.findByRole('button', { name: 'Sign up and spin' })).toBeTruthy()
    expect(screen.queryByTestId('wheel-spin')).toBeNull()
  })

  it('says when there is no wheel, and offers another try when it did not load', async () => {
    await show({ wheel: null })
    expect(await screen.findByText('No wheel right now')).toBeTruthy()
    cleanup()
    let fails = true
    await show({
      list: () =>
        fails ? refusal('internal') : { success: true, data: { wheels: [makeWheel()] } },
    })
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8_000 })
    fails = false
    fireEvent.click(retry)
    expect(await spinButton()).toBeTruthy()
  }, 15_000)
})

describeReveal({
  feature: wheels(),
  name: 'the daily wheel',
  children: <DailyWheel />,
  answers: { [configs]: { success: true, data: { wheels: [makeWheel()] } }, [spinPath]: accepted },
  path: '/spin/1/',
  prize: won.prize,
  press: async () => {
    const button = await screen.findByTestId('wheel-spin')
    return () => void fireEvent.click(button)
  },
})
