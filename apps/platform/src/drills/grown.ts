import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { endWith, inWorkplace, type Workplace } from '@marquee/drills/drill'
import { holdAll, none, type Row, table, verdictOf } from '@marquee/drills/promises'
import { startDatabase, startRedis } from '@marquee/drills/servers'
import { seededRng } from '@marquee/game-math'
import { balancesAt } from '@marquee/platform-kernel/balancesAt'
import { systemClock } from '@marquee/platform-kernel/clock'
import { type Db, openDatabase } from '@marquee/platform-kernel/database'
import { balancesOf } from '@marquee/platform-kernel/ledger'
import '@marquee/platform-identity/account/store'
import { type FleetOptions, startFleet } from './fleet.ts'
import { plant, type Planted } from './grown/plant.ts'
import { seat, timeRounds } from './grown/rounds.ts'

const usage = `pnpm drill:grown [--entries 20000000] [--rounds 1500] [--seed 1] [--report file.json]

  Plays rounds on a platform with an empty PostgreSQL of its own in a temporary folder, plants a ledger of so
  many entries, asks for balances of past moments, and plays the same rounds again.`

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '20000000' },
    rounds: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

/** Players in turn: a round of each takes longer than the pace asks for. */
const seats = 100
/** How long a balance of a moment may take, in ms, for 99 of 100. */
const balanceWithin = 5
/** How many times as long as on an empty ledger a round may take, for 99 of 100. */
const slowerBy = 1.2

/** The value that so many of a hundred stay below. */
const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil((times.length * share) / 100) - 1] ?? 0

const playersOf = async (db: Db, emails: readonly string[]) => {
  const rows = await db
    .selectFrom('player')
    .select('id')
    .where('email', 'in', emails)
    .orderBy('email')
    .execute()
  return Promise.all(rows.map(async ({ id }) => ({ id, coins: (await balancesOf(db, id)).coins })))
}

/** Asks for balances of players at moments; how long each took, and how many were wrong. */
async function lookBack(
  db: Db,
  players: readonly { id: string }[],
  planted: Planted,
  count: number,
) {
  const random = seededRng(Number(values.seed))
  const times: number[] = []
  let wrong = 0
  for (let number = 0; number < count; number++) {
    const place = random.int(players.length)
    const span = Math.floor((planted.until - planted.from) / 1_000)
    const moment = planted.from + random.int(span) * 1_000 + random.int(1_000)
    const began = performance.now()
    const { coins } = await balancesAt(db, players[place]?.id ?? '', moment)
    times.push(performance.now() - began)
    if (coins !== planted.heldBy(place, moment)) wrong += 1
  }
  return { times, wrong }
}

async function drill({ folder, onEnd }: Workplace): Promise<number> {
  const database = await startDatabase(folder, { grows: true })
  onEnd(() => database.remove())
  const redis = await startRedis(folder)
  onEnd(() => redis.stop())
  const shared = { folder, brand: 'tao', databaseUrl: database.url, redisUrl: redis.url }
  const start = async (role: FleetOptions['role']) => {
    const fleet = await startFleet({ ...shared, count: 1, role })
    onEnd(() => fleet.stop())
    return fleet
  }
  // What comes first migrates; measured is a process that answers calls, without the jobs beside it.
  const first = await start('all')
  await first.stop()
  const fleet = await start('api')
  const party = await seat(fleet.limbs[0]?.url ?? '', seats)
  const count = Number(values.rounds)
  await timeRounds(party, seats * 2)
  const empty = await timeRounds(party, count)
  const db = openDatabase({ kind: 'postgres', url: database.url, statementTimeout: 0 })
  onEnd(() => db.destroy())
  const players = await playersOf(db, party.emails)
  const began = performance.now()
  const planted = await plant(db, players, Number(values.entries), systemClock.now())
  const took = (performance.now() - began) / 1_000
  console.error(`  ${planted.entries} entries planted in ${took.toFixed(0)} s`)
  // As a process that has been up for a while: what it runs often is compiled by then.
  await lookBack(db, players, planted, 500)
  const { times, wrong } = await lookBack(db, players, planted, 1_000)
  await timeRounds(party, seats * 2)
  const grown = await timeRounds(party, count)

  const ms = (time: number) => `${time.toFixed(1)} ms`
  const balance = percentile(times, 99)
  const ratio = percentile(grown, 99) / percentile(empty, 99)
  const rows: Row[] = [
    none('balances of a moment that are wrong', wrong),
    [
      'balance of a moment, 99 of 100',
      `${balanceWithin} ms`,
      ms(balance),
      verdictOf(balance <= balanceWithin),
    ],
    [
      'a round, 99 of 100, to empty',
      `${slowerBy} x`,
      `${ratio.toFixed(2)} x`,
      verdictOf(ratio <= slowerBy),
    ],
    none('processes that ended by themselves', fleet.exits.length),
  ]
  console.log(
    `\n${planted.entries} entries. A balance of a moment: median ${ms(percentile(times, 50))}. A round: empty ${ms(percentile(empty, 50))} and ${ms(percentile(empty, 99))}, grown ${ms(percentile(grown, 50))} and ${ms(percentile(grown, 99))} (median, 99 of 100).\n\n${table(rows)}`,
  )
  if (values.report)
    writeFileSync(
      values.report,
      `${JSON.stringify({ entries: planted.entries, rows, empty, grown, times }, null, 1)}\n`,
    )
  return holdAll(rows) ? 0 : 1
}

if (values.help) console.log(usage)
else await endWith(inWorkplace('grown', drill))
