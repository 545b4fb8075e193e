import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { systemClock } from '@marquee/platform-kernel/clock'
import { type Sample, scrape } from './readMetrics.ts'
import { type AlertStanding, readRules, watchAlerts } from './rules.ts'

/** A process whose `/metrics` are read. */
export interface Target {
  /** What its figures are told apart by. */
  instance: string
  url: string
}

export interface StandInPrometheus {
  url: string
  /** Reads these as well from now on; one of the same name is read at its new address. */
  watch: (...targets: Target[]) => void
  stop: () => Promise<void>
}

interface Options {
  /** What is shown to read metrics, where they ask for it. */
  key?: string | undefined
  /** How often everything is read and judged, in ms. */
  every?: number
}

/** When Prometheus is asked, what was read within this counts as now, in s. */
const fresh = 1

const iso = (seconds: number) => new Date(seconds * 1000).toISOString()

const ruleOf = ({ rule, state, since, points }: AlertStanding) => ({
  type: 'alerting',
  name: rule.alert,
  query: rule.expr,
  labels: rule.labels,
  annotations: rule.annotations,
  health: 'ok',
  state,
  alerts: points.map(({ labels, value }) => ({
    labels: { alertname: rule.alert, ...rule.labels, ...labels },
    annotations: rule.annotations,
    state,
    activeAt: iso(since ?? 0),
    value: String(value),
  })),
})

/**
 * Stands in for the Prometheus of an environment where none runs: reads the metrics of processes, judges
 * them by `deploy/alerts.yml`, and tells by Prometheus' own API what fires. A process that does not answer
 * has no figures, as there.
 */
export async function startPrometheus({
  key,
  every = 15_000,
}: Options = {}): Promise<StandInPrometheus> {
  const targets = new Map<string, string>()
  const alerts = watchAlerts(readRules())
  const headers: Record<string, string> =
    key === undefined ? {} : { authorization: `Bearer ${key}` }
  let lookedAt = -Infinity
  const read = async (instance: string, url: string): Promise<Sample[]> =>
    (await scrape(url, headers).catch(() => [])).map((sample) => ({
      ...sample,
      labels: { instance, ...sample.labels },
    }))
  const look = async () => {
    const at = systemClock.now() / 1000
    if (at - lookedAt < fresh) return
    lookedAt = at
    const samples = await Promise.all([...targets].map(([instance, url]) => read(instance, url)))
    alerts.take({ at, samples: samples.flat() })
  }
  let turn = Promise.resolve()
  /** One look at a time: a slow process must not be asked again and again. */
  const lookInTurn = () => (turn = turn.then(look))

  const tell = async (answer: ServerResponse) => {
    await lookInTurn()
    const rules = alerts.standing().map(ruleOf)
    answer.writeHead(200, { 'content-type': 'application/json' })
    answer.end(
      JSON.stringify({ status: 'success', data: { groups: [{ name: 'marquee', rules }] } }),
    )
  }
  const server = createServer((request, answer) => {
    if (request.url?.startsWith('/api/v1/rules')) void tell(answer)
    else answer.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const timer = setInterval(() => void lookInTurn(), every)
  timer.unref()
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    watch(...added) {
      for (const { instance, url } of added) targets.set(instance, url)
    },
    async stop() {
      clearInterval(timer)
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
