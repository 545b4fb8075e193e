import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, openDatabase } from '@marquee/platform-kernel/database'
import { migrate } from '@marquee/platform-kernel/migrate'
import { kernelMigrations } from '@marquee/platform-kernel/migrations'
import { emptyDatabase } from '@marquee/platform-kernel/testing/testDatabase'
import { modules } from '../../modules.ts'

const steps = [...kernelMigrations, ...modules.flatMap(({ migrations = [] }) => migrations)]
const player = '00000000-0000-4000-8000-000000000001'
const day = 20_777
const time = new Date(day * 86_400_000 + 3_600_000).toISOString()

/** What the earlier release writes, and reads again. */
const rows = {
  wheel_spin: { wheel_id: 2, turn: day, sector_id: 3, spun_at: time },
  streak_prize: { streak: 2, day, sector_id: 4, paid_at: time, through: 17 },
  coin_drop: { drop_id: 498_650, outcome_id: 5, taken_at: time },
  funmachine_play: { number: 6, outcome_id: 1, played_at: time },
  magic_box: { period: 7, number: 2, box: 3, outcome_id: 6, opened_at: time },
  scratch_card: {
    card_id: 71_002,
    period: 7,
    turn: 5,
    outcome_id: 2,
    fields: '[2,2,2,1,1,3,3,4,4]',
    scratched_at: time,
  },
  promo_flip: {
    promo_offer_set: 'sun-and-stars',
    turn: 4,
    side: 'tails',
    preset_id: 42,
    flipped_at: time,
  },
}

/** Their draws, by name. */
const draws = [
  { name: 'coin-drop', instance: '', turn: 498_650, outcome_id: 5, detail: null },
  { name: 'deposit-streak', instance: '', turn: 2, outcome_id: 4, detail: { through: 17 } },
  { name: 'funmachine', instance: '', turn: 6, outcome_id: 1, detail: null },
  { name: 'magic-box', instance: '7', turn: 2, outcome_id: 6, detail: { box: 3 } },
  {
    name: 'promo-coin',
    instance: 'sun-and-stars',
    turn: 4,
    outcome_id: 2,
    detail: { presetId: 42 },
  },
  {
    name: 'scratch-card',
    instance: '7',
    turn: 1_002,
    outcome_id: 2,
    detail: { turn: 5, fields: [2, 2, 2, 1, 1, 3, 3, 4, 4] },
  },
  { name: 'wheel', instance: '2', turn: day, outcome_id: 3, detail: null },
]

let db: Db
// The tables of the earlier release are none of the types of this one.
let earlier: Kysely<Record<string, Record<string, unknown>>>

const insertRows = async () => {
  for (const [table, row] of Object.entries(rows))
    await earlier
      .insertInto(table)
      .values({ player_id: player, ...row })
      .execute()
}
const readDraws = async () =>
  (await db.selectFrom('draw').selectAll().orderBy('name').execute()).map(
    ({ player_id: _player, drawn_at: at, ...draw }) => {
      expect(new Date(at).toISOString()).toBe(time)
      return draw
    },
  )

beforeAll(async () => {
  db = openDatabase(await emptyDatabase())
  earlier = db as unknown as typeof earlier
  await migrate(
    db,
    steps.filter(({ name }) => name < '20261128-2'),
  )
  await sql`insert into player (id, brand, email, login, game_mode, created_at)
    values (${player}, 'b', 'p@example.test', 'p', 'TournamentPoints', now())`.execute(db)
  await insertRows()
  await migrate(db, steps)
})
afterAll(() => db.destroy())

describe('the migration to one table of draws', () => {
  it('keeps what players have drawn', async () => {
    expect(await readDraws()).toEqual(draws)
  })

  it('lets processes of the earlier release read and write as before', async () => {
    await db.deleteFrom('draw').execute()
    await insertRows()
    expect(await readDraws()).toEqual(draws)
    for (const [table, row] of Object.entries(rows)) {
      const [found] = await earlier.selectFrom(table).selectAll().execute()
      const read = Object.entries(found ?? {}).map(([column, value]) => {
        if (column.endsWith('_at')) return [column, new Date(value as number).toISOString()]
        return [column, column === 'fields' ? JSON.stringify(value) : value]
      })
      expect(Object.fromEntries(read), table).toEqual({ player_id: player, ...row })
    }
  })

  it('refuses a turn that another process has taken', async () => {
    await expect(insertRows()).rejects.toThrow('duplicate key')
  })
})
