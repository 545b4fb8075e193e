import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { games } from '@marquee/game-catalogue'
import { findGameModel, stakesFor } from '@marquee/game-math'
import { systemClock } from '@marquee/platform-kernel/clock'
import { answerMetrics } from '@marquee/platform-kernel/metrics/exposition'
import { makeProbe, makeProbeMetrics, printed, repeat } from './probe.ts'
import { readProbe } from './variables.ts'

const usage = `pnpm probe <address of a brand>... [--every <s>] [--port <port>] [--game <id>] [--stake <coins>]

  Visits each brand as a player does, from its home to a round, and says how long each step took. With
  --every it goes on until it is ended, and --port gives /metrics. PROBE_EMAIL and PROBE_PASSWORD are an
  account of its own on each brand; a visit costs a stake in coins. Exit code 1: a visit failed; 2: nothing
  could be visited.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string' },
    port: { type: 'string' },
    game: { type: 'string' },
    stake: { type: 'string' },
  },
})

/** The game to play: the one that is asked for, else the first of the lines that every house has. */
function chosenGame() {
  const found = values.game
    ? games.find(({ id }) => id === Number(values.game))
    : games.find(({ model }) => model === 'lines-10-classic')
  if (!found) throw new Error(`No game of the catalogue has the id ${values.game}.`)
  const stake = values.stake ? Number(values.stake) : stakesFor(findGameModel(found.model))[0]
  if (!stake) throw new Error(`A stake is a number of coins, not '${values.stake}'.`)
  return { gameId: found.id, stake }
}

async function main(): Promise<number | null> {
  if (!positionals.length || !positionals.every((origin) => URL.canParse(origin))) {
    console.error(usage)
    return 2
  }
  const { PROBE_EMAIL: email, PROBE_PASSWORD: password, METRICS_KEY: key } = readProbe()
  const metrics = makeProbeMetrics()
  const assignment = { email, password, ...chosenGame() }
  const probe = makeProbe(positionals, assignment, metrics, () => systemClock.now())
  let hasFailed = false
  const once = async () => {
    const all = await probe.round()
    hasFailed = [...all.values()].some(({ failed }) => failed)
    console.log(printed(all))
  }
  if (!values.every) {
    await once()
    return hasFailed ? 1 : 0
  }
  if (values.port)
    createServer((request, answer) => {
      if (!answerMetrics(request, answer, { key, registry: metrics.registry }))
        answer.writeHead(404).end()
    }).listen(Number(values.port), key ? '0.0.0.0' : '127.0.0.1')
  const stop = repeat(once, Number(values.every) * 1000)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      stop()
      process.exit(0)
    })
  return null
}

try {
  const code = await main()
  if (code !== null) process.exit(code)
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(2)
}
