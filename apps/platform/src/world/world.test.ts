import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cash, inbox, pages, player, session, verification } from '@marquee/contract'
import { history } from '@marquee/features-history/contract'
import { quests } from '@marquee/features-quests/contract'
import { chat } from '@marquee/features-support-chat/contract'
import { tournaments } from '@marquee/features-tournaments/contract'
import { rankLeague } from '@marquee/features-vip/contract'
import { settleTournaments } from '@marquee/features-tournaments/server/settle'
import { auditLedger } from '@marquee/platform-kernel/ledger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modules } from '../modules.ts'
import { demoAccount } from './demo/accounts.ts'
import type { TestClient } from '../testing/makeClient.ts'
import { makePlatform, type TestPlatform } from '../testing/makePlatform.ts'
import { houseSize } from './housePlayers.ts'
import { playHouse } from './houseRounds.ts'
import { handlersOf } from '@marquee/platform-kernel/module'
import { makeVisitor } from './visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'world-'))
const target = { kind: 'embedded', folder: join(folder, 'database') } as const
const brand = 'stormrush'
const day = 86_400_000

const open = (livedIn?: string[]) =>
  makePlatform({ brand, sandbox: true, target, ...(livedIn && { livedIn }) })

let platform: TestPlatform
let demo: TestClient
beforeAll(async () => {
  platform = await open([brand])
  await platform.filled
  demo = platform.guest()
  await demo.ask(session.signIn, { body: demoAccount })
}, 120_000)
afterAll(async () => {
  await platform.stop()
  rmSync(folder, { recursive: true, force: true })
})

const countRounds = (isHouse: boolean) =>
  platform.kernel.db
    .selectFrom('game_round')
    .innerJoin('player', 'player.id', 'game_round.player_id')
    .where('is_house', '=', isHouse)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
    .then(({ count }) => Number(count))

describe('the demo account', () => {
  it('has weeks of rounds, purchases and rewards behind it', async () => {
    const { data } = await demo.ask(history.entries, { query: { limit: 100 } })
    const { data: all } = await demo.ask(history.statements)
    expect(data.kinds).toEqual(
      expect.arrayContaining(['round-stake', 'round-win', 'daily-login', 'purchase', 'redemption']),
    )
    expect(all.statements.length).toBeGreaterThan(1)
    expect(data.entries.some(({ at }) => at < platform.clock.now() - 2 * day)).toBe(true)
  })

  it('has a level, a quest that runs, messages and answers of support', async () => {
    const { data: league } = await demo.ask(rankLeague.info)
    expect(league.currentLevel.index).toBeGreaterThan(3)
    const { data: quest } = await demo.ask(quests.current)
    const tasks = quest?.playerData.days.flatMap((one) => one.tasks) ?? []
    // Quests and tournaments rest on some days, and one that has just begun is empty.
    const isFresh = !quest || quest.startedAt >= platform.clock.now() - 2 * day
    expect(isFresh || tasks.some(({ progress }) => progress.current > 0)).toBe(true)
    const { data: page } = await demo.ask(chat.messages)
    expect(page.messages.map(({ from }) => from)).toEqual(['player', 'support', 'support'])
    expect(page.unread).toBe(2)
  })

  it('has documents in every state, entries in the inbox and a redemption that waits', async () => {
    const { data: sent } = await demo.ask(verification.documents)
    expect(sent.documents.map(({ status }) => status).sort()).toEqual([
      'approved',
      'pending',
      'rejected',
    ])
    const { data: told } = await demo.ask(inbox.list)
    expect(new Set(told.entries.map(({ kind }) => kind)).size).toBeGreaterThan(3)
    expect(told.unread).toBeGreaterThan(0)
    expect(told.unread).toBeLessThan(told.entries.length / 2)
    const times = told.entries.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    const { data: desk } = await demo.ask(cash.redemptions)
    expect(desk.redemptions.map(({ status }) => status)).toEqual(['pending', 'paid'])
  })

  it('goes on with a game that it has played', async () => {
    const { data: me } = await demo.ask(player.me)
    const { data } = await demo.ask(history.entries, { query: { kind: 'round-stake', limit: 100 } })
    const played = new Set(data.entries.map(({ round }) => round?.gameId))
    expect(me.lastGames.length).toBeGreaterThan(2)
    expect(played).toContain(me.lastGames[0])
    expect(me.Registration.complete).toBe(true)
  })

  it('can claim today’s reward, and its profile is complete', async () => {
    const { data: me } = await demo.ask(player.me)
    expect(me).toMatchObject({ profileCompleted: true })
  })
})

describe('house players', () => {
  it('fill winners, ratings and tournaments with real rounds, marked as theirs', async () => {
    const visitor = platform.guest()
    const home = await visitor.ask(pages.home)
    expect(home.payload.ratings.length).toBeGreaterThan(2)
    const { data } = await visitor.ask(pages.latestWinners)
    expect(data.winners.some(({ isHouse }) => isHouse)).toBe(true)
    const { data: running } = await visitor.ask(tournaments.running)
    for (const { startedAt, games, winners } of running.tournaments) {
      if (games.length || startedAt > platform.clock.now() - day) continue
      expect(winners.some(({ isHouse }) => isHouse)).toBe(true)
    }
    const leaders = running.tournaments.flatMap(({ winners }) => winners)
    expect(leaders.filter(({ isHouse, prize }) => isHouse && prize)).toEqual([])
  })

  it('win no prize of a tournament that is over', async () => {
    const { kernel, clock } = platform
    await settleTournaments(kernel)
    const paid = await kernel.db
      .selectFrom('tournament_entry')
      .innerJoin('player', 'player.id', 'tournament_entry.player_id')
      .where('is_house', '=', true)
      .where('prize', 'is not', null)
      .select('place')
      .execute()
    expect(paid).toEqual([])
    expect(clock.offset).toBe(0)
  })

  it('play a round of now where somebody is connected, and none for nobody', async () => {
    const { kernel, surroundings, clock } = platform
    const handlers = handlersOf(modules, surroundings)
    const visit = ({ id: playerId, brand: of }: { id: string; brand: string }) =>
      makeVisitor(handlers, { kernel, brand: of, playerId })
    const watch = async () => clock.advance(4_000)
    const somebody = await platform.signUp()
    const before = await countRounds(true)
    await playHouse(kernel, { connected: [], visit, watch })
    expect(await countRounds(true)).toBe(before)
    await playHouse(kernel, { connected: [somebody.playerId], visit, watch })
    expect(await countRounds(true)).toBe(before + 1)
    clock.reset()
  })
})

it('writes nothing past the ledger', async () => {
  const { sums, drifted, negative } = await auditLedger(platform.kernel.db)
  expect(Object.values(sums).every((sum) => sum === 0n)).toBe(true)
  expect({ drifted, negative }).toEqual({ drifted: 0, negative: 0 })
})

it('is filled once: a second start adds nothing, and brands that nobody serves stay empty', async () => {
  const before = [await countRounds(false), await countRounds(true)]
  await platform.stop()
  platform = await open([brand])
  await platform.filled
  expect([await countRounds(false), await countRounds(true)]).toEqual(before)
  const house = await platform.kernel.db
    .selectFrom('player')
    .select('brand')
    .where('is_house', '=', true)
    .execute()
  expect(house).toEqual(Array.from({ length: houseSize }, () => ({ brand })))
})
