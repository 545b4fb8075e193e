import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { failedMails } from '@marquee/platform-messages/mail/failures'
import { sendText } from '@marquee/platform-messages/mail/store'
import { suppressionOf } from '@marquee/platform-messages/mail/suppression'
import { signWebhook } from '@marquee/platform-kernel/webhook'
import { makeBounce, makeComplaint } from '@marquee/platform-providers/testing/mailReport'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'

const brand = 'stormrush'
const to = 'ann@example.test'
const reportKey = 'the-key-of-the-mail-server'

let platform: TestPlatform
let messageId: string

beforeAll(async () => {
  platform = await makePlatform({
    brand,
    accounts: { mail: { from: 'no-reply@{host}', reportKey } },
  })
}, 60_000)
afterAll(() => platform.stop())

/** A mail that the mail server has taken. */
beforeEach(async () => {
  const { db, clock, originOf } = platform.kernel
  await db.deleteFrom('mail_outbox').execute()
  await db.deleteFrom('contact_suppression').execute()
  const message = { brand, to, kind: 'free-spins', locale: 'en' as const, body: 'Hello, Ann.' }
  await db.transaction().execute((tx) => sendText(tx, message, clock.now()))
  const row = await db
    .updateTable('mail_outbox')
    .set({ state: 'sent', due_at: null })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()
  const { host } = new URL(originOf(brand))
  messageId = `<${row.id}.${row.created_at.toString(36)}@${host}>`
})

async function post(body: string, { key = reportKey, time = platform.clock.now() } = {}) {
  const answer = await fetch(`${platform.url}/rest/mail/reports/`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'message/rfc822',
      'webhook-time': String(time),
      'webhook-signature': signWebhook(key, time, body),
    },
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}
const suppressed = async () =>
  (await suppressionOf(platform.kernel.db, { brand, contact: to }))?.cause ?? null
const failed = async () =>
  (await failedMails(platform.kernel.db, brand, { limit: 10, offset: 0 })).items

describe('what a mail server says after it took a mail', () => {
  it('puts a dead address on the list of those that get no marketing, and shows staff the mail', async () => {
    expect(await post(makeBounce({ messageId, to }))).toEqual({ status: 200, body: { taken: 1 } })
    expect(await suppressed()).toBe('bounce')
    expect(await failed()).toMatchObject([
      { to, state: 'refused', problem: '550 5.1.1 No such user here' },
    ])
  })

  it('leaves an address in peace whose mailbox is full, though the mail did not arrive', async () => {
    await post(makeBounce({ messageId, to, status: '5.2.2', said: '552 5.2.2 Over quota' }))
    expect(await suppressed()).toBeNull()
    expect(await failed()).toMatchObject([{ state: 'refused', problem: '552 5.2.2 Over quota' }])
  })

  it('takes a complaint, which is no failure of the mail', async () => {
    await post(makeComplaint({ messageId, to }))
    expect(await suppressed()).toBe('complaint')
    expect(await failed()).toEqual([])
  })

  it('takes the same report twice, and one of a mail that is no longer kept', async () => {
    await post(makeBounce({ messageId, to }))
    expect((await post(makeBounce({ messageId, to }))).body).toEqual({ taken: 1 })
    await platform.kernel.db.deleteFrom('mail_outbox').execute()
    await platform.kernel.db.deleteFrom('contact_suppression').execute()
    await post(makeBounce({ messageId, to }))
    expect(await suppressed()).toBe('bounce')
  })

  it('does nothing for a mail that is not ours', async () => {
    const foreign = makeBounce({ messageId: '<1.abc@elsewhere.example>', to })
    expect(await post(foreign)).toEqual({ status: 200, body: { taken: 0 } })
    expect(await suppressed()).toBeNull()
  })

  it('believes nobody else, and no copy that is sent later', async () => {
    const report = makeBounce({ messageId, to })
    const late = platform.clock.now() - 3_600_000
    expect((await post(report, { key: 'another-key-of-16-signs' })).status).toBe(403)
    expect((await post(report, { time: late })).status).toBe(403)
    expect(await suppressed()).toBeNull()
  })
})

it('is nowhere without a key', async () => {
  const other = await makePlatform({ brand })
  const answer = await fetch(`${other.url}/rest/mail/reports/`, { method: 'POST', body: 'x' })
  expect(answer.status).toBe(404)
  await other.stop()
}, 60_000)
