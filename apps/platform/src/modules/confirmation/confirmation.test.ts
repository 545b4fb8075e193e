import { randomUUID } from 'node:crypto'
import { account, player, session } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

const messagesTo = (recipient: string) =>
  platform.kernel.db
    .selectFrom('mail_outbox')
    .select(['subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
const minutes = (count: number) => count * 60_000
const other = (code: string) => (code === '000000' ? '000001' : '000000')

async function emailCode(client: TestPlayer): Promise<string> {
  await client.ask(account.sendEmailCode, { body: {} })
  const mail = (await messagesTo(client.credentials.email)).at(-1)
  return /\b(\d{6})\b/.exec(mail?.body ?? '')?.[1] ?? ''
}

async function phoneCode(client: TestPlayer, phone: string): Promise<string> {
  await client.ask(account.sendPhoneCode, { body: { phone } })
  const text = (await messagesTo(phone)).at(-1)
  return /\b(\d{6})\b/.exec(text?.body ?? '')?.[1] ?? ''
}

const confirm = (client: TestPlayer, code: string) =>
  client.call(account.confirmEmail, { body: { code } })

describe('e-mail confirmation', () => {
  it('RT-05 confirms by the code of the mail and tells the other tabs', async () => {
    const client = await platform.signUp()
    const tab = await listen(platform.url, client)
    expect((await confirm(client, await emailCode(client))).status).toBe(200)
    expect((await tab.next('profile')).data).toEqual({ changed: ['emailConfirmed'] })
    expect((await client.ask(player.me)).data.emailConfirmed).toBe(true)
    tab.close()
  })

  it('says where the code went without showing the address', async () => {
    const client = await platform.signUp({ email: `robin-${randomUUID()}@example.test` })
    const { data } = await client.ask(account.sendEmailCode, { body: {} })
    expect(data.sentTo).toBe('r•••@example.test')
    expect(data.expiresAt - platform.clock.now()).toBeLessThanOrEqual(minutes(15))
  })

  it('takes no code after 15 minutes, and none twice', async () => {
    const client = await platform.signUp()
    const old = await emailCode(client)
    platform.clock.advance(minutes(15))
    expect((await confirm(client, old)).body.error?.code).toBe('code-expired')
    const code = await emailCode(client)
    expect((await confirm(client, code)).status).toBe(200)
    expect((await confirm(client, code)).body.error?.code).toBe('code-expired')
  })

  it('gives five tries, then asks for a new code whatever is typed', async () => {
    const client = await platform.signUp()
    const code = await emailCode(client)
    const codes = []
    for (let count = 0; count < 5; count++)
      codes.push((await confirm(client, other(code))).body.error?.code)
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'wrong-code'), 'code-expired'])
    expect((await confirm(client, code)).body.error?.code).toBe('code-expired')
  })

  it('counts thirty guesses sent at once like guesses sent one by one', async () => {
    const client = await platform.signUp()
    const code = await emailCode(client)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => confirm(client, other(code))),
    )
    const wrong = answers.filter(({ body }) => body.error?.code === 'wrong-code')
    expect(wrong).toHaveLength(4)
  })

  it('sends nothing within a minute of the last mail, and five an hour at most', async () => {
    const client = await platform.signUp()
    const ask = async () => (await client.ask(account.sendEmailCode, { body: {} })).data
    const first = await ask()
    expect(await ask()).toEqual(first)
    for (let count = 0; count < 9; count++) {
      platform.clock.advance(minutes(1))
      await ask()
    }
    expect(await messagesTo(client.credentials.email)).toHaveLength(5)
    platform.clock.advance(minutes(52))
    await ask()
    expect(await messagesTo(client.credentials.email)).toHaveLength(6)
  })

  it('keeps codes as hashes, another for each player', async () => {
    const client = await platform.signUp()
    const code = await emailCode(client)
    const kept = await platform.kernel.db.selectFrom('confirmation_code').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(code)
    const stranger = await platform.signUp()
    await emailCode(stranger)
    const taken = await confirm(stranger, code)
    expect(taken.status === 200 && code !== (await emailCode(stranger))).toBe(false)
  })

  it('confirms by the link too, in any browser, at its own brand only', async () => {
    const client = await platform.signUp()
    await client.ask(account.sendEmailCode, { body: { locale: 'es' } })
    const [mail] = await messagesTo(client.credentials.email)
    expect(mail?.body).toContain(`http://${client.host}/es/?confirmEmail=`)
    const token = /confirmEmail=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
    const open = (brand?: string) =>
      platform.guest(brand ? { brand } : {}).call(account.confirmEmailByLink, { body: { token } })
    expect((await open('tao')).status).toBe(410)
    expect((await open()).status).toBe(200)
    expect((await client.ask(player.me)).data.emailConfirmed).toBe(true)
    expect((await open()).status).toBe(200)
    platform.clock.advance(minutes(15))
    expect((await open()).status).toBe(410)
  })

  it('has nothing to send once the address is confirmed', async () => {
    const client = await platform.signUp()
    await confirm(client, await emailCode(client))
    const answer = await client.call(account.sendEmailCode, { body: {} })
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'not-available'])
  })
})

describe('phone confirmation', () => {
  it('makes a number the player’s own once its code came back', async () => {
    const client = await platform.signUp()
    const code = await phoneCode(client, '+14155550171')
    expect((await client.ask(player.me)).data.phone).toBeNull()
    await client.ask(account.confirmPhone, { body: { code } })
    expect((await client.ask(player.me)).data.phone).toBe('+14155550171')
    expect((await client.ask(player.rewards)).data.phone.completed).toBe(true)
  })

  it('refuses a number of another player of the brand, and lets another brand have it', async () => {
    const owner = await platform.signUp()
    const code = await phoneCode(owner, '+14155550172')
    await owner.ask(account.confirmPhone, { body: { code } })
    const body = { phone: '415 555 0172' }
    const second = await platform.signUp()
    expect((await second.call(account.sendPhoneCode, { body })).body.error?.code).toBe(
      'phone-taken',
    )
    const elsewhere = await platform.signUp({}, { brand: 'tao' })
    expect((await elsewhere.call(account.sendPhoneCode, { body })).status).toBe(200)
  })

  it('signs in with a confirmed number as well', async () => {
    const client = await platform.signUp()
    const code = await phoneCode(client, '+14155550173')
    await client.ask(account.confirmPhone, { body: { code } })
    const body = { phone: '4155550173', password: client.credentials.password }
    expect((await platform.guest().call(session.signIn, { body })).status).toBe(200)
  })
})
