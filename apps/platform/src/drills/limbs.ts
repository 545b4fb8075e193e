import { createHmac } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { loadContract } from '@marquee/conformance/document'
import { endWith, inWorkplace, type Workplace } from '@marquee/drills/drill'
import type { PaymentMethod } from '@marquee/contract'
import { type Field, makeField } from '@marquee/drills/field'
import { callsOf, moneyCalls, runDoor, runPlayer } from '@marquee/drills/load'
import { runOffice, staffMoneyCalls } from '@marquee/drills/office'
import { type Payment, runProviders, type Sign } from '@marquee/drills/providers'
import { holdAll, none, type Row, table, verdictOf } from '@marquee/drills/promises'
import {
  type DatabaseServer,
  type RedisServer,
  startDatabase,
  startRedis,
} from '@marquee/drills/servers'
import { busy, starvation } from '@marquee/drills/starvation'
import { judge } from '@marquee/drills/verdict'
import { type Rng, seededRng } from '@marquee/game-math'
import type { Supplies } from '@marquee/conformance/supplies'
import { besideTests } from '../testing/besideTests.ts'
import { untilOrdinaryDay } from '../testing/ordinaryDay.ts'
import { slowKinds, slowOnes, slowPromises, type Turn, wordsOf } from '@marquee/drills/slow'
import { type Clock, MovableClock, systemClock } from '@marquee/platform-kernel/clock'
import {
  signWebhook,
  webhookSignatureHeader,
  webhookTimeHeader,
} from '@marquee/platform-kernel/webhook'
import { sandboxSecret } from '@marquee/platform-providers/payment/sandbox'
import { type Fleet, rendererKey, startFleet, untilHealthy } from './fleet.ts'

const usage = `pnpm drill:limbs [--stops 20] [--redis-stops 20] [--redis-pauses 10] [--kills 60] [--pauses 20] [--full-disks 1]
  [--players 16] [--processes 3] [--seed 1] [--report file.json]

  Plays on several processes of the platform, with a PostgreSQL and a Redis of its own in a temporary folder,
  while these are stopped, killed, paused and filled; then checks the ledger against what players were told.`

