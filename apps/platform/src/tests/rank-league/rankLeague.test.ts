import { randomUUID } from 'node:crypto'
import { featuresInfo, player as playerCalls, responsiblePlay } from '@marquee/contract'
import { rankLeague, type RankReward } from '@marquee/features-vip/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { makeShot } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { playAfter } from '../../testing/playRounds.ts'
import { saveIdentityStatus } from '@marquee/platform-identity/verification/store'
import { levelsOf } from '@marquee/features-vip/server/rules'
import { addToWeek } from '@marquee/features-vip/server/store'
import { startOf, weekOf } from '@marquee/features-vip/server/weeks'

const hour = 3_600_000
const week = 7 * 24 * hour
const known = allBrands.get('wireframe')?.rankLeague
if (!known) throw new Error('The internal brand has no league. Give it one in its settings.')
const settings = known
const levels = levelsOf(settings)
const levelAt = (index: number) => {
  const level = levels[index - 1]
  if (!level) throw new Error(`The league has no level ${index}.`)
  return level
}

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})
const toNextMonday = () => {
  const now = platform.clock.now()
  platform.clock.advance(startOf(weekOf(now) + 1) - now)
}
// The first hour of a Monday: a whole week lies before each test.
beforeEach(toNextMonday)

const infoOf = async (player: TestPlayer) => (await player.ask(rankLeague.info)).data
const cashbackOf = async (player: TestPlayer) => (await player.ask(rankLeague.cashback)).data
const claim = (player: TestPlayer, reward: RankReward, key = randomUUID()) =>
  player.call(rankLeague.claimReward, { body: { reward }, key })
const take = (player: TestPlayer, key = randomUUID()) =>
  player.call(rankLeague.payCashback, { key })
const balance = ({ playerId }: TestPlayer) => balancesOf(platform.kernel.db, playerId)
const shoot = (player: TestPlayer) => playAfter(platform, player, 300, makeShot())
const give = (player: TestPlayer, body: object) =>
  player.send('POST', '/sandbox/rank-league', { body })
const reach = (player: TestPlayer, index: number) =>
  give(player, { experience: levelAt(index).experience })
const pushesOf = async ({ playerId }: TestPlayer, channel: 'rankLeague' | 'cashback') => {
  const rows = await platform.kernel.db
    .selectFrom('outbox')
    .select('data')
    .where('player_id', '=', playerId)
    .where('channel', '=', channel)
    .orderBy('seq')
    .execute()
  return rows.map(({ data }) => data)
}

describe('the VIP club', () => {
  it.each([...allBrands.values()])(
    'RANK-01 RANK-02 $key tells where a player stands, what comes next and what blocks it',
    async ({ key, rankLeague: own }) => {
      const player = await platform.signUp({}, { brand: key })
      const info = await infoOf(player)
      const [first, second] = own?.sections ?? []
      expect(info).toMatchObject({
        enabled: true,
        currentLevel: { index: 1, currentExperience: 0, title: { en: `${first?.title.en} 1` } },
        currentSection: { id: first?.id },
        nextLevel: { index: 2, experienceNeeded: first?.levels[1]?.experience },
        weeklyReward: null,
        progressBlockedReason: null,
        levelReward: null,
      })
      expect(JSON.stringify(info.nextSectionBenefits)).toContain(`${second?.cashbackPercent}%`)
      expect(info.sections.map(({ firstLevel, lastLevel }) => [firstLevel, lastLevel])).toEqual([
        [1, 6],
        [7, 12],
        [13, 18],
        [19, 24],
        [25, 30],
      ])
      expect((await player.ask(playerCalls.me)).data.rankLeague).toBe(true)
      const guest = platform.guest({ brand: key })
      expect((await guest.call(rankLeague.info)).status).toBe(401)
      const { featuresInfo: teasers } = (await guest.ask(featuresInfo.info)).data
      expect(teasers['rank-league-cashback']).toEqual({ sections: 5, levels: 30 })
      expect(teasers.cashback).toBeUndefined()
    },
  )

  it('counts a round once it has come to rest, with coins and with entries', async () => {
    const player = await platform.signUp()
    await shoot(player)
    expect((await infoOf(player)).currentLevel.currentExperience).toBe(20)
    await player.ask(playerCalls.switchToSweepStakes)
    await shoot(player)
    expect((await infoOf(player)).currentLevel.currentExperience).toBe(20 + 100)
    expect((await infoOf(player)).week.hasPlayed).toBe(true)
  })

  it('tells every tab of a level that a round reached, and lets its prize wait to be claimed', async () => {
    const player = await platform.signUp()
    await give(player, { experience: levelAt(2).experience - 20 })
    await shoot(player)
    const told = { levelIndex: 2, currentExperience: levelAt(2).experience }
    const { prize } = levelAt(2)
    expect((await pushesOf(player, 'rankLeague')).at(-1)).toEqual({
      kind: 'level-up',
      ...told,
      prize,
    })
    expect(await infoOf(player)).toMatchObject({
      currentLevel: { index: 2 },
      levelReward: { prize, levels: [2] },
    })
    await reach(player, 7)
    expect((await pushesOf(player, 'rankLeague')).at(-1)).toMatchObject({ kind: 'status-up' })
  })

  it('opens the last section to those alone who are known', async () => {
    const player = await platform.signUp()
    await reach(player, 26)
    expect(await infoOf(player)).toMatchObject({
      currentLevel: { index: 24 },
      progressBlockedReason: 'not-verified',
    })
    await platform.kernel.db
      .transaction()
      .execute((tx) => saveIdentityStatus(tx, player.playerId, 'approved', platform.clock.now()))
    expect(await infoOf(player)).toMatchObject({
      currentLevel: { index: 26 },
      progressBlockedReason: null,
    })
  })
})

