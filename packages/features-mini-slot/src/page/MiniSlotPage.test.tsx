import type { MiniSlot } from '../contract/schemas.ts'
import { type Answer, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeReveal, describeFeaturePage } from '@marquee/feature-page/testing/describe'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { miniSlotBundle } from '../bundle.ts'
import { miniSlot } from '../feature.ts'
import { makeCabinet } from '../testing/makeCabinet.ts'
import { makeMiniSlot, makeMiniSlotInfo, makeSpun } from '../testing/makeMiniSlot.ts'
import { MiniSlotPage } from './MiniSlotPage.tsx'

describeFeaturePage({ feature: miniSlot(), Page: MiniSlotPage })

const data = (value: object) => ({ success: true, data: value })

interface Scene {
  slot?: MiniSlot
  after?: MiniSlot
  spin?: Answer
}

async function show({
  slot = makeMiniSlot(),
  after = makeMiniSlot({ spinsDone: 3, spinsLeft: 2 }),
  spin = data(makeSpun()),
}: Scene = {}) {
  let asks = 0
  const app = await makeApp({
    brand: { features: [miniSlot()] },
    player: makePlayer(),
    data: makePageData({ info: makeMiniSlotInfo() }),
    answers: {
      'GET /rest/mini-game-slot/configs/': () => data(asks++ ? after : slot),
      'GET /rest/mini-game-slot/spin/': spin,
      'GET /rest/mini-game-slot/reset-level/': data(makeMiniSlot({ level: 0, spinsDone: 0 })),
      'GET /rest/player/': data(makePlayer()),
    },
  })
  render(
    <app.Frame>
      <MiniSlotPage />
    </app.Frame>,
  )
  await screen.findByTestId('mini-slot-level-1')
  return app
}

const current = () =>
  [1, 2, 3, 4].filter((level) =>
    screen.getByTestId(`mini-slot-level-${level}`).hasAttribute('aria-current'),
  )
const shown = () =>
  [...screen.getByTestId('mini-slot-reels').querySelectorAll('[data-turning], div > div > div')]
    .map((strip) => strip.querySelector('[data-symbol]')?.getAttribute('data-symbol'))
    .filter((symbol) => symbol !== undefined)
const spins = (asked: { path: string }[]) => asked.filter(({ path }) => path.includes('/spin/'))

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduced'
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['motion']
})

describe('the cabinet of the brand', () => {
  it('reaches the page', async () => {
    const own = makeCabinet()
    const { pages } = await miniSlotBundle(async () => ({ cabinet: own }))
    const app = await makeApp({
      brand: { features: [miniSlot({ cabinet: async () => ({ cabinet: own }) })] },
      data: makePageData({ info: makeMiniSlotInfo() }),
    })
    render(
      <app.Frame>
        <pages.page />
      </app.Frame>,
    )
    const cabinet = await screen.findByTestId('mini-slot-cabinet')
    expect(cabinet.querySelector(`path[d="${own.back[0]?.[1]}"]`)).toBeTruthy()
  })
})

