// @vitest-environment happy-dom
import type { PushPayload } from '@marquee/contract'
import { makeApp, makePlayer, waitingModals } from '@marquee/core/testing'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { vip } from '../feature.ts'
import { LevelNews } from './LevelNews.tsx'

afterEach(cleanup)

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
    waiting: () => waitingModals(runtime).map(({ modal }) => modal),
    wanted: async (index: number) => waitingModals(runtime)[index]?.wanted?.(tools),
  }
}
it('hands in the news of a level, and nothing for a point or a claim', async () => {
  const { push, reach, waiting, wanted } = await listen()
  await push('progress')
  await push('reward')
  await reach('level-up')
  await waitFor(() => expect(waiting()).toEqual(['vip-level-up']))
  expect(await wanted(0)).toBe(true)
})

it('keeps the news of a status that came in the same breath as a level', async () => {
  const { reach, waiting } = await listen()
  await reach('status-up', 'level-up')
  await waitFor(() => expect(waiting()).toEqual(['vip-status-up']))
})

it('tells several levels in one modal, of the new status if one was among them', async () => {
  const { reach, waiting, wanted } = await listen()
  await reach('status-up')
  await waitFor(() => expect(waiting()).toHaveLength(1))
  await reach('level-up')
  await waitFor(() => expect(waiting()).toHaveLength(2))
  expect(waiting()[1]).toBe('vip-status-up')
  expect([await wanted(0), await wanted(1)]).toEqual([false, true])
  await reach('level-up')
  await waitFor(() => expect(waiting()[2]).toBe('vip-level-up'))
})