describe('a reward', () => {
  it('of levels is credited once, however many ask at the same time with whatever keys', async () => {
    const player = await platform.signUp()
    expect((await claim(player, 'level')).body.error?.code).toBe('not-available')
    await reach(player, 3)
    const before = await balance(player)
    const key = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => claim(player, 'level', key)),
      ...Array.from({ length: 8 }, () => claim(player, 'level')),
    ])
    const codes = answers.map(({ status, body }) => body.error?.code ?? status)
    expect(new Set(codes)).toEqual(new Set([200, 'not-available']))
    const coins = levelAt(2).prize.coins + levelAt(3).prize.coins
    expect((await balance(player)).coins - before.coins).toBe(BigInt(coins))
    expect((await infoOf(player)).levelReward).toBeNull()
    expect((await pushesOf(player, 'rankLeague')).at(-1)).toMatchObject({ kind: 'reward' })
  })

  it('of a week waits for whoever played the week before, until the week ends, and is paid once', async () => {
    const player = await platform.signUp()
    await reach(player, 7)
    const prize = settings.sections[1]?.weeklyReward
    expect((await infoOf(player)).weeklyReward).toBeNull()
    expect((await claim(player, 'weekly')).body.error?.code).toBe('not-available')
    await shoot(player)
    toNextMonday()
    const { weeklyReward } = await infoOf(player)
    expect(weeklyReward).toEqual({
      prize,
      availableUntil: startOf(weekOf(platform.clock.now()) + 1),
    })
    const before = await balance(player)
    expect((await claim(player, 'weekly')).body.data.prize).toEqual(prize)
    expect((await balance(player)).coins - before.coins).toBe(BigInt(prize?.coins ?? 0))
    expect((await claim(player, 'weekly')).body.error?.code).toBe('already-claimed')
    expect((await infoOf(player)).weeklyReward).toBeNull()
    await shoot(player)
    platform.clock.advance(2 * week)
    expect((await infoOf(player)).weeklyReward).toBeNull()
  })

  it('is one’s own, and not taken during a break', async () => {
    const [player, stranger] = [await platform.signUp(), await platform.signUp()]
    await reach(player, 3)
    expect((await claim(stranger, 'level')).body.error?.code).toBe('not-available')
    expect((await claim(player, 'monthly' as RankReward)).status).toBe(400)
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect((await claim(player, 'level')).body.error?.code).toBe('cool-off')
    expect(await infoOf(player)).toMatchObject({ progressBlockedReason: 'cool-off' })
  })
})

