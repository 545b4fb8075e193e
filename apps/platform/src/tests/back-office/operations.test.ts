import { randomUUID } from 'node:crypto'
import { backOffice, operations, session } from '@marquee/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suppress, suppressionOf } from '@marquee/platform-messages/mail/suppression'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { makeStaff } from '../../testing/makeStaff.ts'

const brand = 'stormrush'
const params = { brand }

let platform: TestPlatform
let staff: TestClient

beforeAll(async () => {
  platform = await makePlatform({ brand, sandbox: true, runsJobs: true })
  staff = await (
    await makeStaff(platform, { role: 'administrator', brands: [brand, 'tao'] })
  ).signIn()
}, 60_000)
afterAll(() => platform.stop())

const messages = async (of = brand) =>
  (await staff.ask(operations.messages, { params: { brand: of } })).data.items
const stateOf = async (id: number) =>
  (
    await platform.kernel.db
      .selectFrom('mail_outbox')
      .select('state')
      .where('id', '=', BigInt(id))
      .executeTakeFirst()
  )?.state

describe('messages that did not leave', () => {
  it('are on the list with why, and without whose they are; of their brand alone', async () => {
    await platform.signUp({ email: 'bounce1@example.test' })
    await expect.poll(async () => (await messages()).length, { timeout: 10_000 }).toBe(1)
    expect((await messages())[0]).toMatchObject({
      to: 'b•••@example.test',
      kind: 'welcome',
      channel: 'mail',
      state: 'refused',
      problem: expect.stringContaining('550') as string,
    })
    expect(await messages('tao')).toEqual([])
  })

  it('leave once more, or are dismissed; nobody decides twice', async () => {
    const [message] = await messages()
    const id = message?.id ?? 0
    const decide = (decision: 'again' | 'dismiss', of = brand) =>
      staff.call(operations.decideMessage, {
        params: { brand: of, messageId: String(id) },
        body: { decision },
      })
    expect((await decide('dismiss', 'tao')).status).toBe(404)
    await platform.kernel.db
      .updateTable('mail_outbox')
      .set({ recipient: 'ann@example.test' })
      .where('id', '=', BigInt(id))
      .execute()
    expect((await decide('again')).status).toBe(200)
    await expect.poll(() => stateOf(id), { timeout: 10_000 }).toBe('sent')
    expect((await decide('dismiss')).status).toBe(404)
    const { items } = (
      await staff.ask(backOffice.audit, {
        params,
        query: { action: 'operations.decideMessage', outcome: 'done' },
      })
    ).data
    expect(items).toHaveLength(1)
  })
})

describe('contacts that get no marketing', () => {
  it('are listed with the cause, and get it again when their owner asks', async () => {
    const { kernel } = platform
    const contact = 'cora@example.test'
    const now = kernel.clock.now()
    await suppress(kernel.db, { brand, contact, cause: 'unsubscribe', problem: null, now })
    const { items } = (await staff.ask(operations.suppressions, { params })).data
    expect(items[0]).toMatchObject({ contact: 'c•••@example.test', cause: 'unsubscribe' })
    const lift = () =>
      staff.call(operations.liftSuppression, {
        params,
        body: { contact: 'Cora@example.test', reason: 'Asked for it by phone' },
      })
    expect((await lift()).status).toBe(200)
    expect(await suppressionOf(kernel.db, { brand, contact })).toBeNull()
    expect((await lift()).status).toBe(404)
  })
})

describe('work that was given up', () => {
  it('is listed, done again or dismissed', async () => {
    const { db } = platform.kernel
    const jobs = async () => (await staff.ask(operations.jobs, { params })).data.jobs
    await expect.poll(jobs, { timeout: 20_000 }).toEqual([])
    const decide = (decision: 'again' | 'dismiss', key: string = randomUUID()) =>
      staff.call(operations.decideJob, {
        params: { brand, job: 'inbox.forget-old' },
        body: { decision },
        key,
      })
    expect((await decide('again')).status).toBe(404)
    const giveUp = () =>
      sql`
      insert into pgboss.job (name, data, singleton_key, source_name, source_id, source_output)
      values ('failed-jobs', '{"name":"inbox.forget-old"}'::jsonb, 'inbox.forget-old', 'jobs',
        gen_random_uuid(), '{"message":"It broke."}'::jsonb)`.execute(db)
    await giveUp()
    await giveUp()
    expect(await jobs()).toMatchObject([
      { name: 'inbox.forget-old', times: 2, problem: 'It broke.' },
    ])
    expect((await decide('again')).status).toBe(200)
    expect(await jobs()).toEqual([])
    await giveUp()
    const key = randomUUID()
    const dismissed = await decide('dismiss', key)
    expect(dismissed.status).toBe(200)
    expect(await jobs()).toEqual([])
    // Sent again it is answered as at first, and decides on nothing that was given up since.
    expect((await decide('dismiss', key)).body).toEqual(dismissed.body)
    await giveUp()
    expect((await decide('dismiss', key)).body).toEqual(dismissed.body)
    expect(await jobs()).toHaveLength(1)
    expect((await decide('again', key)).body.error?.code).toBe('idempotency-conflict')
    expect(await jobs()).toHaveLength(1)
  })
})

describe('operations', () => {
  it('are for administrators of the brand alone', async () => {
    const manager = await (
      await makeStaff(platform, { role: 'brand-manager', brands: [brand] })
    ).signIn()
    for (const endpoint of [operations.messages, operations.suppressions, operations.jobs]) {
      expect((await manager.call(endpoint, { params })).status).toBe(403)
      expect((await staff.call(endpoint, { params: { brand: 'nlc' } })).status).toBe(403)
    }
    const player = await platform.signUp()
    expect((await player.call(operations.jobs, { params })).status).toBe(404)
    expect((await player.ask(session.appInit)).data.isGuest).toBe(false)
  })
})
