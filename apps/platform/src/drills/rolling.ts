import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { loadContract } from '@marquee/conformance/document'
import { endWith, inWorkplace, type Workplace } from '@marquee/drills/drill'
import { makeField } from '@marquee/drills/field'
import { callsOf, type Entered, runDoor, runPlayer } from '@marquee/drills/load'
import { holdAll, table } from '@marquee/drills/promises'
import { startDatabase, startRedis } from '@marquee/drills/servers'
import { judge } from '@marquee/drills/verdict'
import { seededRng } from '@marquee/game-math'
import { systemClock } from '@marquee/platform-kernel/clock'
import { openDatabase } from '@marquee/platform-kernel/database'
import { sql } from 'kysely'
import { environmentOf } from './fleet.ts'
import { startBalancer } from './rolling/balancer.ts'
import { areSettled, judgeDue, leastPlayers, makeDue } from './rolling/dues.ts'
import { makePages } from './rolling/pages.ts'
import { makeCrew } from './rolling/processes.ts'
import { rollOut, startPlaces } from './rolling/rollout.ts'
import { rowsOf } from './rolling/rows.ts'

const usage = `pnpm drill:rolling [--players 500] [--seconds 120] [--pace 60] [--seed 1] [--report file.json]

  Plays on 3 api, 2 sockets and 2 worker processes of the platform, with a PostgreSQL and a Redis of its own
  in a temporary folder, while each is replaced by a release with one more migration, which expands first and
  contracts at the end; then counts failed acts, pushes, the ledger, and what came due meanwhile.

  --players  how many play, each with a connection: at least ${leastPlayers}
  --seconds  how long the rollout takes at least
  --pace     seconds between one turn of a player and the next, five acts each`

const brand = 'tao'
/** How many sign up at a time: passwords are dear to hash. */
const together = 6
/** So many replacements, changes of the schema and starts there are, each with a rest. */
const rests = 11
/** A draw waits ten seconds for tickets, and its job comes round every five. */
const settlesWithin = 90_000

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '120' },
    pace: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const tell = (line: string): void => console.error(`  ${line}`)

/** Makes the role that serves players. @returns how it reaches the database. */
async function makePlayersRole(ownerUrl: string): Promise<string> {
  const db = openDatabase({ kind: 'postgres', url: ownerUrl, poolSize: 1 })
  try {
    await sql`create role players login`.execute(db)
  } finally {
    await db.destroy()
  }
  const url = new URL(ownerUrl)
  url.username = 'players'
  return url.href
}

