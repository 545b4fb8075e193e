import { randomUUID } from 'node:crypto'
import { games, player as account, rounds } from '@marquee/contract'
import { bonuses } from '@marquee/features-bonuses/contract'
import { dailyLogin } from '@marquee/features-daily-login/contract'
import { findGameModel, stakesFor } from '@marquee/game-math'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { gameOfModel } from '../../testing/makePlay.ts'
import { giveFreeSpins } from '../../testing/giveFreeSpins.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { findGame } from '@marquee/platform-play/games/catalogue'

const day = 86_400_000
let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const gameId = gameOfModel('lines-10-classic').id

interface Given {
  count?: number
  stake?: number
  forMs?: number
}

async function makeSpinner({ count = 3, stake = 20, forMs = day }: Given = {}) {
  const player = await platform.signUp()
  await player.ask(account.switchToSweepStakes)
  await giveFreeSpins(platform.kernel, player.playerId, { gameId, count, stake, forMs })
  return player
}

const spin = (player: TestPlayer, overrides = {}, key = randomUUID()) =>
  player.call(rounds.play, {
    body: { gameId, action: 'spin', stake: 20, freeSpin: true, ...overrides },
    key,
  })
const spinToEnd = async (player: TestPlayer) => {
  platform.clock.advance(2_500)
  const { status, body } = await spin(player)
  expect(status, JSON.stringify(body)).toBe(200)
  const { data } = await player.ask(rounds.finish, { params: { id: body.data.round.id } })
  return { ...body.data, ended: data }
}
const codeOf = async (asked: ReturnType<typeof spin>) => (await asked).body.error?.code
const balances = ({ playerId }: TestPlayer) => balancesOf(platform.kernel.db, playerId)

describe('free spins', () => {
  it('cost nothing, pay their wins into winnings, and are used up', async () => {
    const player = await makeSpinner({ count: 2 })
    const before = await balances(player)
    const first = await spinToEnd(player)
    expect(first.round).toMatchObject({ cost: 0, gameMode: 'SweepStakes' })
    expect(first.freeSpins).toEqual({ left: 1, stake: 20, endsAt: expect.any(Number) })
    const second = await spinToEnd(player)
    expect(second.freeSpins).toBeNull()
    const after = await balances(player)
    expect(after.entries).toBe(before.entries)
    expect(after.winnings).toBe(before.winnings + BigInt(first.round.win + second.round.win))
    platform.clock.advance(2_500)
    expect(await codeOf(spin(player))).toBe('not-available')
  })

  it('are drawn from the table of the stake they stand for', async () => {
    const player = await makeSpinner({ count: 1 })
    const { round } = await spinToEnd(player)
    expect(round.outcome).toMatchObject({ stake: 20, cost: 20 })
  })

  it('are told when the game opens, with entries only', async () => {
    const player = await makeSpinner()
    const open = async () =>
      (await player.ask(games.launchPlay, { params: { idOrSlug: gameId } })).data.freeSpins
    expect(await open()).toEqual({ left: 3, stake: 20, endsAt: expect.any(Number) })
    await player.ask(account.switchToTournamentPoints)
    expect(await open()).toBeNull()
    expect(await codeOf(spin(player))).toBe('not-available')
  })

  it('are spun once per key, and not twice by two tabs', async () => {
    const player = await makeSpinner()
    const key = randomUUID()
    const same = await Promise.all(Array.from({ length: 16 }, () => spin(player, {}, key)))
    expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await codeOf(spin(player))).toBe('round-open')
    const id = same[0]?.body.data.round.id ?? ''
    await player.ask(rounds.finish, { params: { id } })
    platform.clock.advance(2_500)
    expect((await spinToEnd(player)).freeSpins?.left).toBe(1)
  })

  it('are for one game at one stake, and another’s are nobody else’s', async () => {
    const player = await makeSpinner()
    const other = stakesFor(findGameModel('lines-10-classic')).find((stake) => stake !== 20)
    expect(await codeOf(spin(player, { stake: other }))).toBe('invalid-input')
    const elsewhere = gameOfModel('lines-20-adventure').id
    expect(await codeOf(spin(player, { gameId: elsewhere }))).toBe('not-available')
    const neighbour = await platform.signUp()
    await neighbour.ask(account.switchToSweepStakes)
    expect(await codeOf(spin(neighbour))).toBe('not-available')
    expect((await spinToEnd(player)).freeSpins?.left).toBe(2)
  })

  it('given at a stake that their game takes no more are of the next one up, and of the highest at most', async () => {
    const player = await makeSpinner({ count: 1, stake: 30 })
    expect(await codeOf(spin(player, { stake: 30 }))).toBe('invalid-input')
    const stakes = stakesFor(findGameModel('lines-10-classic'))
    const next = stakes.find((stake) => stake > 30)!
    const { data } = await player.ask(games.launchPlay, { params: { idOrSlug: gameId } })
    expect(data.freeSpins).toMatchObject({ left: 1, stake: next })
    platform.clock.advance(2_500)
    expect((await spin(player, { stake: next })).body.data.round).toMatchObject({
      cost: 0,
      outcome: { stake: next },
    })
    const rich = await makeSpinner({ count: 1, stake: 1_000_000 })
    const launch = await rich.ask(games.launchPlay, { params: { idOrSlug: gameId } })
    expect(launch.data.freeSpins?.stake).toBe(stakes.at(-1))
  })

  it('are over when their time is', async () => {
    const player = await makeSpinner({ forMs: 60_000 })
    platform.clock.advance(60_001)
    expect(await codeOf(spin(player))).toBe('not-available')
    expect((await player.ask(bonuses.list)).data.bonuses).toEqual([])
  })

  it('BONUS-01 wait among the bonuses with their game, their stake and how many are left', async () => {
    const player = await makeSpinner()
    await spinToEnd(player)
    expect((await player.ask(bonuses.list)).data.bonuses).toEqual([
      {
        bonusId: expect.any(Number),
        bonusType: 'freeSpins',
        bonusLifetimeEnd: expect.any(Number),
        freeSpinsCount: 2,
        freeSpinsBetLevel: 20,
        bonusAmount: null,
        games: [gameId],
      },
    ])
  })

  it('DAILY-02 that a day gives can be played in the game that the reward names', async () => {
    const player = await platform.signUp()
    let prize = (await player.ask(dailyLogin.applyPrize)).prizes
    while (prize.freeSpinCount === null) {
      platform.clock.advance(day)
      await player.ask(account.me)
      prize = (await player.ask(dailyLogin.applyPrize)).prizes
    }
    await player.ask(account.switchToSweepStakes)
    const given = { gameId: prize.gameId ?? 0, stake: prize.freeSpinsBetLevel ?? 0 }
    expect(findGame(given.gameId).id).toBe(given.gameId)
    const { status, body } = await spin(player, given)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data.freeSpins?.left).toBe((prize.freeSpinCount ?? 0) - 1)
  })
})

describe('opening a game with free spins', () => {
  it('free spins > are told of in both modes, and can be played with entries alone', async () => {
    const player = await makeSpinner({ count: 3 })
    const open = async () =>
      (await player.ask(games.launchPlay, { params: { idOrSlug: gameId } })).data
    expect(await open()).toMatchObject({ freeSpins: { left: 3 }, giftSpins: { left: 3 } })
    await player.ask(account.switchToTournamentPoints)
    expect(await open()).toMatchObject({ freeSpins: null, giftSpins: { left: 3, stake: 20 } })
  })
})
