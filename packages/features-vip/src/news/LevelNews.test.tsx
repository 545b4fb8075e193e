// @vitest-environment happy-dom
import type { PushPayload } from '@marquee/contract'
import type { Interruption } from '@marquee/core'
import { makeApp, makePlayer } from '@marquee/core/testing'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { vip } from '../feature.ts'
import { LevelNews } from './LevelNews.tsx'

const handedIn = vi.hoisted((): Interruption[] => [])
vi.mock('@marquee/core', async (original) => ({
  ...(await original<typeof import('@marquee/core')>()),
  interrupt: (_: unknown, entry: Interruption) => handedIn.push(entry),
}))

afterEach(() => {
  cleanup()
  handedIn.length = 0
})

const prize = { coins: 800, entries: 0 }

async function listen() {
  const { runtime, Frame } = await makeApp({
    brand: { features: [vip()] },
    player: makePlayer({ rankLeague: true }),
  })
  render(
    <Frame>
      <LevelNews />
    </Frame>,
  )
  const tools = { queryClient: runtime.queryClient, api: runtime.api }
  type Kind = PushPayload<'rankLeague'>['kind']
  const tell = (kind: Kind, withPrize: boolean) =>
    vip().pushes?.rankLeague?.(
      { kind, levelIndex: 8, currentExperience: 12_000, ...(withPrize && { prize }) },
      tools,
    )
  return {
    /** Pushes without a prize. */
    push: (kind: Kind) => act(async () => tell(kind, false)),
    /** Pushes of new levels, in one breath. */
    reach: (...kinds: Kind[]) => act(async () => kinds.forEach((kind) => tell(kind, true))),
    wanted: async (index: number) => handedIn[index]?.wanted?.(tools),
  }
}
it('hands in the news of a level, and nothing for a point or a claim', async () => {
  const { push, reach, wanted } = await listen()
  await push('progress')
  await push('reward')
  await reach('level-up')
  await waitFor(() => expect(handedIn.map(({ modal }) => modal)).toEqual(['vip-level-up']))
  expect(await wanted(0)).toBe(true)
})

it('keeps the news of a status that came in the same breath as a level', async () => {
  const { reach } = await listen()
  await reach('status-up', 'level-up')
  await waitFor(() => expect(handedIn.map(({ modal }) => modal)).toEqual(['vip-status-up']))
})

it('tells several levels in one modal, of the new status if one was among them', async () => {
  const { reach, wanted } = await listen()
  await reach('status-up')
  await waitFor(() => expect(handedIn).toHaveLength(1))
  await reach('level-up')
  await waitFor(() => expect(handedIn).toHaveLength(2))
  expect(handedIn[1]?.modal).toBe('vip-status-up')
  expect([await wanted(0), await wanted(1)]).toEqual([false, true])
  await reach('level-up')
  await waitFor(() => expect(handedIn[2]?.modal).toBe('vip-level-up'))
})