async function unlabelledRounds(databaseUrl: string): Promise<number> {
  const db = openDatabase({ kind: 'postgres', url: databaseUrl, poolSize: 1 })
  try {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from game_round where rolling_label is distinct from 'round'`.execute(
      db,
    )
    return rows[0]?.n ?? 0
  } finally {
    await db.destroy()
  }
}

async function drill({ folder, onEnd }: Workplace): Promise<number> {
  const began = performance.now()
  const players = Number(values.players)
  const seconds = Number(values.seconds)
  const pace = Number(values.pace) * 1_000
  const database = await startDatabase(folder)
  onEnd(() => database.remove())
  const redis = await startRedis(folder)
  onEnd(() => redis.stop())
  const databaseUrl = await makePlayersRole(database.url)
  const shared = { folder, databaseUrl, redisUrl: redis.url, brand }
  const sealKey = randomBytes(32).toString('base64')
  const beganAt = systemClock.now()
  // On a machine that has nothing else to do: signing up takes a tenth of a second each.
  const middle = beganAt + 15_000 + players * 110 + seconds * 600
  const env = { ...environmentOf(shared), SEAL_KEY: sealKey }
  const crew = makeCrew(env, brand, { now: beganAt, middle }, database.url)
  onEnd(() => crew.stop())
  const places = await startPlaces(crew)
  const balancer = await startBalancer(
    places
      .filter(({ role }) => role !== 'worker')
      .map(({ url, role, release }) => ({ url, release, holdsConnections: role === 'sockets' })),
  )
  onEnd(() => balancer.stop())
  const pages = makePages(balancer.url)
  onEnd(() => pages.close())

  const random = seededRng(Number(values.seed))
  const field = makeField({
    contract: loadContract(
      path.resolve(import.meta.dirname, '../../../../docs/contracts/openapi.json'),
    ),
    doors: [{ url: balancer.url, isUp: () => true }],
    random,
    // A busy machine is not what is drilled.
    patience: 20_000,
    pause: () => pace / 2 + random.int(pace),
  })
  const calls = callsOf(field.contract)
  let failure: unknown
  const check = () => {
    if (failure) throw failure
  }
  const keep = (error: unknown) => (failure = error)
  // Signing up is what costs most: nobody plays before everybody is there.
  const everybody = Promise.withResolvers<void>()
  const enter = async (entered: Entered) => {
    pages.open(entered)
    await everybody.promise
    await sleep(random.int(pace))
  }
  const playing: Promise<void>[] = []
  for (let number = 1; number <= players; number++) {
    while (number - field.entered > together) {
      check()
      await sleep(5)
    }
    const one = runPlayer(field, number, calls, enter)
    one.catch(keep)
    playing.push(one)
  }
  while (field.entered < players || pages.connected() < players) {
    check()
    await sleep(50)
  }
  everybody.resolve()
  const door = runDoor(field, calls, 2_000)
  door.catch(keep)
  playing.push(door)
  tell(`${players} players are in, each with a connection`)

  const now = systemClock.now()
  await makeDue(database.url, brand, { from: now, to: now + seconds * 800 })
  const before = field.acknowledged.length
  const playedFrom = performance.now()
  const rollout = await rollOut(crew, places, {
    pause: (seconds * 1_000) / (rests + 7),
    answered: balancer.answered,
    tell,
    check,
  })
  while (performance.now() - playedFrom < seconds * 1_000) {
    check()
    await sleep(100)
  }
  const acts = field.acknowledged.length - before
  const rate = acts / ((performance.now() - playedFrom) / 1_000)
  field.stopped = true
  await Promise.all(playing)
  const stoppedAt = systemClock.now()
  const settling = performance.now()
  while (
    !(await areSettled(database.url, stoppedAt)) &&
    performance.now() - settling < settlesWithin
  )
    await sleep(1_000)
  tell('what came due is settled; the pages are compared')
  const heard = await pages.judge(database.url)
  const connected = pages.connected()
  pages.close()
  const failed = [...field.wrong, ...field.interrupted]
  const settled = await judgeDue(database.url, stoppedAt)
  const verdict = await judge([field], database.url)
  const { from, to } = rollout.sideBySide
  const rows = rowsOf({
    failed,
    heard,
    connected,
    verdict,
    settled,
    settledBetween: settled.between(from, to),
    answered: rollout.answered,
    exits: crew.exits,
    refusal: rollout.refusal,
    unlabelled: await unlabelledRounds(database.url),
  })
  console.log(
    `\nSeed ${values.seed}: ${players} players, ${field.acknowledged.length} acts acknowledged, ${rate.toFixed(0)} a second while processes were replaced; ${heard.pushes} pushes to pages; ${settled.draws} draws and ${settled.runs} tournaments came due; ${((performance.now() - began) / 1_000).toFixed(0)} s`,
  )
  console.log(
    `Pages lost their connection ${heard.reconnections} times, for ${(heard.longestAway / 1_000).toFixed(1)} s at most; ${heard.snapshots} snapshots. ${balancer.cut.length} calls were cut after they were sent, ${field.resent.length} were sent again by the browser itself, on a connection that had been closed. The slowest process ended in ${(rollout.slowestEnd / 1_000).toFixed(1)} s and was ready in ${(rollout.slowestStart / 1_000).toFixed(1)} s.`,
  )
  console.log(`\n${table(rows)}\n`)
  const words = { failed, ...heard, cut: balancer.cut, wrong: settled.wrong }
  const shown = [
    ...verdict.told,
    ...crew.exits,
    ...[failed, heard.lost, heard.doubled, heard.complaints, balancer.cut, settled.wrong].flatMap(
      (those) => those.slice(0, 10),
    ),
  ]
  for (const line of shown) console.log(`  ${line}`)
  if (values.report)
    writeFileSync(
      values.report,
      `${JSON.stringify({ seed: values.seed, rows, rollout, ...words, told: verdict.told, exits: crew.exits, complaints: crew.complaints, refused: Object.fromEntries(field.refused) }, null, 1)}\n`,
    )
  return holdAll(rows) ? 0 : 1
}

if (values.help) console.log(usage)
else await endWith(inWorkplace('rolling', drill))
