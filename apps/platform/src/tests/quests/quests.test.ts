import { randomUUID } from 'node:crypto'
import { games } from '@marquee/game-catalogue'
import {
  featuresInfo,
  inbox,
  pages,
  player as playerCalls,
  responsiblePlay,
} from '@marquee/contract'
import { quests } from '@marquee/features-quests/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { makeSpin } from '../../testing/makePlay.ts'
import { playAfter } from '../../testing/playRounds.ts'
import { gamesOf } from '@marquee/platform-play/games/selection'
import { questPeriod, tasksOf } from '@marquee/features-quests/server/rules'
import { settleQuests } from '@marquee/features-quests/server/settle'

const day = 86_400_000
const settings = allBrands.get('wireframe')?.quest
if (!settings) throw new Error('The internal brand has no quest. Give it one in its settings.')
const quest = settings

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

/** Goes on to noon of a day of the next quest. */
function toDay(number: number): void {
  const { clock } = platform
  const { nextAt } = questPeriod(quest, clock.now())
  clock.advance(nextAt + (number - 1) * day + day / 2 - clock.now())
}
beforeEach(() => toDay(1))

const questOf = async (player: TestPlayer, query = {}) => {
  const { data } = await player.ask(quests.current, { query })
  if (!data) throw new Error('The platform tells of no quest.')
  return data
}
const taskOf = async (player: TestPlayer, id: number) =>
  (await questOf(player)).playerData.days.flatMap(({ tasks }) => tasks).find((one) => one.id === id)
const claim = async (player: TestPlayer, taskId: number, key = randomUUID(), questId?: number) =>
  player.call(quests.claim, {
    body: { questId: questId ?? (await questOf(player)).id, taskId },
    key,
  })
const kindsOf = async (player: TestPlayer) =>
  (await player.ask(inbox.list)).data.entries.map(({ kind }) => kind)
const [first] = tasksOf(quest, questPeriod(quest, 0)).flat()
const countingGame = first ? (gamesOf(first).ids[0] ?? 0) : 0
const spin = (player: TestPlayer, overrides = {}) =>
  playAfter(platform, player, 2_500, makeSpin({ gameId: countingGame, ...overrides }))

/** Plays what the first task of the first day asks. */
async function complete(player: TestPlayer): Promise<void> {
  for (let round = 0; round < 5; round++) expect((await spin(player)).status).toBe(200)
}