describe('cashback', () => {
  it('CASHBACK-01 tells what last week brings back, when, and what this week adds up to', async () => {
    const player = await platform.signUp()
    const monday = startOf(weekOf(platform.clock.now()))
    expect(await cashbackOf(player)).toMatchObject({
      status: 'waiting',
      currentReward: 0,
      nextReward: null,
      availableAfterDay: 1,
      availableAfterDateTime: monday + week,
      sections: settings.sections.map(({ id, title, cashbackPercent: percent }) => ({
        id,
        title,
        percent,
      })),
    })
    const { round } = (await shoot(player)).body.data
    // A loss that no single shot can make good.
    await platform.kernel.db
      .transaction()
      .execute((tx) =>
        addToWeek(
          tx,
          { playerId: player.playerId, week: weekOf(platform.clock.now()) },
          { experience: 1n, staked: 1_000_000n, won: 0n },
        ),
      )
    const [played, won] = [round.cost + 1_000_000, round.win]
    const owed = Math.floor(((played - won) * 2) / 100)
    expect(await cashbackOf(player)).toMatchObject({
      nextReward: owed,
      week: { played, won, endsAt: monday + week },
      percent: 2,
    })
    toNextMonday()
    expect(await cashbackOf(player)).toMatchObject({
      status: 'available',
      currentReward: owed,
      availableAfterDateTime: null,
      nextReward: null,
      week: { played: 0, won: 0 },
    })
    toNextMonday()
    expect(await cashbackOf(player)).toMatchObject({ status: 'waiting', currentReward: 0 })
  })

  it('CALL-61 is paid once with data.prize, however many ask at the same time with whatever keys', async () => {
    const player = await platform.signUp()
    expect((await take(player)).body.error?.code).toBe('not-available')
    await give(player, { lastWeek: { staked: 5_000, won: 1_000 } })
    const before = await balance(player)
    const key = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => take(player, key)),
      ...Array.from({ length: 8 }, () => take(player)),
    ])
    const codes = answers.map(({ status, body }) => body.error?.code ?? status)
    expect(new Set(codes)).toEqual(new Set([200, 'already-claimed']))
    const paid = answers.find(({ status }) => status === 200)?.body.data
    expect(paid?.prize).toEqual({ coins: 80, entries: 0 })
    const after = await balance(player)
    expect(after.coins - before.coins).toBe(80n)
    expect(after.entries).toBe(before.entries)
    expect(await cashbackOf(player)).toMatchObject({ status: 'claimed', currentReward: 80 })
    expect(await pushesOf(player, 'cashback')).toEqual([{ status: 'claimed', currentReward: 80 }])
  })

  it('waits for the brand’s day', async () => {
    const brand = allBrands.get('nlc')
    const player = await platform.signUp({}, { brand: 'nlc' })
    await give(player, { lastWeek: { staked: 5_000, won: 1_000 } })
    const day = brand?.rankLeague?.cashbackDay ?? 0
    expect(day).toBeGreaterThan(1)
    const payDay = startOf(weekOf(platform.clock.now()), day)
    expect(await cashbackOf(player)).toMatchObject({
      status: 'waiting',
      currentReward: 80,
      availableAfterDay: day,
      availableAfterDateTime: payDay,
    })
    expect((await take(player)).body.error?.code).toBe('not-available')
    platform.clock.advance(payDay - platform.clock.now())
    expect((await cashbackOf(player)).status).toBe('available')
    expect((await take(player)).status).toBe(200)
  })

  it('is locked for players who take a break or are excluded', async () => {
    const [resting, excluded] = [await platform.signUp(), await platform.signUp()]
    for (const player of [resting, excluded])
      await give(player, { lastWeek: { staked: 5_000, won: 1_000 } })
    await resting.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect((await take(resting)).body.error?.code).toBe('cool-off')
    expect(await cashbackOf(resting)).toMatchObject({
      status: 'inactive',
      availableAfterDateTime: null,
    })
    await excluded.ask(responsiblePlay.selfExclude, {
      body: { term: '6-months', understood: true },
    })
    expect((await take(excluded)).body.error?.code).toBe('self-excluded')
    expect((await cashbackOf(excluded)).status).toBe('inactive')
    expect((await infoOf(excluded)).progressBlockedReason).toBe('excluded')
  })
})

describe('the sandbox', () => {
  it('leads whoever asks on, and nobody else', async () => {
    const [player, other] = [await platform.signUp(), await platform.signUp()]
    expect((await reach(player, 4)).status).toBe(200)
    expect((await infoOf(player)).currentLevel.index).toBe(4)
    expect((await infoOf(other)).currentLevel.index).toBe(1)
    const guest = await platform
      .guest()
      .send('POST', '/sandbox/rank-league', { body: { experience: 10 } })
    expect(guest.status).toBe(400)
  })
})
