import { describe, expect, it } from 'vitest'
import { startHttpServer } from '../testing/httpServer.ts'
import { prometheusJudge } from './prometheus.ts'

const annotations = {
  summary: 'A job was given up and waits for staff.',
  runbook: 'docs/runbooks/alerts.md#jobgivenup',
}

/** As Prometheus 3 answers, with what we do not read. */
const makeRule = (more: object = {}) => ({
  type: 'alerting',
  name: 'JobGivenUp',
  query: 'max by (job) (marquee_jobs_given_up) > 0',
  duration: 0,
  labels: { severity: 'ticket' },
  annotations,
  alerts: [],
  health: 'ok',
  state: 'inactive',
  lastEvaluation: '2026-11-30T10:00:00.1Z',
  ...more,
})

const answering = (...rules: object[]) =>
  startHttpServer(() => ({
    status: 200,
    body: { status: 'success', data: { groups: [{ name: 'marquee-work', rules }] } },
  }))

async function readFrom(...rules: object[]) {
  const { url, taken, stop } = await answering(...rules)
  const judged = await prometheusJudge({ url }).read()
  await stop()
  return { judged, paths: taken.map(({ path }) => path) }
}

describe('prometheus', () => {
  it('is asked for its alerting rules alone, and tells what is quiet', async () => {
    const { judged, paths } = await readFrom(makeRule())
    expect(paths).toEqual(['/api/v1/rules?type=alert'])
    expect(judged).toEqual([
      {
        name: 'JobGivenUp',
        severity: 'ticket',
        state: 'quiet',
        since: null,
        subjects: [],
        ...annotations,
      },
    ])
  })

  it('tells what fires: since the first of it, and what it is about', async () => {
    const alert = (job: string, activeAt: string, state = 'firing') => ({
      labels: { alertname: 'JobGivenUp', severity: 'ticket', job },
      annotations,
      state,
      activeAt,
      value: '1e+00',
    })
    const alerts = [
      alert('rounds.expire', '2026-11-30T10:05:00Z'),
      alert('inbox.forget-old', '2026-11-30T10:00:00.123456789Z'),
      alert('cash.settle', '2026-11-30T09:00:00Z', 'pending'),
    ]
    const { judged } = await readFrom(makeRule({ state: 'firing', alerts }))
    expect(judged).toMatchObject([
      {
        state: 'firing',
        since: Date.parse('2026-11-30T10:00:00.123Z'),
        subjects: ['job: rounds.expire', 'job: inbox.forget-old'],
      },
    ])
  })

  it('does not call quiet what could not be judged, and leaves out rules of others', async () => {
    const { judged } = await readFrom(
      makeRule({ health: 'err', lastError: 'many-to-many matching not allowed' }),
      makeRule({ name: 'DiskFull', annotations: { description: 'of another' } }),
      { type: 'recording', name: 'job:rate5m', query: 'up', health: 'ok' },
    )
    expect(judged).toMatchObject([{ name: 'JobGivenUp', state: 'unknown' }])
  })

  it('is away when it answers nothing, an error, or what is none of its answers', async () => {
    const replies = [null, { status: 503 }, { status: 200, body: { status: 'success' } }]
    for (const reply of replies) {
      const { url, stop } = await startHttpServer(() => reply)
      expect(await prometheusJudge({ url, timeout: 200 }).read()).toBe('away')
      await stop()
      expect(await prometheusJudge({ url, timeout: 200 }).read()).toBe('away')
    }
  })
})