describe('the quest', () => {
  it.each([...allBrands.values()])('CALL-18 runs in $key', async ({ key: brand }) => {
    const player = await platform.signUp({}, { brand })
    const { data } = await player.ask(quests.current)
    expect(['season', 'advent']).toContain(data?.type)
    expect((await platform.guest({ brand }).call(quests.current)).status).toBe(401)
    const { games } = (await platform.guest({ brand }).ask(pages.quests)).payload
    const told = new Set(games.map(({ id }) => id))
    const asked = data?.playerData.days.flatMap(({ tasks }) => tasks.flatMap((one) => one.gameIds))
    expect(asked?.filter((id) => !told.has(id))).toEqual([])
    expect(asked?.length).toBeGreaterThan(0)
  })

  it('QUEST-02 tells days of tasks with their games, prizes and states, and what today asks', async () => {
    toDay(3)
    const player = await platform.signUp()
    const { data, playerData, ...told } = await questOf(player)
    expect(told).toMatchObject({ type: 'season', title: { en: 'Weekly quest' } })
    expect(playerData.days).toHaveLength(7)
    const states = playerData.days.map(({ tasks }) => tasks.map(({ isLocked }) => isLocked))
    expect(states.map((locked) => (locked.every(Boolean) ? 'locked' : 'open')).join(' ')).toBe(
      'open open open locked locked locked locked',
    )
    const today = playerData.days[2]
    expect(today?.date).toBe(new Date(platform.clock.now()).toISOString().slice(0, 10))
    expect(data.dayInfo.tasks.map(({ id }) => id)).toEqual(today?.tasks.map(({ id }) => id))
    expect(data.dayInfo.tasks[0]).toMatchObject({
      isCompleted: false,
      progress: { current: 0, target: 4 },
      executionTimeData: { finishedAt: told.finishedAt },
    })
    for (const { gameIds, prize } of playerData.days.flatMap(({ tasks }) => tasks)) {
      expect(gameIds).toHaveLength(16)
      expect(prize.coins + prize.entries).toBeGreaterThan(0)
    }
  })

  it('CALL-18 useOptimizedGames=1 sends each list of games once, by reference', async () => {
    const player = await platform.signUp()
    const plain = await questOf(player)
    const optimised = await questOf(player, { useOptimizedGames: '1' })
    expect(plain.sharedGameSets).toEqual({})
    const lists = (one: typeof plain) =>
      one.playerData.days.flatMap(({ tasks }) =>
        tasks.map(({ gameIds, sharedGameIds }) => [
          ...gameIds,
          ...sharedGameIds.flatMap((key) => one.sharedGameSets[key] ?? []),
        ]),
      )
    expect(lists(optimised)).toEqual(lists(plain))
    expect(Object.keys(optimised.sharedGameSets)).toHaveLength(3)
    expect(JSON.stringify(optimised).length).toBeLessThan(JSON.stringify(plain).length)
  })

  it('QUEST-02 is over on a day of rest, with the next one as the future quest', async () => {
    const player = await platform.signUp()
    await complete(player)
    platform.clock.advance(7 * day)
    const over = await questOf(player)
    expect(over.finishedAt).toBeLessThan(platform.clock.now())
    expect(over.futureQuest?.startedAt).toBeGreaterThan(platform.clock.now())
    const tasks = over.playerData.days.flatMap((one) => one.tasks)
    expect(tasks.every(({ isEnded, isLocked }) => isEnded && !isLocked)).toBe(true)
    const info = (await player.ask(featuresInfo.info)).data.featuresInfo
    expect(info['quest-info']).toBeUndefined()
    expect((await claim(player, 11)).status).toBe(200)
    toDay(1)
    const next = await questOf(player)
    expect(next.id).toBe(over.id + 1)
    expect((await claim(player, 11, randomUUID(), over.id)).body.error?.code).toBe('not-available')
  })
})

describe('progress', () => {
  it('comes of rounds of the games that count, once per round', async () => {
    const player = await platform.signUp()
    await spin(player)
    expect((await taskOf(player, 11))?.progress).toEqual({ current: 1, target: 5 })
    const others = new Set(
      tasksOf(quest, questPeriod(quest, 0))
        .flat()
        .flatMap((one) => gamesOf(one).ids),
    )
    const other = games.find(({ id, model }) => model.startsWith('lines-10-') && !others.has(id))
    expect((await spin(player, { gameId: other?.id })).status).toBe(200)
    expect((await taskOf(player, 11))?.progress.current).toBe(1)
  })

  it('counts coins staked, not entries, and only on days that are open', async () => {
    toDay(2)
    const player = await platform.signUp()
    await spin(player, { stake: 100 })
    expect((await taskOf(player, 22))?.progress).toEqual({ current: 100, target: 400 })
    expect((await taskOf(player, 42))?.progress.current).toBe(0)
    await player.ask(playerCalls.switchToSweepStakes)
    await spin(player, { stake: 20 })
    expect((await taskOf(player, 22))?.progress.current).toBe(100)
    expect((await taskOf(player, 11))?.progress.current).toBe(2)
  })

  it('a task that has come further > is told to every tab', async () => {
    const player = await platform.signUp()
    await spin(player)
    const told = await platform.kernel.db
      .selectFrom('outbox')
      .select('data')
      .where('player_id', '=', player.playerId)
      .where('channel', '=', 'app')
      .execute()
    expect(told.map(({ data }) => data)).toContainEqual({
      kind: 'feature-status',
      feature: 'quests',
    })
  })

  it('counts wins when they are settled', async () => {
    const player = await platform.signUp()
    let wins = 0
    for (let round = 0; round < 60 && wins < 2; round++) {
      const { body } = await spin(player)
      if (body.data.round.win > 0) wins++
      expect((await taskOf(player, 12))?.progress.current).toBe(wins)
    }
    expect(await taskOf(player, 12)).toMatchObject({ isCompleted: true, isClaimed: false })
  })
})

