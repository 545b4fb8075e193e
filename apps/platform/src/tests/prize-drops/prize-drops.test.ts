import { featuresInfo, player as playerCalls, responsiblePlay } from '@marquee/contract'
import { prizeDrops } from '@marquee/features-prize-drops/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { runCommand } from '@marquee/platform-kernel/command'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { gameOfModel, makeShot } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { playAfter } from '../../testing/playRounds.ts'
import { dropPrize, drawPrizeDrop } from '@marquee/features-prize-drops/server/drop'
import type { PrizeLvl } from '@marquee/features-prize-drops/server/migrations'

const day = 86_400_000
const brand = 'wireframe'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

// The fifth hour of the next day: the first gold prize of the day can fall.
beforeEach(() => {
  const now = platform.clock.now()
  platform.clock.advance((Math.floor(now / day) + 1) * day + 4.5 * 3_600_000 - now)
})

const info = async (client: { ask: TestPlayer['ask'] } = platform.guest()) =>
  (await client.ask(prizeDrops.info)).data
const coinsOf = async ({ playerId }: TestPlayer) =>
  (await balancesOf(platform.kernel.db, playerId)).coins
const wish = (player: TestPlayer, prizeLvl: PrizeLvl) =>
  player.send('POST', '/sandbox/prize-drops', { body: { prizeLvl } })

async function roundOf(player: TestPlayer) {
  const { round } = (await playAfter(platform, player, 300, makeShot())).body.data
  return { roundId: round.id, playerId: player.playerId, brand, gameId: makeShot().gameId }
}

type FallingOn = Awaited<ReturnType<typeof roundOf>>

/** Lets rounds end of which the source of chance makes each what it says. */
const endRound = async (
  player: TestPlayer,
  { drawn, cost = 20, round: begun }: { drawn: number; cost?: number; round?: FallingOn },
) => {
  const round = begun ?? (await roundOf(player))
  const random = { ...platform.kernel.random, windfall: () => drawn }
  await runCommand(
    { ...platform.kernel, random },
    {
      name: 'test.prize-drop',
      playerId: player.playerId,
      idempotency: null,
      input: round,
      handle: (command) => drawPrizeDrop(command, { ...round, cost }),
    },
  )
}

const fallenOf = async ({ playerId }: TestPlayer) =>
  (
    await platform.kernel.db
      .selectFrom('prize_drop')
      .select('prize_lvl')
      .where('player_id', '=', playerId)
      .execute()
  ).map(({ prize_lvl: level }) => level)

