import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { loadContract } from '@marquee/conformance/document'
import { endWith, inWorkplace, type Workplace } from '@marquee/drills/drill'
import { type Acknowledged, makeField } from '@marquee/drills/field'
import { callsOf, runPlayer } from '@marquee/drills/load'
import { holdAll, none, type Row, table, verdictOf } from '@marquee/drills/promises'
import { startDatabase, startRedis } from '@marquee/drills/servers'
import { seededRng } from '@marquee/game-math'
import { systemClock } from '@marquee/platform-kernel/clock'
import { openDatabase } from '@marquee/platform-kernel/database'
import { auditLedger } from '@marquee/platform-kernel/ledger'
import { exportRecord } from '@marquee/platform-record/export'
import { publicKeyOf } from '@marquee/platform-record/key'
import { Fault, linesOf, readKey, verify } from '@marquee/platform-record/verify'
import { sealedKinds } from '../modules.ts'
import { keepCopies, restore, Unrestorable } from './copies.ts'
import { startFleet } from './fleet.ts'

const usage = `pnpm drill:restore [--players 8] [--seed 1] [--report file.json]

  Plays on a platform with a PostgreSQL of its own in a temporary folder, copies it meanwhile, stops it in
  the middle of everything, and restores it twice from the copies alone: to a moment, and to the end. Then
  compares both with what players were told, looks at their ledgers, and verifies their sealed records.`

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

/** How much of what players were told may be lost, in ms. */
const promised = 5_000
/** How long it is played on each side of the moment, in ms. */
const around = 8_000
/** The first seal is made within a minute; a busy machine takes longer. */
const sealedWithin = 240_000

/** What stands in a database. */
interface Seen {
  /** Keys of acts that were done. */
  keys: ReadonlySet<string>
  /** Faults of the ledger. */
  faults: number
  seals: number
  /** What is wrong with the sealed record; empty when nothing is. */
  unsealed: string
}

async function look(url: string, sealKey: string): Promise<Seen> {
  const db = openDatabase({ kind: 'postgres', url, statementTimeout: 0 })
  try {
    const rows = await db.selectFrom('idempotency').select('key').execute()
    const audit = await auditLedger(db)
    const unbalanced = Object.values(audit.sums).filter((sum) => sum !== 0n).length
    const lines: string[] = []
    await exportRecord(db, sealedKinds(), (line) => lines.push(line))
    const seen = {
      keys: new Set(rows.map(({ key }) => key)),
      faults: audit.drifted + audit.negative + unbalanced,
    }
    try {
      const key = readKey(publicKeyOf(sealKey))
      const { seals } = verify(linesOf([Buffer.from(lines.join(''))]), [key])
      return { ...seen, seals, unsealed: '' }
    } catch (error) {
      if (error instanceof Fault) return { ...seen, seals: 0, unsealed: error.message }
      throw error
    }
  } finally {
    await db.destroy()
  }
}

/** What has to hold of every database that was restored. */
const whole = (of: { seen: Seen; took: number } | null): Row[] =>
  of
    ? [
        none('faults of the ledger', of.seen.faults),
        [
          'seals that verify',
          'at least 1',
          of.seen.unsealed || of.seen.seals,
          verdictOf(of.seen.seals > 0),
        ],
        ['ready', '', `${(of.took / 1000).toFixed(1)} s`, 'holds'],
      ]
    : [['restored', 'yes', 'no', 'BROKEN']]

async function untilSealed(file: string): Promise<void> {
  const began = performance.now()
  while (!existsSync(file) || !readFileSync(file, 'utf8').endsWith('\n')) {
    if (performance.now() - began > sealedWithin) throw new Error('Nothing was sealed.')
    await sleep(250)
  }
}

