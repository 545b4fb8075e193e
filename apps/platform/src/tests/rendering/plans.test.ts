import { rounds } from '@marquee/contract'
import type { Tx } from '@marquee/platform-kernel/database'
import { testDatabase } from '@marquee/platform-kernel/testing/testDatabase'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { modules } from '../../modules.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { makeSpin } from '../../testing/makePlay.ts'

const brand = 'stormrush'
/** Read from their beginning, in order and to a limit: what is done is deleted or leaves the index. */
const queues = ['outbox', 'event']

const statements = new Set<string>()
let platform: TestPlatform
beforeAll(async () => {
  const target = await testDatabase(modules.flatMap(({ migrations = [] }) => migrations))
  platform = await makePlatform({
    target: { ...target, onStatement: (statement) => statements.add(statement) },
    brand,
  })
})
afterAll(() => platform.stop())

/** The table that a partition is of. */
const wholeOf = (table: string): string => table.replace(/_(?:first|rest|\d{4}_\d{2})$/, '')

/** The tables of which a statement reads every row, or every row of an index, whatever it is asked for. */
async function readWholeBy(tx: Tx, statement: string): Promise<string[]> {
  const asked = [...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number))
  const nothing = Array.from({ length: Math.max(0, ...asked) }, () => 'null').join(', ')
  await sql.raw(`prepare looked_at as ${statement}`).execute(tx)
  const { rows } = await sql
    .raw<object>(`explain (costs off) execute looked_at ${nothing && `(${nothing})`}`)
    .execute(tx)
  await sql`deallocate looked_at`.execute(tx)
  const plan = rows.flatMap((row) => Object.values(row).map(String)).join('\n')
  const found = plan.matchAll(
    /(?:Seq Scan on|Index (?:Only )?Scan (?:Backward )?using \w+ on(?! \w+[^\n]*\n\s*Index Cond)) (\w+)/g,
  )
  return [...new Set([...found].map(([, table = '']) => wholeOf(table)))]
}

/** Plans as they are for whatever is asked, of tables that are empty now and large later. */
const looking = <Result>(look: (tx: Tx) => Promise<Result>): Promise<Result> =>
  platform.kernel.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    return look(tx)
  })

it('statements of rounds and pages > none reads a table that grows from end to end', async () => {
  statements.clear()
  const player = await platform.signUp({ surname: 'Doe', zip: '43004' }, { brand })
  for (let nth = 0; nth < 3; nth++) {
    platform.clock.advance(4_000)
    const { data } = await player.ask(rounds.play, { body: makeSpin() })
    await player.ask(rounds.finish, { params: { id: data.round.id } })
  }
  const pages = ['player/', 'page/home/', 'page/promotions/', 'features-games-info/info/', 'cash/']
  const lists = ['history/', 'game-rounds/', 'inbox/', 'tournaments/running/', 'rank-league/info/']
  for (const path of [...pages, ...lists]) await player.send('GET', `/rest/${path}`)
  const planned = [...statements].filter((one) =>
    /^\s*(select|with|insert|update|delete)\b/i.test(one),
  )
  expect(planned.length).toBeGreaterThan(80)
  const wrong = await looking(async (tx) => {
    const found: string[] = []
    for (const statement of planned) {
      const whole = (await readWholeBy(tx, statement)).filter((table) => !queues.includes(table))
      if (whole.length) found.push(`${whole.join()}: ${statement}`)
    }
    return found
  })
  expect(wrong).toEqual([])
})

it.each([
  ['has no index for what is asked', 'select id from player where login = $1', 'player'],
  [
    'goes through an index instead',
    'select id from game_round where win > $1 order by id',
    'game_round',
  ],
])('a statement that %s > is found', async (_, statement, table) => {
  expect(await looking((tx) => readWholeBy(tx, statement))).toEqual([table])
})
