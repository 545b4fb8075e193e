import { games, rounds } from '@marquee/contract'
import { fairness, history } from '@marquee/features-history/contract'
import type { RoundOutcome } from '@marquee/game-math'
import { readFairRecord, verifyRound } from '@marquee/game-math/fairness'
import { findGame } from '@marquee/platform-play/games/catalogue'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

const title = findGame('salt-and-sevens')
const today = title.model
const before = 'lines-10-classic'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterEach(() => {
  title.model = today
})
afterAll(() => platform.stop())

/** A player who has begun a round of the title while it ran on another model; the title moves after it. */
async function roundBefore(): Promise<{ player: TestPlayer; id: string; pairId: string }> {
  const player = await platform.signUp()
  title.model = before
  const { data: launch } = await player.ask(games.launchPlay, { params: { idOrSlug: title.id } })
  expect(launch.model).toBe(before)
  platform.clock.advance(4_000)
  const body = { gameId: title.id, action: 'spin' as const, stake: 20 }
  const { data } = await player.ask(rounds.play, { body })
  title.model = today
  return { player, id: data.round.id, pairId: launch.fairness!.pairId }
}

it('a round that is open when its title moves to another model is shown and paid as it was drawn', async () => {
  const { player, id } = await roundBefore()
  const { data: launch } = await player.ask(games.launchPlay, { params: { idOrSlug: title.id } })
  expect(launch.model).toBe(today)
  expect(launch.openRound).toMatchObject({ id, outcome: { modelId: before } })
  const { data } = await player.ask(rounds.finish, { params: { id } })
  expect(data.round).toMatchObject({ id, outcome: launch.openRound!.outcome })

  platform.clock.advance(4_000)
  const body = { gameId: title.id, action: 'spin' as const, stake: 20 }
  const next = await player.ask(rounds.play, { body })
  expect(next.data.round.outcome).toMatchObject({ modelId: today })
})

it('a round from before its title moved is shown again, and checked, on the model that it names', async () => {
  const { player, id, pairId } = await roundBefore()
  await player.ask(rounds.finish, { params: { id } })
  await player.ask(fairness.reveal, { body: { pairId, playerSeed: 'my-own' } })
  const { data } = await player.ask(history.round, { params: { id } })
  const { modelId, action, stake, target } = data.round.outcome as unknown as RoundOutcome
  expect(modelId).toBe(before)
  const { outcome } = data.round
  const { record } = readFairRecord({ ...data.fairness, modelId, action, stake, target, outcome })
  expect(verifyRound(record!).verdict).toBe('right')
})
