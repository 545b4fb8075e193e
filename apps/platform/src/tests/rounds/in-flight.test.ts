import { randomUUID } from 'node:crypto'
import { type PlayRequest, games, player as playerEndpoints, rounds } from '@marquee/contract'
import { fairness, history } from '@marquee/features-history/contract'
import { findGameModel, mostInFlight, type RoundOutcome } from '@marquee/game-math'
import { readFairRecord, verifyRound } from '@marquee/game-math/fairness'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { settleAbandoned } from '@marquee/platform-play/rounds/service'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { gameOfModel, makeHaul, makeShot, makeSpin } from '../../testing/makePlay.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const most = mostInFlight(findGameModel('fish-reef'))

/** Fires once the pace allows it. */
async function fire(player: TestPlayer, body: PlayRequest = makeHaul()) {
  platform.clock.advance(300)
  return player.call(rounds.play, { body, key: randomUUID() })
}
const finish = (player: TestPlayer, id: string) =>
  player.ask(rounds.finish, { params: { id }, key: randomUUID() })
const coinsOf = async (player: TestPlayer) =>
  Number((await balancesOf(platform.kernel.db, player.playerId)).coins)
const launch = (player: TestPlayer) =>
  player.ask(games.launchPlay, { params: { idOrSlug: gameOfModel('fish-reef').id } })

it('lets several shots be under way together, each with its stake taken and its win still to come', async () => {
  const player = await platform.signUp()
  const before = await coinsOf(player)
  const open = []
  for (let shot = 0; shot < most; shot++) {
    const { status, body } = await fire(player)
    expect(status).toBe(200)
    open.push(body.data.round)
  }
  expect(await coinsOf(player)).toBe(before - most * 20)
  const { data } = await launch(player)
  expect([data.openRound, ...data.laterRounds].map((round) => round?.id)).toEqual(
    open.map(({ id }) => id),
  )
  // They land in any order, and each pays its own win, once.
  let now = before - most * 20
  for (const { id, win } of open.toReversed()) {
    now += win
    await finish(player, id)
    await finish(player, id)
    expect(await coinsOf(player)).toBe(now)
  }
  expect((await launch(player)).data).toMatchObject({ openRound: null, laterRounds: [] })
})

it('refuses one more than may be under way, and one that comes before its time', async () => {
  const player = await platform.signUp()
  const { body } = await fire(player)
  const early = await player.call(rounds.play, { body: makeHaul(), key: randomUUID() })
  expect(early).toMatchObject({ status: 429, body: { error: { code: 'too-fast' } } })
  for (let shot = 1; shot < most; shot++) expect((await fire(player)).status).toBe(200)
  const coins = await coinsOf(player)
  expect(await fire(player)).toMatchObject({
    status: 409,
    body: { error: { code: 'round-open', details: [{ message: body.data.round.id }] } },
  })
  expect(await coinsOf(player)).toBe(coins)
  await finish(player, body.data.round.id)
  expect((await fire(player)).status).toBe(200)
})

it('begins no more than may be under way, however many are asked for at the same time', async () => {
  const player = await platform.signUp()
  for (let shot = 1; shot < most; shot++) await fire(player)
  platform.clock.advance(300)
  const answers = await Promise.all(
    [1, 2, 3].map(() => player.call(rounds.play, { body: makeHaul(), key: randomUUID() })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it.each([
  ['a round of another game', () => makeSpin()],
  ['a shot of a game that has one under way at a time', () => makeShot()],
  [
    'a shot of another game of the same engine',
    () => makeHaul({ gameId: gameOfModel('fish-trench').id, target: 'jellyfish' }),
  ],
])('lets no %s begin beside a shot', async (_, other) => {
  const player = await platform.signUp()
  await fire(player)
  expect(await fire(player, other())).toMatchObject({
    status: 409,
    body: { error: { code: 'round-open' } },
  })
})

it('lets no shot begin beside a round of another game, nor the mode change while one is under way', async () => {
  const player = await platform.signUp()
  const { body } = await fire(player, makeSpin())
  platform.clock.advance(2_500)
  expect((await fire(player)).status).toBe(409)
  await finish(player, body.data.round.id)
  await fire(player)
  expect(await player.call(playerEndpoints.switchToSweepStakes)).toMatchObject({ status: 409 })
})

it('settles every shot that nobody has come back for', async () => {
  const player = await platform.signUp()
  const shots = [await fire(player), await fire(player), await fire(player)]
  const coins = await coinsOf(player)
  const won = shots.reduce((sum, { body }) => sum + body.data.round.win, 0)
  platform.clock.advance(15 * 60_000)
  await settleAbandoned(platform.kernel)
  expect(await coinsOf(player)).toBe(coins + won)
})

it('is checked shot by shot once the seed is shown, which it is not while one is under way', async () => {
  const player = await platform.signUp()
  const shots = [await fire(player), await fire(player, makeHaul({ target: 'whale' }))]
  const drawn = shots.map(({ body }) => body.data)
  expect(drawn.map(({ fairness: { nonce } }) => nonce)).toEqual([1, 2])
  const pairId = drawn[0]?.fairness.pairId ?? ''
  const reveal = () =>
    player.call(fairness.reveal, { body: { pairId, playerSeed: 'my-own' }, key: randomUUID() })
  for (const { round } of drawn) {
    expect(await reveal()).toMatchObject({ status: 409, body: { error: { code: 'round-open' } } })
    await finish(player, round.id)
  }
  expect((await reveal()).status).toBe(200)
  for (const { round } of drawn) {
    const { data } = await player.ask(history.round, { params: { id: round.id } })
    const { modelId, action, stake, target } = round.outcome as unknown as RoundOutcome
    const said = { ...data.fairness, modelId, action, stake, target, outcome: round.outcome }
    const { record, problems } = readFairRecord(said)
    expect(problems).toEqual([])
    expect(record && verifyRound(record).verdict).toBe('right')
    // The same numbers under the other choice are another round.
    const other = { ...said, target: target === 'whale' ? 'net-clownfish' : 'whale' }
    expect(verifyRound(readFairRecord(other).record!).verdict).toBe('wrong')
  }
})