describe('the mini slot', () => {
  it('MINISLOT-01 shows the level the player is on, with the odds of that level’s table', async () => {
    await show()
    expect(current()).toEqual([2])
    const table = within(screen.getByRole('table', { name: 'Prizes and odds of level 2' }))
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows).toContainEqual(expect.stringMatching(/Three bells.*800 coins.*15%/))
    expect(rows).toContainEqual(expect.stringMatching(/No match.*Nothing.*50%/))
    expect(screen.getByTestId('mini-slot-left').textContent).toContain('3 free spins left today')
  })

  it('spins, and tells in words what the reels show and what it brought', async () => {
    await show()
    fireEvent.click(screen.getByTestId('mini-slot-spin'))
    expect((await screen.findByTestId('mini-slot-told')).textContent).toBe('Three bells')
    expect(screen.getByText(/You won 800 coins/)).toBeTruthy()
    expect(new Set(shown())).toEqual(new Set(['2']))
    expect(screen.getByTestId('mini-slot-left').textContent).toContain('2 free spins left today')
  })

  it('celebrates nothing where nothing was won', async () => {
    const nothing = makeSpun({ reels: [1, 2, 3], outcomeId: 1, prize: { coins: 0, entries: 0 } })
    await show({ spin: data(nothing) })
    fireEvent.click(screen.getByTestId('mini-slot-spin'))
    expect((await screen.findByTestId('mini-slot-told')).textContent).toBe('No match this time.')
    expect(screen.queryByTestId('won')).toBeNull()
  })

  it('MINISLOT-02 keeps its level when the answer names one below 0', async () => {
    await show({ spin: data(makeSpun({ level: -1 })), after: makeMiniSlot({ spinsDone: 3 }) })
    fireEvent.click(screen.getByTestId('mini-slot-spin'))
    await screen.findByTestId('mini-slot-told')
    expect(current()).toEqual([2])
  })

  it('MINISLOT-03 ERR-44 refuses a spin while one is running: Already spinning', async () => {
    document.documentElement.dataset['motion'] = 'full'
    const { asked } = await show()
    const lever = screen.getByTestId('mini-slot-spin')
    fireEvent.click(lever)
    expect(screen.queryByTestId('mini-slot-too-soon')).toBeNull()
    fireEvent.click(lever)
    expect((await screen.findByTestId('mini-slot-too-soon')).textContent).toBe('Already spinning')
    expect(spins(asked)).toHaveLength(1)
    // The prize is told when the reels are at rest, and the words are gone with the next spin.
    expect(screen.queryByTestId('mini-slot-told')).toBeNull()
    await screen.findByTestId('mini-slot-told', {}, { timeout: 4_000 })
    fireEvent.click(lever)
    await waitFor(() => expect(spins(asked)).toHaveLength(2))
    expect(screen.queryByTestId('mini-slot-too-soon')).toBeNull()
  })

  it('each reel is felt as it stops, before the spin is told', async () => {
    document.documentElement.dataset['motion'] = 'full'
    const vibrate = vi.fn()
    Object.assign(navigator, { vibrate })
    await show({ spin: data({ ...makeSpun(), prize: { coins: 0, entries: 0 } }) })
    fireEvent.click(screen.getByTestId('mini-slot-spin'))
    await waitFor(() => expect(vibrate).toHaveBeenCalledTimes(1), { timeout: 2_000 })
    expect(screen.queryByTestId('mini-slot-told')).toBeNull()
    await screen.findByTestId('mini-slot-told', {}, { timeout: 4_000 })
    expect(vibrate.mock.calls).toEqual([[16], [16], [16]])
  })

  it('ERR-44 says the same where another tab is spinning', async () => {
    await show({ spin: () => refusal('too-fast') })
    fireEvent.click(screen.getByTestId('mini-slot-spin'))
    expect((await screen.findByTestId('mini-slot-too-soon')).textContent).toBe('Already spinning')
  })

  it('has no lever without spins, and starts again after the last level', async () => {
    await show({ slot: makeMiniSlot({ spinsLeft: 0 }) })
    expect(screen.getByTestId('mini-slot-spin')).toHaveProperty('disabled', true)
    expect(screen.getByTestId('mini-slot-left').textContent).toContain('New spins in')
    cleanup()
    await show({ slot: makeMiniSlot({ level: 3, spinsDone: 5, isComplete: true }) })
    expect(screen.queryByTestId('mini-slot-spin')).toBeNull()
    fireEvent.click(screen.getByTestId('mini-slot-restart'))
    await waitFor(() => expect(current()).toEqual([1]))
  })
})

describeReveal({
  feature: miniSlot(),
  children: <MiniSlotPage />,
  data: makePageData({ info: makeMiniSlotInfo() }),
  answers: {
    'GET /rest/mini-game-slot/configs/': data(makeMiniSlot()),
    'GET /rest/mini-game-slot/spin/': data(makeSpun()),
  },
  path: '/spin/',
  prize: makeSpun().prize,
  press: async () => {
    const button = await screen.findByTestId('mini-slot-spin')
    return () => void fireEvent.click(button)
  },
})