describe('a claim', () => {
  it('credits the prize once, however many ask at the same time with whatever keys', async () => {
    const player = await platform.signUp()
    expect((await claim(player, 11)).body.error?.code).toBe('not-available')
    await complete(player)
    const before = await balancesOf(platform.kernel.db, player.playerId)
    const key = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => claim(player, 11, key)),
      ...Array.from({ length: 8 }, () => claim(player, 11)),
    ])
    const codes = answers.map(({ status, body }) => body.error?.code ?? status)
    expect(new Set(codes)).toEqual(new Set([200, 'already-claimed']))
    const after = await balancesOf(platform.kernel.db, player.playerId)
    expect(after.coins - before.coins).toBe(500n)
    expect(await taskOf(player, 11)).toMatchObject({ isCompleted: true, isClaimed: true })
    const pushes = await platform.kernel.db
      .selectFrom('outbox')
      .select('data')
      .where('player_id', '=', player.playerId)
      .where('channel', '=', 'cash')
      .execute()
    expect(pushes.map(({ data }) => data)).toMatchObject([{ reason: 'quest', coins: 500 }])
  })

  it('is of one’s own tasks: what another did completes nothing', async () => {
    const [player, stranger] = [await platform.signUp(), await platform.signUp()]
    await complete(player)
    expect((await claim(stranger, 11)).body.error?.code).toBe('not-available')
    expect((await claim(stranger, 99)).status).toBe(404)
    expect((await claim(player, 11)).status).toBe(200)
  })

  it('is not taken during a break', async () => {
    const player = await platform.signUp()
    await complete(player)
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    expect((await claim(player, 11)).body.error?.code).toBe('cool-off')
  })
})

describe('the end of a quest', () => {
  const settle = () => settleQuests(platform.kernel, allBrands.values())
  const coinsOf = async ({ playerId }: TestPlayer) =>
    Number((await balancesOf(platform.kernel.db, playerId)).coins)

  it('prizes nobody claimed > are credited once, when the next quest begins', async () => {
    const player = await platform.signUp()
    await complete(player)
    const { id: questId } = await questOf(player)
    const done = (await questOf(player)).playerData.days
      .flatMap(({ tasks }) => tasks)
      .filter(({ isCompleted }) => isCompleted)
    expect(done.length).toBeGreaterThan(0)
    const owed = done.reduce((sum, { prize }) => sum + prize.coins, 0)
    const before = await coinsOf(player)
    await settle()
    expect(await coinsOf(player)).toBe(before)
    toDay(1)
    await Promise.all([settle(), settle()])
    expect(await coinsOf(player)).toBe(before + owed)
    await settle()
    expect(await coinsOf(player)).toBe(before + owed)
    const late = await claim(player, done[0]?.id ?? 0, randomUUID(), questId)
    expect(late.body.error?.code).toBe('not-available')
    const told = (await player.ask(inbox.list)).data.entries.filter(({ kind }) => kind === 'prize')
    expect(told).toMatchObject([{ params: { title: quest.title }, coins: owed, isRead: false }])
  })

  it('prizes nobody claimed > RP-02 wait during a break, and are credited once it is over', async () => {
    const player = await platform.signUp()
    await complete(player)
    const before = await coinsOf(player)
    toDay(1)
    await player.ask(responsiblePlay.coolOff, { body: { days: 1 } })
    await settle()
    expect(await coinsOf(player)).toBe(before)
    expect(await kindsOf(player)).not.toContain('prize')
    platform.clock.advance(day)
    await settle()
    expect(await coinsOf(player)).toBeGreaterThan(before)
    expect(await kindsOf(player)).toContain('prize')
  })

  it('prizes that were claimed > are not credited again', async () => {
    const player = await platform.signUp()
    await complete(player)
    // How many are done is chance: rounds may win.
    const done = (await questOf(player)).playerData.days
      .flatMap(({ tasks }) => tasks)
      .filter(({ isCompleted }) => isCompleted)
    for (const { id } of done) expect((await claim(player, id)).status).toBe(200)
    expect(done.length).toBeGreaterThan(0)
    const before = await coinsOf(player)
    toDay(1)
    await settle()
    expect(await coinsOf(player)).toBe(before)
    expect(await kindsOf(player)).not.toContain('prize')
  })
})