describe('prize drops', () => {
  it.each([...allBrands.values()])(
    'CALL-57 DROPS-02 DROPS-03 $key tells of its pool, its levels and their odds, its winners and the next prizes',
    async ({ key, prizeDrops: settings }) => {
      const seen = await info(platform.guest({ brand: key }))
      expect(seen.general).toEqual({
        dailyPrizePool: settings?.dailyPrizePool,
        highestPrizePerDay: settings?.highestPrizePerDay,
        prizeCountPerDay: settings?.prizeCountPerDay,
        minimalLevelPlay: 20,
        finishedAt: expect.any(Number),
        nextPrizePoolStartedAt: expect.any(Number),
      })
      expect(seen.prizes.map(({ prizeLvl }) => prizeLvl)).toEqual([1, 2, 3])
      expect(seen.lastWinners).toEqual([])
      expect(seen.nextPrizeWillAccrueIn).toBe(1800)
      for (const { prizeLeft, prizeReady, prizeCount, chance, prizeLvl } of seen.prizes) {
        expect(prizeLeft).toBe(prizeCount)
        expect(prizeReady).toBeLessThanOrEqual(prizeLeft)
        const oneIn = settings?.prizes.find((prize) => prize.prizeLvl === prizeLvl)?.oneIn ?? 0
        expect(chance).toBe(prizeReady ? 1 / oneIn : 0)
      }
    },
  )

  it.each([
    ['DROPS-04', 1, 'bronze', 100],
    ['DROPS-05', 2, 'silver', 600],
    ['DROPS-06', 3, 'gold', 5000],
  ] as const)(
    '%s level %i is %s: it falls into the balance, out of the pool, and is pushed',
    async (_, level, _name, value) => {
      const player = await platform.signUp({ name: 'Robin' })
      const round = await roundOf(player)
      const before = await coinsOf(player)
      const ready = (await info()).prizes[level - 1]
      expect((await wish(player, level)).status).toBe(200)
      expect((await coinsOf(player)) - before).toBe(BigInt(value))
      const seen = await info()
      expect(seen.prizes[level - 1]).toMatchObject({
        prizeLvl: level,
        prizeValue: value,
        prizeLeft: (ready?.prizeLeft ?? 0) - 1,
        prizeReady: (ready?.prizeReady ?? 0) - 1,
      })
      expect(seen.lastWinners[0]).toMatchObject({
        player: 'R•••',
        prizeLvl: level,
        prizeValue: value,
        gameTitle: gameOfModel('fish-shoal').title,
        at: expect.any(Number),
      })
      const pushed = await platform.kernel.db
        .selectFrom('outbox')
        .select('data')
        .where('player_id', '=', round.playerId)
        .where('channel', '=', 'prizeDrops')
        .executeTakeFirstOrThrow()
      expect(pushed.data).toMatchObject({ kind: 'win', prizeLvl: level, prizeValue: value })
    },
  )

  it('fall on a round whose number is drawn, whatever it was staked above the least', async () => {
    const player = await platform.signUp()
    await endRound(player, { drawn: 0 })
    await endRound(player, { drawn: 0, cost: 2000 })
    expect(await fallenOf(player)).toEqual([1, 1])
  })

  it('fall on no round below the least stake, and on none that draws nothing', async () => {
    const player = await platform.signUp()
    await endRound(player, { drawn: 0, cost: 10 })
    await endRound(player, { drawn: 99_999_999_999 })
    expect(await fallenOf(player)).toEqual([])
  })

  it('RP-02 fall on no round that ends after its player began a break', async () => {
    const player = await platform.signUp()
    const round = await roundOf(player)
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    const before = await coinsOf(player)
    await endRound(player, { drawn: 0, round })
    expect(await fallenOf(player)).toEqual([])
    expect(await coinsOf(player)).toBe(before)
  })

  it('touch no pool on a round on which nothing falls', async () => {
    const player = await platform.signUp()
    await endRound(player, { drawn: 99_999_999_999 })
    const today = Math.floor(platform.clock.now() / day)
    const pools = await platform.kernel.db
      .selectFrom('prize_drop_pool')
      .selectAll()
      .where('day', '=', today)
      .execute()
    expect(pools).toEqual([])
  })

  it('never fall beyond the pool, however many rounds end at once', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => platform.signUp()))
    const ended = await Promise.all(players.map(roundOf))
    const fell = await Promise.all(
      ended.map((round) =>
        runCommand(platform.kernel, {
          name: 'test.gold',
          playerId: round.playerId,
          idempotency: null,
          input: round,
          handle: (command) => dropPrize(command, 3, round),
        }),
      ),
    )
    // One of the day's five has come into the pool by this hour.
    expect(fell.filter(Boolean)).toHaveLength(1)
    expect((await info()).prizes[2]).toMatchObject({ prizeReady: 0, prizeLeft: 4, chance: 0 })
    const one = players[0] as TestPlayer
    expect((await wish(one, 3)).status).toBe(409)
  })

  it('are off for the rest of the day once the last hour’s are over', async () => {
    const player = await platform.signUp({}, { brand: 'scarletSands' })
    const isOn = async () => [
      (await player.ask(playerCalls.me)).data.prizeDrops.isActive,
      (await player.ask(featuresInfo.info)).data.statusFeatures.prizeDrops?.isActive,
      (await info(player)).nextPrizeWillAccrueIn !== null,
    ]
    expect(await isOn()).toEqual([true, true, true])
    platform.clock.advance(18 * 3_600_000)
    expect(await isOn()).toEqual([false, false, false])
    const over = await info(player)
    expect(over.prizes.every(({ chance, prizeLeft }) => chance === 0 && prizeLeft === 0)).toBe(true)
    expect(over.general.finishedAt).toBeLessThan(platform.clock.now())
    expect(over.general.nextPrizePoolStartedAt).toBeGreaterThan(platform.clock.now())
  })
})
