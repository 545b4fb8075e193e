import { z } from 'zod'
import type { Adapter } from '../registry.ts'
import type { AlertJudge, AlertsAccount, JudgedAlert } from './provider.ts'

interface PrometheusOptions {
  url: string
  /** How long an answer may take, in ms: somebody looks at a page meanwhile. */
  timeout?: number
}

const instance = z.object({
  labels: z.record(z.string(), z.string()),
  state: z.enum(['firing', 'pending']),
  activeAt: z.iso.datetime({ offset: true }),
})
const rule = z.object({
  name: z.string(),
  state: z.enum(['firing', 'pending', 'inactive']).default('inactive'),
  health: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string(), runbook: z.string() }),
  alerts: z.array(instance).default([]),
})
const answer = z.object({
  data: z.object({ groups: z.array(z.object({ rules: z.array(z.unknown()) })) }),
})

/** What says nothing of what an alert is about. */
const ofEvery = new Set(['alertname', 'severity'])

const subjectOf = (labels: Readonly<Record<string, string>>): string[] => {
  const parts = Object.entries(labels).filter(([label]) => !ofEvery.has(label))
  return parts.length ? [parts.map(([label, value]) => `${label}: ${value}`).join(', ')] : []
}

function judgedOf({
  name,
  state,
  health,
  labels,
  annotations,
  alerts,
}: z.infer<typeof rule>): JudgedAlert {
  const holding = alerts.filter((one) => one.state === state)
  const since = holding.map(({ activeAt }) => Date.parse(activeAt))
  return {
    name,
    severity: labels.severity,
    state: health === 'err' ? 'unknown' : state === 'inactive' ? 'quiet' : state,
    since: since.length ? Math.min(...since) : null,
    ...annotations,
    subjects: holding.flatMap((one) => subjectOf(one.labels)),
  }
}

/** Prometheus' own HTTP API. Rules of others, which name no runbook of ours, are left out. */
export const prometheusJudge = ({ url, timeout = 4_000 }: PrometheusOptions): AlertJudge => ({
  name: 'prometheus',
  async read() {
    try {
      const asked = await fetch(new URL('api/v1/rules?type=alert', `${url.replace(/\/$/, '')}/`), {
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      const read = asked.ok ? answer.safeParse(await asked.json()) : null
      if (!read?.success) return 'away'
      return read.data.data.groups
        .flatMap(({ rules }) => rules)
        .flatMap((one) => {
          const ours = rule.safeParse(one)
          return ours.success ? judgedOf(ours.data) : []
        })
    } catch {
      return 'away'
    }
  },
})

export const prometheus: Adapter<AlertJudge, AlertsAccount> = {
  name: 'prometheus',
  open: ({ url }) => (url ? prometheusJudge({ url }) : null),
}