async function drill({ folder, onEnd }: Workplace): Promise<number> {
  const contract = loadContract(
    path.resolve(import.meta.dirname, '../../../../docs/contracts/openapi.json'),
  )
  const database = await startDatabase(folder)
  onEnd(() => database.remove())
  const redis = await startRedis(folder)
  onEnd(() => redis.stop())
  const addresses = { databaseUrl: database.url, redisUrl: redis.url }
  const fleet = await startFleet({ count: 1, folder, brand: 'tao', ...addresses })
  onEnd(() => fleet.stop())
  const field = makeField({
    contract,
    doors: fleet.limbs,
    random: seededRng(Number(values.seed)),
  })
  const calls = callsOf(contract)
  const players = Number(values.players)
  const running = Promise.all(
    Array.from({ length: players }, (_, n) => runPlayer(field, n + 1, calls)),
  )
  let failure: unknown
  running.catch((error: unknown) => (failure = error))
  while (field.entered < players && !failure) await sleep(50)
  const copies = await keepCopies(database.url, folder)
  await untilSealed(path.join(folder, 'data', 'seals.jsonl'))
  await sleep(around)
  const moment = systemClock.now()
  await sleep(around)
  await database.stop()
  const stoppedAt = systemClock.now()
  const told: Acknowledged[] = [...field.acknowledged]
  await copies.ended
  if (failure) throw failure
  // The server itself comes back from its own disk, to say what it had: nothing is restored from it.
  field.stopped = true
  await database.start()
  await running
  await fleet.stop()
  const sealKey = readFileSync(path.join(folder, 'data', 'seal.key'), 'utf8')
  const original = await look(database.url, sealKey)
  const done = told.filter(({ key }) => original.keys.has(key))
  const restoreTo = async (name: string, until: number | null) => {
    try {
      const restored = await restore(copies, path.join(folder, name), until)
      onEnd(restored.remove)
      return { ...restored, seen: await look(restored.url, sealKey) }
    } catch (error) {
      if (!(error instanceof Unrestorable)) throw error
      console.error(error.message)
      return null
    }
  }
  const end = await restoreTo('at-end', null)
  const then = await restoreTo('at-moment', moment)

  const has = (of: typeof end, { key }: Acknowledged) => of?.seen.keys.has(key) ?? false
  const lost = done.filter((act) => !has(end, act))
  const back = Math.max(0, ...lost.map(({ answeredAt }) => stoppedAt - answeredAt))
  const before = done.filter(({ answeredAt }) => answeredAt < moment)
  const after = done.filter(({ sentAt }) => sentAt > moment)
  const absent = before.filter((act) => !has(then, act)).length
  const present = after.filter((act) => has(then, act)).length
  const groups: [string, Row[]][] = [
    [
      'to the end',
      [
        ['recovery point', `${promised} ms`, `${back} ms`, verdictOf(back <= promised)],
        ...whole(end),
      ],
    ],
    [
      'to a moment',
      [
        none('acts answered before it that are not there', absent),
        none('acts sent after it that are there', present),
        ...whole(then),
      ],
    ],
  ]
  // Nothing was shown where nothing could have been lost.
  const isShown = before.length > 0 && after.length > 0
  console.log(
    `\nSeed ${values.seed}: ${done.length} acts acknowledged by ${players} players, ${before.length} before the moment and ${after.length} after it; ${lost.length} lost at the end.`,
  )
  for (const [title, rows] of groups) console.log(`\n  restored ${title}\n${table(rows)}`)
  if (!isShown) console.log('\n  Too little was played on one side of the moment to say anything.')
  if (values.report) {
    const counts = { done: done.length, before: before.length, after: after.length }
    const report = { seed: values.seed, ...counts, lost: lost.length, groups, wrong: field.wrong }
    writeFileSync(values.report, `${JSON.stringify(report, null, 1)}\n`)
  }
  const holdsAll = groups.every(([, rows]) => holdAll(rows))
  return isShown && holdsAll ? 0 : 1
}

if (values.help) console.log(usage)
else await endWith(inWorkplace('restore', drill))
