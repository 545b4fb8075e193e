import { operations } from '@marquee/contract'
import { readRules } from '@marquee/drills/alerts/rules'
import { type StandInPrometheus, startPrometheus } from '@marquee/drills/alerts/prometheus'
import { makeJobQueue } from '@marquee/platform-kernel/jobs'
import { makeLog } from '@marquee/platform-kernel/log'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { now } from '../../testing/alerts/expectAlert.ts'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { makeStaff } from '../../testing/makeStaff.ts'

const brand = 'stormrush'
const params = { brand }

let prometheus: StandInPrometheus
let platform: TestPlatform
let administrator: TestClient

const openPlatform = async (url?: string) => {
  const opened = await makePlatform({ brand, sandbox: true, accounts: { alerts: { url } } })
  const member = await makeStaff(opened, { role: 'administrator', brands: [brand] })
  return { opened, member: await member.signIn() }
}
const alerts = async (staff = administrator) =>
  (await staff.ask(operations.alerts, { params })).data

beforeAll(async () => {
  prometheus = await startPrometheus()
  const { opened, member } = await openPlatform(prometheus.url)
  platform = opened
  const { kernel, target } = platform
  await makeJobQueue(kernel.db, target, makeLog('silent')).install()
  administrator = member
  prometheus.watch({ instance: 'platform', url: platform.url })
}, 60_000)
afterAll(async () => {
  await platform.stop()
  await prometheus.stop()
})

const withoutSubjects = { since: null, subjects: [] as string[] }

describe('alerts', () => {
  it('are every rule that Prometheus judges, quiet while nothing is wrong with a job', async () => {
    const { judge, alerts: known } = await alerts()
    expect(judge).toBe('there')
    expect(known.map(({ name }) => name).toSorted()).toEqual(
      readRules()
        .map(({ alert }) => alert)
        .toSorted(),
    )
    expect(known.find(({ name }) => name === 'JobGivenUp')).toEqual({
      name: 'JobGivenUp',
      severity: 'ticket',
      state: 'quiet',
      summary: 'A job was given up and waits for staff.',
      runbook: 'docs/runbooks/alerts.md#jobgivenup',
      ...withoutSubjects,
    })
  })

  it('fire first, with since when and which job, and are quiet again once staff decided on it', async () => {
    const job = 'inbox.forget-old'
    const before = now()
    await sql`
      insert into pgboss.job (name, data, singleton_key, source_name, source_id, source_output)
      values ('failed-jobs', ${JSON.stringify({ name: job })}::jsonb, ${job}, 'jobs',
        gen_random_uuid(), '{"message":"It broke."}'::jsonb)`.execute(platform.kernel.db)
    const given = async () => (await alerts()).alerts.find(({ name }) => name === 'JobGivenUp')
    // Figures of the database are looked up once in five seconds.
    await expect.poll(async () => (await given())?.state, { timeout: 20_000 }).toBe('firing')
    const fired = await given()
    expect(fired?.subjects).toEqual([`job: ${job}`])
    expect(fired?.since).toBeGreaterThanOrEqual(Math.floor(before) * 1000)
    const states = (await alerts()).alerts.map(({ state }) => state)
    const order = ['firing', 'pending', 'unknown', 'quiet'] as const
    expect(states).toEqual(order.flatMap((state) => states.filter((one) => one === state)))

    await administrator.ask(operations.decideJob, {
      params: { brand, job },
      body: { decision: 'dismiss' },
    })
    await expect
      .poll(given, { timeout: 20_000 })
      .toMatchObject({ state: 'quiet', ...withoutSubjects })
  }, 60_000)

  it('are for administrators of the brand alone', async () => {
    for (const role of ['support', 'compliance', 'brand-manager'] as const) {
      const member = await (await makeStaff(platform, { role, brands: [brand] })).signIn()
      expect((await member.call(operations.alerts, { params })).status).toBe(403)
    }
    const elsewhere = await administrator.call(operations.alerts, { params: { brand: 'nlc' } })
    expect(elsewhere.status).toBe(403)
  })

  it('are not called quiet where nobody judges, or nobody answers', async () => {
    const { opened: alone, member } = await openPlatform()
    expect(await alerts(member)).toEqual({ judge: 'none', alerts: [] })
    await alone.stop()
    await prometheus.stop()
    expect(await alerts()).toEqual({ judge: 'away', alerts: [] })
  }, 60_000)
})
