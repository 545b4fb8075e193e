import { makeVisitor } from '@marquee/conformance/client'
import { seconds } from '@marquee/platform-kernel/metrics/metrics'
import { Counter, Gauge, Registry } from 'prom-client'
import { type Assignment, steps, visit, type Visited } from './visit.ts'

/** What is counted of visits, by the brand's host. */
export function makeProbeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    failures: new Counter({
      name: 'marquee_probe_failures_total',
      help: 'Visits that ended early, by the step that failed.',
      labelNames: ['host', 'step'],
      registers,
    }),
    stepSeconds: new Gauge({
      name: 'marquee_probe_step_seconds',
      help: 'How long each step of the last visit took, in s.',
      labelNames: ['host', 'step'],
      registers,
    }),
    lastGood: new Gauge({
      name: 'marquee_probe_last_good_seconds',
      help: 'When a visit was last done to its end, in epoch s; the start of the probe before the first.',
      labelNames: ['host'],
      registers,
    }),
  }
}

export type ProbeMetrics = ReturnType<typeof makeProbeMetrics>

export interface Probe {
  /** Visits every brand once, one after the other. */
  round(): Promise<Map<string, Visited>>
}

/**
 * A synthetic player: visits brands at their addresses, and stays signed in from visit to visit as a
 * player's browser does.
 * @param now in epoch ms.
 */
export function makeProbe(
  origins: readonly string[],
  assignment: Assignment,
  { failures, stepSeconds, lastGood }: ProbeMetrics,
  now: () => number,
): Probe {
  const visitors = origins.map((origin) => makeVisitor(origin, 'marquee-probe'))
  for (const { origin } of visitors) {
    const { host } = new URL(origin)
    for (const step of steps) failures.inc({ host, step }, 0)
    // One that never comes to an end is late from the beginning.
    lastGood.set({ host }, now() / 1000)
  }
  return {
    async round() {
      const all = new Map<string, Visited>()
      for (const visitor of visitors) {
        const visited = await visit(visitor, assignment)
        const { host } = new URL(visitor.origin)
        all.set(host, visited)
        for (const [step, took] of Object.entries(visited.took))
          stepSeconds.set({ host, step }, took)
        if (visited.failed) failures.inc({ host, step: visited.failed.step })
        else lastGood.set({ host }, now() / 1000)
      }
      return all
    },
  }
}

/** A line for each brand: how long each step took, or why the visit ended. */
export const printed = (all: ReadonlyMap<string, Visited>): string =>
  [...all]
    .map(([host, { took, failed }]) => {
      const done = Object.entries(took).map(([step, time]) => `${step} ${(time * 1000).toFixed(0)}`)
      const end = failed ? `FAILED at ${failed.step}: ${failed.reason}` : 'ms'
      return `  ${host}  ${[...done, end].join('  ')}`
    })
    .join('\n')

/** Repeats what is done, so that one begins every so many ms; returns the end of it. */
export function repeat(run: () => Promise<void>, every: number): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const next = async () => {
    const began = seconds()
    await run()
    const spent = (seconds() - began) * 1000
    if (!isOver) timer = setTimeout(() => void next(), Math.max(0, every - spent))
  }
  void next()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
