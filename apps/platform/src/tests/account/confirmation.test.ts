import { randomUUID } from 'node:crypto'
import { account, player, responsiblePlay, session } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/listen.ts'
import type { TestClient } from '../../testing/makeClient.ts'
import {
  makePlatform,
  makeSignUp,
  type TestPlatform,
  type TestPlayer,
} from '../../testing/makePlatform.ts'

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
    .where('kind', 'in', ['email-code', 'phone-code', 'reset-code'])
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

const confirm = (client: TestClient, code: string) =>
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
    expect(mail?.body).toContain(`${platform.kernel.originOf('wireframe')}/es/?confirmEmail=`)
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

describe('a contact that is added later', () => {
  let numbers = 0
  const freshPhone = () => `+1415555${String(2000 + numbers++)}`
  const freshEmail = () => `${randomUUID()}@example.test`
  const password = 'a long password'

  /** An account that is known by a phone alone. */
  async function signUpByPhone(brand = 'wireframe') {
    const { email: _, ...form } = makeSignUp()
    const phone = freshPhone()
    const client = platform.guest({ brand })
    await client.ask(session.signUp, { body: { ...form, phone, password } })
    return { client, phone }
  }
  const codeTo = async (recipient: string) =>
    /\b(\d{6})\b/.exec((await messagesTo(recipient)).at(-1)?.body ?? '')?.[1] ?? ''
  const send = (client: TestClient, email: string) =>
    client.call(account.sendEmailCode, { body: { email } })
  const signInWith = async (contact: object) =>
    (await platform.guest().call(session.signIn, { body: { ...contact, password } })).status

  it('gives a phone account an e-mail address once its code came back, to sign in with too', async () => {
    const { client, phone } = await signUpByPhone()
    const tab = await listen(platform.url, client)
    const email = freshEmail()
    expect((await send(client, ` ${email.toUpperCase()}`.trim())).status).toBe(200)
    expect((await client.ask(player.me)).data.email).toBeNull()
    expect(await signInWith({ email })).toBe(401)
    await client.ask(account.confirmEmail, { body: { code: await codeTo(email) } })
    expect((await tab.next('profile')).data).toEqual({ changed: ['email', 'emailConfirmed'] })
    expect((await client.ask(player.me)).data).toMatchObject({ email, emailConfirmed: true, phone })
    expect([await signInWith({ email }), await signInWith({ phone })]).toEqual([200, 200])
    tab.close()
  })

  it('is confirmed by the link of its mail as well, and not after another address was sent one', async () => {
    const { client } = await signUpByPhone()
    const [first, second] = [freshEmail(), freshEmail()]
    const linkTo = async (email: string) =>
      /confirmEmail=([\w-]+)/.exec((await messagesTo(email)).at(-1)?.body ?? '')?.[1] ?? ''
    await send(client, first)
    const old = await linkTo(first)
    platform.clock.advance(minutes(1))
    await send(client, second)
    const open = (token: string) =>
      platform.guest().call(account.confirmEmailByLink, { body: { token } })
    expect((await open(old)).status).toBe(410)
    expect((await open(await linkTo(second))).status).toBe(200)
    expect((await client.ask(player.me)).data.email).toBe(second)
  })

  it('gets its code at once where another was mistyped, and the first code confirms nothing any more', async () => {
    const client = await platform.signUp()
    const [mistyped, meant] = [freshEmail(), freshEmail()]
    await send(client, mistyped)
    const old = await codeTo(mistyped)
    expect((await send(client, meant)).status).toBe(200)
    expect(await messagesTo(meant)).toHaveLength(1)
    const code = await codeTo(meant)
    const refused = old === code ? 400 : (await confirm(client, old)).status
    expect(refused).toBe(400)
    expect((await confirm(client, code)).status).toBe(200)
    expect((await client.ask(player.me)).data.email).toBe(meant)
  })

  it('is refused, and not told to be on its way, where five codes went to others within the hour', async () => {
    const client = await platform.signUp()
    for (let count = 0; count < 5; count++) await send(client, freshEmail())
    const last = freshEmail()
    const refused = await send(client, last)
    expect([refused.status, refused.body.error?.code]).toEqual([429, 'rate-limited'])
    expect(refused.body.error?.retryAfterMs).toBeGreaterThan(minutes(59))
    expect(await messagesTo(last)).toEqual([])
  })

  it('is refused with the words of sign-up when another account has it, asked or confirmed', async () => {
    const taken = (await platform.signUp()).credentials.email
    const atSignUp = await platform
      .guest()
      .call(session.signUp, { body: makeSignUp({ email: taken }) })
    const { client } = await signUpByPhone()
    const refused = await send(client, taken)
    expect(refused.status).toBe(409)
    expect({ ...refused.body.error, requestId: '' }).toEqual({
      ...atSignUp.body.error,
      requestId: '',
    })
    const wanted = freshEmail()
    await send(client, wanted)
    const code = await codeTo(wanted)
    await platform.signUp({ email: wanted })
    const late = await client.call(account.confirmEmail, { body: { code } })
    expect([late.status, late.body.error?.code]).toEqual([409, 'email-taken'])
    expect((await client.ask(player.me)).data.email).toBeNull()
  })

  it('is given five tries a code, and twenty addresses an hour', async () => {
    const { client } = await signUpByPhone()
    const email = freshEmail()
    await send(client, email)
    const code = await codeTo(email)
    const codes = []
    for (let count = 0; count < 5; count++)
      codes.push((await confirm(client, other(code))).body.error?.code)
    expect(codes.at(-1)).toBe('code-expired')
    expect((await confirm(client, code)).body.error?.code).toBe('code-expired')
    const taken = (await platform.signUp()).credentials.email
    const statuses = []
    for (let count = 0; count < 20; count++) statuses.push((await send(client, taken)).status)
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([409, 429])
  })

  it('replaces the address that an account has only once it is confirmed', async () => {
    const client = await platform.signUp()
    const answer = await send(client, freshEmail())
    expect(answer.status).toBe(200)
    expect((await client.ask(player.me)).data.email).toBe(client.credentials.email)
    expect((await send(client, client.credentials.email)).status).toBe(200)
  })

  it('opens a locked sign-in for both contacts when the password is set anew by text message', async () => {
    const { client, phone } = await signUpByPhone()
    const email = freshEmail()
    await send(client, email)
    await client.ask(account.confirmEmail, { body: { code: await codeTo(email) } })
    for (const contact of [{ email }, { phone }]) {
      const wrong = { body: { ...contact, password: 'wrong' } }
      // Each from a network of its own: strangers together have fifteen guesses at an account.
      for (let count = 0; count < 15; count++) await platform.guest().call(session.signIn, wrong)
    }
    expect([await signInWith({ email }), await signInWith({ phone })]).toEqual([423, 423])
    await platform.guest().ask(session.resetRequest, { body: { phone } })
    const code = /code=([\w-]+)/.exec((await messagesTo(phone)).at(-1)?.body ?? '')?.[1] ?? ''
    await platform.guest().ask(session.resetConfirm, { body: { code, password } })
    expect([await signInWith({ email }), await signInWith({ phone })]).toEqual([200, 200])
  })

  const exclude = (client: TestClient) =>
    client.call(responsiblePlay.selfExclude, { body: { term: '6-months', understood: true } })
  const isExcluded = async (client: TestClient) =>
    (await client.call(session.realtimeTicket)).body.error?.code === 'self-excluded'

  it('makes an excluded player known by it: nobody signs up with it at another brand', async () => {
    const { client } = await signUpByPhone()
    expect((await exclude(client)).status).toBe(200)
    const email = freshEmail()
    await send(client, email)
    await client.ask(account.confirmEmail, { body: { code: await codeTo(email) } })
    const elsewhere = await platform
      .guest({ brand: 'tao' })
      .call(session.signUp, { body: makeSignUp({ email }) })
    expect([elsewhere.status, elsewhere.body.error?.code]).toEqual([403, 'self-excluded'])
    const phone = freshPhone()
    const byEmail = await platform.signUp()
    await exclude(byEmail)
    await byEmail.ask(account.sendPhoneCode, { body: { phone } })
    await byEmail.ask(account.confirmPhone, { body: { code: await codeTo(phone) } })
    const { email: _, ...form } = makeSignUp()
    const again = await platform
      .guest({ brand: 'tao' })
      .call(session.signUp, { body: { ...form, phone } })
    expect(again.body.error?.code).toBe('self-excluded')
  })

  it('tells that a player is excluded elsewhere: they are shut out from then on', async () => {
    const email = freshEmail()
    await exclude(await platform.signUp({ email }, { brand: 'tao' }))
    const { client } = await signUpByPhone()
    expect(await isExcluded(client)).toBe(false)
    await send(client, email)
    await client.ask(account.confirmEmail, { body: { code: await codeTo(email) } })
    expect(await isExcluded(client)).toBe(true)
    const { client: excluded, phone } = await signUpByPhone('tao')
    await exclude(excluded)
    const byEmail = await platform.signUp()
    await byEmail.ask(account.sendPhoneCode, { body: { phone } })
    expect(await isExcluded(byEmail)).toBe(false)
    await byEmail.ask(account.confirmPhone, { body: { code: await codeTo(phone) } })
    expect(await isExcluded(byEmail)).toBe(true)
  })
})
