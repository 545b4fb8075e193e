import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { rounds } from '@marquee/contract'
import { endWith, inWorkplace, type Workplace } from '@marquee/drills/drill'
import { holdAll, none, type Row, table, verdictOf } from '@marquee/drills/promises'
import { startDatabase, startRedis } from '@marquee/drills/servers'
import { systemClock } from '@marquee/platform-kernel/clock'
import { readRules, watchAlerts } from '@marquee/drills/alerts/rules'
import { makeSpin } from '../testing/makePlay.ts'
import { type Sample, scrape } from '@marquee/drills/alerts/readMetrics'
import { type Fleet, startFleet } from './fleet.ts'
import { seat } from './grown/rounds.ts'

const usage = `pnpm drill:calm [--minutes 60] [--players 20] [--report file.json]

  Two processes on a PostgreSQL and a Redis of their own, on which players play and nothing is wrong: reads
  /metrics of both every five seconds, judges the rules of deploy/alerts.yml, and tells each alert that fires.`

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    players: { type: 'string', default: '20' },
    report: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

/** How often metrics are read, in ms: as often as the example of Prometheus does. */
const readEvery = 5_000
/** Between two rounds of a player, ms. */
const playEvery = 8_000

/** What both processes tell now, each figure with the process that told it. */
async function readAll({ limbs }: Fleet): Promise<Sample[]> {
  const all = await Promise.all(
    limbs.map(async ({ name, url }) =>
      (await scrape(url)).map(({ labels, ...sample }) => ({
        ...sample,
        labels: { ...labels, instance: name },
      })),
    ),
  )
  return all.flat()
}

/** Plays until it is told to stop; gives how many rounds ended. @throws what a call throws. */
async function play(
  clients: Awaited<ReturnType<typeof seat>>['clients'],
  isOver: () => boolean,
): Promise<number> {
  let played = 0
  await Promise.all(
    clients.map(async (client, nth) => {
      await sleep((playEvery * nth) / clients.length)
      while (!isOver()) {
        const { data } = await client.ask(rounds.play, { body: makeSpin() })
        await client.ask(rounds.finish, { params: { id: data.round.id } })
        played += 1
        await sleep(playEvery)
      }
    }),
  )
  return played
}

async function drill({ folder, onEnd }: Workplace): Promise<number> {
  const database = await startDatabase(folder)
  onEnd(() => database.remove())
  const redis = await startRedis(folder)
  onEnd(() => redis.stop())
  const shared = { folder, brand: 'tao', databaseUrl: database.url, redisUrl: redis.url }
  const fleet = await startFleet({ ...shared, count: 2 })
  onEnd(() => fleet.stop())
  const { clients } = await seat(fleet.limbs[0]?.url ?? '', Number(values.players))

  const until = systemClock.now() + Number(values.minutes) * 60_000
  const isOver = () => systemClock.now() >= until
  const playing = play(clients, isOver)
  // Awaited below; until then a failure is no unhandled one.
  playing.catch(() => {})
  const watch = watchAlerts(readRules())
  /** When each alert fired first, in minutes since the beginning. */
  const fired = new Map<string, number>()
  const began = systemClock.now()
  let reads = 0
  while (!isOver()) {
    const at = systemClock.now() / 1_000
    for (const alert of watch.take({ at, samples: await readAll(fleet) })) {
      if (fired.has(alert)) continue
      const minute = (systemClock.now() - began) / 60_000
      fired.set(alert, minute)
      console.error(`  ${alert} fires in minute ${minute.toFixed(1)}`)
    }
    reads += 1
    await sleep(readEvery)
  }
  const played = await playing
  const rows: Row[] = [
    none('alerts that fired', fired.size),
    ['rounds played', 'some', played, verdictOf(played > 0)],
    none('processes that ended by themselves', fleet.exits.length),
    none('lines in the log of errors', fleet.complaints.length),
  ]
  console.log(
    `\n${values.minutes} minutes, ${values.players} players, metrics read ${reads} times.\n\n${table(rows)}`,
  )
  if (fleet.complaints.length) console.error(fleet.complaints.slice(0, 10).join('\n'))
  if (values.report)
    writeFileSync(
      values.report,
      `${JSON.stringify({ rows, fired: Object.fromEntries(fired) }, null, 1)}\n`,
    )
  return holdAll(rows) ? 0 : 1
}

if (values.help) console.log(usage)
else await endWith(inWorkplace('calm', drill))
