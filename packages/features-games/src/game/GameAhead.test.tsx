// @vitest-environment happy-dom
import { makeApp, makePlayer } from '@marquee/core/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GameAhead } from './GameAhead.tsx'

const loaded = vi.fn<() => void>()
vi.mock('./GameModal.tsx', () => {
  loaded()
  return { GameModal: () => null }
})
/** What waits for the browser to have nothing better to do. */
const waiting: IdleRequestCallback[] = []

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => waiting.push(run))
  vi.stubGlobal('cancelIdleCallback', () => waiting.splice(0))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  waiting.splice(0)
  loaded.mockClear()
})

async function show(player: ReturnType<typeof makePlayer> | null) {
  const { Frame, runtime, asked } = await makeApp({ player })
  render(
    <Frame>
      <GameAhead />
      <p>at rest</p>
    </Frame>,
  )
  await screen.findByText('at rest')
  const goTo = (search: Record<string, string>) =>
    act(async () => runtime.router?.navigate({ to: '.', search }))
  return { goTo, opened: () => asked.map(({ path }) => path) }
}

it.each([
  ['a guest', null, {}],
  [
    'a player during a break',
    makePlayer({ restriction: { kind: 'cool-off', until: 1_763_700_000_000 } }),
    {},
  ],
  ['a player who spares data', makePlayer(), { saveData: true }],
  ['a player far from any mast', makePlayer(), { effectiveType: 'slow-2g' }],
])('fetches no game ahead for %s', async (_, player, connection) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }))
  await show(player)
  expect(waiting).toEqual([])
})

it('fetches the view of games and what all are made of for a player, once the page is at rest', async () => {
  await show(makePlayer())
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  expect(loaded).not.toHaveBeenCalled()
  expect(document.querySelector('iframe')).toBeNull()
  vi.useFakeTimers()
  act(() => waiting[0]?.({ didTimeout: false, timeRemaining: () => 50 }))
  const frame = document.querySelector('iframe')
  expect(frame?.getAttribute('src')).toBe('/arcade/?mode=play#ahead')
  // As the game's own, it has no origin; and nobody sees or reaches it.
  expect([frame?.getAttribute('sandbox'), frame?.hidden]).toEqual(['allow-scripts', true])
  act(() => void vi.advanceTimersByTime(30_000))
  expect(document.querySelector('iframe')).toBeNull()
  vi.useRealTimers()
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledTimes(1))
})

it('asks for a game when its address is gone to, and only then', async () => {
  const { goTo, opened } = await show(makePlayer())
  await goTo({ category: 'slots' })
  expect(opened()).toEqual([])
  await goTo({ category: 'slots', game: '7' })
  expect(opened()).toEqual(['/rest/game/7/play/'])
  await goTo({ category: 'new', game: '7' })
  await goTo({ game: '7', isMoney: '1' })
  expect(opened()).toHaveLength(1)
  await goTo({ game: '8' })
  expect(opened()).toEqual(['/rest/game/7/play/', '/rest/game/8/play/'])
})

it.each([
  ['a guest', null, {}],
  ['a mode that is switched first', makePlayer({ gameMode: 'TournamentPoints' }), { isMoney: '1' }],
])('leaves a game to its view for %s', async (_, player, parameters) => {
  const { goTo, opened } = await show(player)
  await goTo({ game: '7', ...parameters })
  expect(opened()).toEqual([])
})
