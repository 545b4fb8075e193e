import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { rounds } from '@marquee/contract'
import { endWith, inWorkplace, type Workplace } from '@marquee/drills/drill'
import { holdAll, none, type Row, table, verdictOf } from '@marquee/drills/promises'
import { startDatabase, startRedis } from '@marquee/drills/servers'
import type { Taken } from '@marquee/platform-kernel/testing/unobserved'
import { minimumSpinMs } from '@marquee/platform-play/rounds/rules'
import type { TestClient } from '../testing/makeClient.ts'
import { makeSpin } from '../testing/makePlay.ts'
import { type Limb, rendererKey, startFleet } from './fleet.ts'
import { seat } from './grown/rounds.ts'
import { startCollector } from './observed/collector.ts'
import { type Spread, spreadOf } from './observed/spread.ts'

const usage = `pnpm drill:observed [--pairs 3000] [--players 80] [--share 0.05] [--report file.json]

  One process of the platform, with a PostgreSQL and a Redis that the command starts. Players in turn open
  the lobby and play a round; for one the process counts, and traces to a collector, for the next it does
  nothing of it. What both take of the processor is compared.`

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '3000' },
    players: { type: 'string', default: '80' },
    share: { type: 'string', default: '0.05' },
    report: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

/** Of what a process takes of the processor, as much may be for looking at it. */
const promised = 0.03
/** How often metrics are read, in µs of a full processor: as often as the example of Prometheus does. */
const readEvery = 15e6
/** Turns at the beginning that do not count: everything is compiled in them. */
const warming = 240
/** How often metrics are read to know what that takes. */
const reads = 40

/** What a lobby asks for, in one request of its front. */
const lobby = [
  '/rest/page/promotions/',
  '/rest/get-game-filters/',
  '/rest/page/home/',
  '/rest/seasons/season/',
  '/rest/tournaments/running/',
  '/rest/cash/',
  '/rest/quest/',
]

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** Measures what acts take of a process, in µs of the processor, while it is observed or not. */
function makeMeasure(limb: Limb) {
  const ask = async (question: 'observe' | 'rest' | 'tell') => (await limb.ask(question)) as Taken
  return {
    taken: () => ask('tell'),
    async act(isObserved: boolean, act: () => Promise<unknown>): Promise<number> {
      const before = await ask(isObserved ? 'observe' : 'rest')
      await act()
      return (await ask('tell')).work - before.work
    },
  }
}

/** Gives players in turn, each once the pace of rounds allows them another. */
function makeTurns(clients: readonly TestClient[]): () => Promise<TestClient> {
  const given = new Map<TestClient, number>()
  let turn = 0
  return async () => {
    const client = clients[turn % clients.length]
    if (!client) throw new Error('Nobody plays.')
    turn += 1
    const since = performance.now() - (given.get(client) ?? -Infinity)
    if (since < minimumSpinMs + 100) await sleep(minimumSpinMs + 100 - since)
    given.set(client, performance.now())
    return client
  }
}

/** Opens the lobby and plays a round. @throws for anything but success. */
async function visit(client: TestClient): Promise<void> {
  const headers = { 'x-renderer-key': rendererKey, 'client-host': client.host }
  const opened = await client.send('POST', '/rest/batch/', { body: { paths: lobby }, headers })
  if (opened.status !== 200) throw new Error(`A lobby was answered with ${opened.status}.`)
  const { data } = await client.ask(rounds.play, { body: makeSpin() })
  await client.ask(rounds.finish, { params: { id: data.round.id } })
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0)

/** What was promised of the cost against what came: held or broken only where the error leaves no doubt. */
function costRow({ mean, give }: Spread): Row {
  const measured = `${percent(mean)} ± ${(give * 100).toFixed(1)}`
  const isClear = Math.abs(promised - mean) >= give
  const verdict = isClear ? verdictOf(mean <= promised) : 'not measured'
  return ['processor time for metrics and traces', `${promised * 100} %`, measured, verdict]
}

const unobserved = import.meta.resolve('@marquee/platform-kernel/testing/unobserved')

async function drill({ folder, onEnd }: Workplace): Promise<number> {
  const collector = await startCollector()
  onEnd(() => collector.stop())
  const database = await startDatabase(folder)
  onEnd(() => database.remove())
  const redis = await startRedis(folder)
  onEnd(() => redis.stop())
  const shared = { folder, brand: 'tao', databaseUrl: database.url, redisUrl: redis.url, count: 1 }
  // What comes first migrates; measured is a process that answers calls, without the jobs beside it.
  const first = await startFleet(shared)
  onEnd(() => first.stop())
  await first.stop()
  const fleet = await startFleet({
    ...shared,
    role: 'api',
    nodeArguments: ['--import', unobserved],
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRACE_SHARE: values.share },
  })
  onEnd(() => fleet.stop())
  const [limb] = fleet.limbs
  if (!limb) throw new Error('The fleet has no process.')
  const { clients } = await seat(limb.url, Number(values.players))
  const nextOf = makeTurns(clients)
  const measure = makeMeasure(limb)
  const measureVisit = async (isObserved: boolean) => {
    const client = await nextOf()
    return measure.act(isObserved, () => visit(client))
  }
  const read = async () => {
    const { ok } = await fetch(new URL('/metrics', limb.url))
    if (!ok) throw new Error('Metrics were not told.')
  }

  for (let turn = 0; turn < warming; turn++) await measureVisit(turn % 2 === 0)
  const before = await measure.taken()
  const observed: number[] = []
  const plain: number[] = []
  for (let pair = 0; pair < Number(values.pairs); pair++)
    // Who begins changes: what a machine does meanwhile meets both.
    for (const isObserved of pair % 2 ? [true, false] : [false, true])
      (isObserved ? observed : plain).push(await measureVisit(isObserved))
  const sending = (await measure.taken()).sending - before.sending
  const took: number[] = []
  for (let time = 0; time < reads; time++) took.push(await measure.act(true, read))

  const usual = sumOf(plain) / plain.length
  const acts = spreadOf(observed.map((one, pair) => (one - (plain[pair] ?? NaN)) / usual))
  const sent = sending / sumOf(plain)
  const told = sumOf(took) / reads / readEvery
  const sendings = collector.taken()
  const rows: Row[] = [
    costRow({ mean: acts.mean + sent + told, give: acts.give }),
    ['sendings of traces', 'some', sendings, verdictOf(sendings > 0)],
    none('processes that ended by themselves', fleet.exits.length),
    none('lines in the log of errors', fleet.complaints.length),
  ]
  console.log(
    `\n${values.pairs} pairs of a lobby and a round, ${(usual / 1e3).toFixed(1)} ms of the processor each. Counting and noting ${percent(acts.mean)}, sending ${percent(Number(values.share))} of traces ${percent(sent)}, metrics read every 15 s ${percent(told)}.\n\n${table(rows)}`,
  )
  if (values.report)
    writeFileSync(values.report, `${JSON.stringify({ rows, acts, sent, told, usual }, null, 1)}\n`)
  return holdAll(rows) ? 0 : 1
}

if (values.help) console.log(usage)
else await endWith(inWorkplace('observed', drill))
