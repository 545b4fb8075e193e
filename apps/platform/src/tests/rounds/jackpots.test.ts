import { rounds } from '@marquee/contract'
import {
  drawDropAt,
  fedBy,
  feed,
  findGameModel,
  type Network,
  partsPerUnit,
  type RoundOutcome,
  seededRng,
} from '@marquee/game-math'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { tellLevels } from '@marquee/platform-play/jackpots/service'
import { feedLevels } from '@marquee/platform-play/jackpots/store'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameOfModel, makeSpin } from '../../testing/makePlay.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

const model = findGameModel('network-20')
const network = (model.engine === 'lines' && model.network) as Network
const game = gameOfModel('network-20')
const spin = makeSpin({ gameId: game.id })
const place = { brand: 'wireframe', network: network.id, unit: 'coins' as const }

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const levelsOf = (unit: 'coins' | 'entries' = 'coins') =>
  platform.kernel.db
    .selectFrom('network_jackpot')
    .selectAll()
    .where('brand', '=', place.brand)
    .where('unit', '=', unit)
    .where('network', '=', network.id)
    .execute()

/** What the house holds for an account of one of its purposes. */
async function houseHolds(purpose: string, currency = 'coins'): Promise<number> {
  const { sum } = await platform.kernel.db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_account', 'ledger_account.id', 'account_id')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('owner', '=', `house:${place.brand}:${purpose}`)
    .where('currency', '=', currency as 'coins')
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

const play = async (player: TestPlayer, stake = 20) => {
  platform.clock.advance(2_500)
  const { data } = await player.ask(rounds.play, { body: { ...spin, stake } })
  await player.ask(rounds.finish, { params: { id: data.round.id } })
  return { ...data.round, outcome: data.round.outcome as unknown as RoundOutcome }
}
const dropsIn = ({ outcome }: { outcome: RoundOutcome }) =>
  outcome.steps.filter((step) => step.kind === 'jackpot-drop')

/** Lets a level fall to the next round, whatever it adds. */
const ripen = (level: string) =>
  platform.kernel.db
    .updateTable('network_jackpot')
    .set({ drop_at: sql<bigint>`parts / ${partsPerUnit}` })
    .where('brand', '=', place.brand)
    .where('unit', '=', 'coins')
    .where('level', '=', level as 'mini')
    .execute()

/** Lets every level fall at an amount that nothing else in an answer has. */
async function placeDrops() {
  for (const { id, mustDropBy } of network.levels) {
    await platform.kernel.db
      .updateTable('network_jackpot')
      .set({ drop_at: BigInt(mustDropBy - 13) })
      .where('brand', '=', place.brand)
      .where('network', '=', network.id)
      .where('level', '=', id)
      .execute()
  }
}

/** Every number and text in a value, and the numbers that a text is: identifiers are not looked into. */
function valuesIn(value: unknown): unknown[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(valuesIn)
  return typeof value === 'string' ? [value, Number(value)] : [value]
}

/** The account of the pool holds the whole units of its levels. */
async function expectBacked() {
  const levels = await levelsOf()
  const held = levels.reduce((sum, { parts }) => sum + Math.floor(Number(parts) / partsPerUnit), 0)
  expect(await houseHolds(`jackpots-${network.id}`)).toBe(held)
}

describe('jackpots that several games feed', () => {
  it('begin with the seeds of the house and grow by each round’s share, to the part of a unit', async () => {
    const player = await platform.signUp()
    for (const stake of [20, 20, 40, 100, 20]) await play(player, stake)
    const levels = await levelsOf()
    for (const level of network.levels) {
      const row = levels.find((candidate) => candidate.level === level.id)
      expect(Number(row?.parts)).toBe(level.seed * partsPerUnit + fedBy(level, 200))
      expect(Number(row?.drop_at)).toBeGreaterThan(level.seed)
      expect(Number(row?.drop_at)).toBeLessThanOrEqual(level.mustDropBy)
    }
    const seeds = network.levels.reduce((sum, { seed }) => sum + seed, 0)
    expect(await houseHolds('jackpot-seeds')).toBe(-seeds)
    await expectBacked()
    expect(await levelsOf('entries')).toEqual([])
  })

  it('fall to the round that brings them there: it wins the amount, and the rest begins anew', async () => {
    const player = await platform.signUp()
    await play(player)
    const before = Number((await balancesOf(platform.kernel.db, player.playerId)).coins)
    await ripen('minor')
    const minor = network.levels.find(({ id }) => id === 'minor')!
    const [held] = (await levelsOf()).filter(({ level }) => level === 'minor')
    const round = await play(player)
    const drops = dropsIn(round)
    expect(drops).toEqual([{ kind: 'jackpot-drop', level: 'minor', win: Number(held!.drop_at) }])
    const own = round.outcome.steps
      .filter((step) => step.kind !== 'jackpot-drop')
      .reduce((sum, step) => sum + step.win, 0)
    expect(round.win).toBe(own + drops[0]!.win)
    const after = Number((await balancesOf(platform.kernel.db, player.playerId)).coins)
    expect(after).toBe(before - 20 + round.win)
    const [next] = (await levelsOf()).filter(({ level }) => level === 'minor')
    const left = Number(held!.parts) + fedBy(minor, 20) - Number(held!.drop_at) * partsPerUnit
    expect(Number(next!.parts)).toBe(minor.seed * partsPerUnit + left)
    expect(next!.generation).toBe(held!.generation + 1)
    await expectBacked()
    const launch = await player.send<{ data: { jackpots: { drops: unknown[] } } }>(
      'GET',
      `/rest/game/${game.id}/play/`,
    )
    expect(launch.body.data.jackpots.drops[0]).toEqual({
      level: 'minor',
      amount: Number(held!.drop_at),
      at: expect.any(Number) as number,
    })
  })

  it('fall once, however many play at once', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => platform.signUp()))
    for (const level of ['mini', 'major']) {
      await ripen(level)
      const [held] = (await levelsOf()).filter((row) => row.level === level)
      platform.clock.advance(2_500)
      const played = await Promise.all(
        players.map(async (player) => (await player.ask(rounds.play, { body: spin })).data.round),
      )
      const drops = played.flatMap((round) =>
        dropsIn({ outcome: round.outcome as unknown as RoundOutcome }),
      )
      expect(drops.filter((drop) => 'level' in drop && drop.level === level)).toEqual([
        { kind: 'jackpot-drop', level, win: Number(held!.drop_at) },
      ])
      await Promise.all(
        played.map(({ id }, index) => players[index]!.ask(rounds.finish, { params: { id } })),
      )
      await expectBacked()
    }
  })

  it('are fed by nothing that was refused', async () => {
    const player = await platform.signUp()
    const before = await levelsOf()
    platform.clock.advance(2_500)
    const refused = await player.call(rounds.play, { body: { ...spin, stake: 27 } })
    expect(refused.status).toBe(400)
    await player.ask(rounds.play, { body: spin })
    const open = await player.call(rounds.play, { body: spin })
    expect(open.status).toBe(409)
    const fed = network.levels.map(({ id }) => {
      const of = (rows: typeof before) => Number(rows.find(({ level }) => level === id)?.parts)
      return async () => of(await levelsOf()) - of(before)
    })
    for (const [index, added] of fed.entries()) {
      expect(await added()).toBe(fedBy(network.levels[index]!, 20))
    }
  })

  it('tell in no answer and no push where they fall, and tell everybody who plays how they stand', async () => {
    const player = await platform.signUp()
    const other = await platform.signUp()
    await placeDrops()
    await other.send('GET', `/rest/game/${game.id}/play/`)
    const round = await play(player)
    const launch = await player.send('GET', `/rest/game/${game.id}/play/`)
    const demo = await platform.guest().send('GET', `/rest/game/${game.id}/demo/`)
    await tellLevels(platform.kernel)
    const pushes = await platform.kernel.db
      .selectFrom('outbox')
      .select('data')
      .where('channel', '=', 'game')
      .where('player_id', '=', other.playerId)
      .execute()
    const levels = await levelsOf()
    const shown = network.levels.map(({ id }) => ({
      level: id,
      amount: Math.floor(Number(levels.find(({ level }) => level === id)?.parts) / partsPerUnit),
    }))
    expect(pushes.at(-1)).toEqual({
      data: { kind: 'jackpots', network: network.id, unit: 'coins', levels: shown },
    })
    const told = [round, launch.body, demo.body, pushes]
    const values = valuesIn(told)
    for (const { amount } of shown) expect(values).toContain(amount)
    for (const { drop_at } of levels) expect(values).not.toContain(Number(drop_at))
    expect(JSON.stringify(told)).not.toMatch(/drop_?at/i)
  })

  it('is fed by the database as its law says, whatever rounds cost', async () => {
    const rng = seededRng(12)
    const other = { ...place, brand: 'nlc', unit: 'entries' as const }
    const pools = new Map<string, { parts: number; dropAt: number }>()
    let falls = 0
    await platform.kernel.db.transaction().execute(async (tx) => {
      for (let nth = 0; nth < 150; nth++) {
        const cost = 20 * (1 + rng.int(2_000))
        const feedings = network.levels.map((level) => ({
          level,
          added: fedBy(level, cost),
          nextDropAt: drawDropAt(level, rng),
        }))
        const roundId = `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`
        const fed = await feedLevels(tx, other, { roundId, feedings, now: nth })
        for (const [index, { level, nextDropAt }] of feedings.entries()) {
          const known = pools.get(level.id)
          const law = known
            ? feed(level, known, { cost, nextDropAt })
            : {
                pool: {
                  parts: level.seed * partsPerUnit + fedBy(level, cost),
                  dropAt: nextDropAt,
                },
                won: 0,
              }
          pools.set(level.id, law.pool)
          expect(fed[index]).toMatchObject({
            parts: law.pool.parts,
            won: law.won,
            isFirst: known === undefined,
          })
          if (law.won > 0) falls++
        }
      }
      await tx.deleteFrom('network_jackpot').where('brand', '=', 'nlc').execute()
    })
    expect(falls).toBeGreaterThan(4)
  })
})