/** Whose players play. */
const brand = 'wireframe'
/** How soon everything has to serve again, in ms. */
const promised = 2_000
const { values } = parseArgs({
  options: {
    stops: { type: 'string', default: '20' },
    'redis-stops': { type: 'string', default: '20' },
    'redis-pauses': { type: 'string', default: '10' },
    kills: { type: 'string', default: '60' },
    pauses: { type: 'string', default: '20' },
    'full-disks': { type: 'string', default: '1' },
    players: { type: 'string', default: '16' },
    processes: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

/** What is said of a call that no player came to. */
const notAsked = 'not asked'

type Fault = 'stop' | 'redis-stop' | 'redis-pause' | 'kill' | 'pause' | 'full-disk'

interface Broken extends Turn {
  fault: Fault
  /** Until everything served again, in ms. */
  healthyAfter: number
}

interface Scene {
  database: DatabaseServer
  redis: RedisServer
  fleet: Fleet
  random: Rng
}

/** How each is broken and mended; gives how long it took until everything served, or null where it cannot be done. */
const faults: Record<Fault, (scene: Scene) => Promise<number | null>> = {
  async stop({ database, fleet, random }) {
    await database.stop()
    await sleep(200 + random.int(1_500))
    await database.start()
    return untilHealthy(fleet)
  },
  async 'redis-stop'({ redis, fleet, random }) {
    await redis.stop()
    await sleep(200 + random.int(1_500))
    await redis.start()
    return untilHealthy(fleet, true)
  },
  async 'redis-pause'({ redis, fleet, random }) {
    const resume = redis.pause()
    await sleep(500 + random.int(3_000))
    resume()
    return untilHealthy(fleet, true)
  },
  async kill({ fleet, random }) {
    const limb = fleet.limbs[random.int(fleet.limbs.length)]
    await limb?.kill()
    // The others serve meanwhile.
    const healthyAfter = await untilHealthy(fleet)
    await limb?.start()
    return healthyAfter
  },
  async pause({ fleet, random }) {
    const resume = fleet.limbs[random.int(fleet.limbs.length)]?.pause()
    await sleep(500 + random.int(3_000))
    resume?.()
    return untilHealthy(fleet)
  },
  async 'full-disk'({ database, fleet }) {
    const free = database.fillDisk()
    if (!free) return null
    await sleep(5_000)
    free()
    await database.ready()
    return untilHealthy(fleet)
  },
}

/** The faults in an order of chance. */
function program(random: Rng): Fault[] {
  const counts: Record<Fault, number> = {
    stop: Number(values.stops),
    'redis-stop': Number(values['redis-stops']),
    'redis-pause': Number(values['redis-pauses']),
    kill: Number(values.kills),
    pause: Number(values.pauses),
    'full-disk': Number(values['full-disks']),
  }
  const all = Object.entries(counts).flatMap(([fault, count]) =>
    Array.from({ length: count }, () => fault as Fault),
  )
  for (let last = all.length - 1; last > 0; last--) {
    const other = random.int(last + 1)
    const kept = all[last]
    all[last] = all[other] as Fault
    all[other] = kept as Fault
  }
  return all
}

async function breakAll(
  scene: Scene,
  failed: () => unknown,
): Promise<{ broken: Broken[]; undone: Fault[] }> {
  const broken: Broken[] = []
  const undone: Fault[] = []
  const order = program(scene.random)
  for (const [n, fault] of order.entries()) {
    // The first turn begins with the drill.
    const from = n === 0 ? 0 : performance.now()
    const error = failed()
    if (error) throw error
    await sleep(300 + scene.random.int(900))
    const brokenAt = performance.now()
    const before = starvation()
    const healthyAfter = await faults[fault](scene)
    const isBusy = Math.max(before, starvation()) > busy
    if (healthyAfter === null) undone.push(fault)
    else {
      const pausedFrom = fault === 'pause' ? brokenAt : null
      broken.push({ fault, healthyAfter, isBusy, from, pausedFrom, to: performance.now() })
    }
    console.error(
      `  ${String(n + 1).padStart(3)} of ${order.length}  ${fault.padEnd(11)}  ${healthyAfter === null ? 'not possible here' : `healthy after ${healthyAfter.toFixed(0)} ms${isBusy ? ', on a busy machine' : ''}`}`,
    )
  }
  return { broken, undone }
}

/** A field of staff, who come to the same processes by the address of the back office. */
const makeOffice = ({ contract, doors, random, clock }: Field): Field =>
  makeField({
    contract,
    random,
    clock,
    doors: doors.map(({ url, isUp }) => {
      const { port } = new URL(url)
      return { url: `http://back-office.localhost:${port}`, isUp }
    }),
  })

/** Signs webhooks as the sandbox's providers do. @param key with which fronts would ask. */
const signAs = (key: string, clock: Clock): Sign => {
  const secretFor = (purpose: string) =>
    createHmac('sha256', key).update(purpose).digest('base64url')
  return (method, body) => {
    const time = clock.now()
    const secret = sandboxSecret({ secretFor }, method as PaymentMethod)
    return {
      [webhookTimeHeader]: String(time),
      [webhookSignatureHeader]: signWebhook(secret, time, body),
    }
  }
}

async function drill({ folder, onEnd }: Workplace): Promise<number> {
  const began = performance.now()
  const random = seededRng(Number(values.seed))
  const contract = loadContract(
    path.resolve(import.meta.dirname, '../../../../docs/contracts/openapi.json'),
  )
  const database = await startDatabase(folder)
  onEnd(() => database.remove())
  const redis = await startRedis(folder)
  onEnd(() => redis.stop())
  // On some days campaigns rest, and their calls are refused: it is played on one on which all run.
  const ahead = untilOrdinaryDay({ brand })
  const clock = new MovableClock(systemClock, ahead)
  const fleet = await startFleet({
    count: Number(values.processes),
    folder,
    databaseUrl: database.url,
    redisUrl: redis.url,
    brand,
    env: { SANDBOX_CLOCK_AHEAD: String(ahead) },
  })
  onEnd(() => fleet.stop())
  const calls = callsOf(contract)
  const given = await besideTests<{ supplies: Supplies }>('supplies.ts')
  const supplies: Supplies = Object.assign({}, ...given.map((one) => one.supplies))
  const field = makeField({ contract, doors: fleet.limbs, random, clock, supplies })
  const players = Number(values.players)
  let failure: unknown
  const office = makeOffice(field)
  const payments: Payment[] = []
  field.payments = payments
  const running = Promise.all([
    ...Array.from({ length: players }, (_, n) => runPlayer(field, n + 1, calls)),
    runDoor(field, calls),
    runProviders(field, signAs(rendererKey, clock)),
    runOffice(office, {
      brand,
      onApproved: ({ id, method }) => payments.push({ about: 'redemption', id, method }),
    }),
  ])
  running.catch((error: unknown) => (failure = error))
  while (field.entered < players && !failure) await sleep(50)
  const { broken, undone } = await breakAll({ database, redis, fleet, random }, () => failure)
  field.stopped = true
  office.stopped = true
  await running
  await untilHealthy(fleet)
  const again = { ...field.again }
  const { counted, excused } = slowOnes([...field.slow, ...office.slow], broken)
  const { drift, duplicates, lost, told } = await judge([field, office], database.url)
  // A busy machine excuses what came late, and nothing else.
  const measured = broken.filter(({ isBusy, healthyAfter }) => !isBusy || healthyAfter <= promised)
  const slowest = Math.max(0, ...measured.map(({ healthyAfter }) => healthyAfter))
  const acknowledged = new Set(
    [...field.acknowledged, ...office.acknowledged].map(({ operation }) => operation.id),
  )
  const money = [...moneyCalls(contract), ...staffMoneyCalls(contract)]
  const refusals = new Map([...field.refusals, ...office.refusals])
  const reached = money.filter(({ id }) => acknowledged.has(id))
  const never = money
    .filter((one) => !acknowledged.has(one.id))
    .map(({ id }) => `${id}: ${refusals.get(id) ?? notAsked}`)
  const wrong = [...field.wrong, ...office.wrong]
  const rows: Row[] = [
    none('processes that ended by themselves', fleet.exits.length),
    none('answers that are no typed 503', wrong.length),
    [
      'slowest until healthy',
      `${promised} ms`,
      measured.length ? `${slowest.toFixed(0)} ms` : '-',
      measured.length ? verdictOf(slowest <= promised) : 'not measured',
    ],
    ...slowKinds.map((kind) => none(slowPromises[kind], counted[kind].length)),
    [
      'money calls that were always refused',
      0,
      never.length,
      never.length && never.every((call) => call.endsWith(notAsked))
        ? 'not measured'
        : verdictOf(never.length === 0),
    ],
    none('accounts that drift', drift),
    none('acts done twice', duplicates),
    none('acknowledgements lost', lost),
  ]
  console.log(
    `\nSeed ${values.seed}: ${broken.length} faults (${[...Map.groupBy(broken, ({ fault }) => fault)].map(([fault, those]) => `${those.length} ${fault}`).join(', ')}), ${field.acknowledged.length} acts acknowledged by ${players} players and those who came, ${((performance.now() - began) / 1000).toFixed(0)} s`,
  )
  console.log(
    `Sent again: ${again.cut} cut off, ${again.silence} unanswered, ${again.unavailable} told to come back; ${field.resent.length} by the browser itself, on a connection that had been closed.`,
  )
  console.log(
    `Acknowledged: ${reached.length} of ${money.length} money calls, ${office.acknowledged.length} acts of staff, ${field.reported.length} payments ended by webhooks.`,
  )
  if (excused.pause || excused.busy)
    console.log(
      `Too slow and not counted: ${excused.pause} while a process was paused, ${excused.busy} while this machine had too much else to do.`,
    )
  if (measured.length < broken.length)
    console.log(
      `After ${broken.length - measured.length} of ${broken.length} faults this machine had too much else to do to say how soon.`,
    )
  if (undone.length)
    console.log(
      `Not done: ${undone.length} full-disk, which needs root to give the database a disk of its own.`,
    )
  console.log(`\n${table(rows)}\n`)
  const late = slowKinds.flatMap((kind) => counted[kind].map(wordsOf))
  for (const line of [
    ...never,
    ...told,
    ...fleet.exits,
    ...wrong.slice(0, 10),
    ...late.slice(0, 10),
  ])
    console.log(`  ${line}`)
  if (values.report) {
    const report = {
      seed: values.seed,
      broken,
      undone,
      rows,
      told,
      exits: fleet.exits,
      wrong,
      refused: Object.fromEntries([...field.refused, ...office.refused]),
      alwaysRefused: never,
      slow: counted,
      excused,
    }
    writeFileSync(values.report, `${JSON.stringify(report, null, 1)}\n`)
  }
  const isComplete = undone.length === 0
  return holdAll(rows) && isComplete ? 0 : 1
}

if (values.help) console.log(usage)
else await endWith(inWorkplace('limbs', drill))
