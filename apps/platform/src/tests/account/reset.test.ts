import { randomUUID } from 'node:crypto'
import { session } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

const mailsTo = (email: string) =>
  platform.kernel.db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('recipient', '=', email)
    .where('kind', '=', 'reset-code')
    .orderBy('id')
    .execute()

/** Asks for a code as the player would and reads it from the mail. */
async function codeFor(
  { credentials: { email } }: TestPlayer,
  locale: 'en' | 'es' = 'en',
): Promise<string> {
  await platform.guest().ask(session.resetRequest, { body: { email, locale } })
  const mail = (await mailsTo(email)).at(-1)
  return /reset\?code=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
}

const confirm = (code: string, password = 'a newer password', key?: string) =>
  platform
    .guest({ ip: '198.51.100.220' })
    .call(session.resetConfirm, { body: { code, password }, ...(key && { key }) })

describe('password reset', () => {
  it('sets the new password, ends every session and closes their connections', async () => {
    const player = await platform.signUp()
    const other = platform.guest()
    await other.ask(session.signIn, { body: player.credentials })
    const tab = await listen(platform.url, other)
    expect((await confirm(await codeFor(player))).status).toBe(200)
    await tab.signedOut
    expect((await player.ask(session.check)).authorized).toBe(false)
    expect((await other.ask(session.check)).authorized).toBe(false)
    const { email, password } = player.credentials
    const signIn = (used: string) =>
      platform.guest().call(session.signIn, { body: { email, password: used } })
    expect((await signIn(password)).status).toBe(401)
    expect((await signIn('a newer password')).status).toBe(200)
  })

  it('answers alike for unknown addresses and mails nobody', async () => {
    const known = (await platform.signUp()).credentials.email
    const unknown = `${randomUUID()}@example.test`
    const ask = (email: string) => platform.guest().call(session.resetRequest, { body: { email } })
    const answers = [await ask(known), await ask(unknown)]
    expect(answers[0]?.status).toBe(200)
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await mailsTo(known)).toHaveLength(1)
    expect(await mailsTo(unknown)).toEqual([])
  })

  it('mails in the language asked for, with a link to the brand’s own page in it', async () => {
    const player = await platform.signUp({}, { brand: 'wireframe' })
    await codeFor(player, 'es')
    const [mail] = await mailsTo(player.credentials.email)
    expect(mail?.subject).toBe('Elige una contraseña nueva para Wireframe')
    expect(mail?.body).toContain(`${platform.kernel.originOf('wireframe')}/es/reset?code=`)
  })

  it('leads to the brand’s own address, whatever port the Host header of the request names', async () => {
    const { credentials, host } = await platform.signUp()
    const body = { email: credentials.email }
    const browser = platform.guest()
    const headers = { host: `${host}:31337`, 'sec-fetch-site': 'same-origin' }
    expect((await browser.call(session.resetRequest, { body, headers })).status).toBe(200)
    const [mail] = await mailsTo(credentials.email)
    expect(mail?.body).toContain('/reset?code=')
    expect(mail?.body).not.toContain('31337')
    expect(mail?.body).toContain(platform.kernel.originOf('wireframe'))
  })

  it('takes a code once', async () => {
    const code = await codeFor(await platform.signUp())
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(code)))
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 410),
    ])
  })

  it('takes no code older than 30 minutes, none but the newest, and none at another brand', async () => {
    const player = await platform.signUp()
    const older = await codeFor(player)
    const newest = await codeFor(player)
    expect((await confirm(older)).body.error?.code).toBe('code-expired')
    const elsewhere = await platform
      .guest({ brand: 'tao' })
      .call(session.resetConfirm, { body: { code: newest, password: 'a newer password' } })
    expect(elsewhere.status).toBe(410)
    platform.clock.advance(30 * 60_000)
    expect((await confirm(newest)).status).toBe(410)
  })

  it('opens a locked sign-in', async () => {
    const player = await platform.signUp()
    const { email } = player.credentials
    const signIn = (password: string) =>
      platform.guest().call(session.signIn, { body: { email, password } })
    for (let count = 0; count < 3; count++) await signIn('wrong')
    await confirm(await codeFor(player))
    expect((await signIn('a newer password')).status).toBe(200)
  })

  it('answers a repetition alike, and another password under the same key with a conflict', async () => {
    const code = await codeFor(await platform.signUp())
    const key = randomUUID()
    const answers = [
      await confirm(code, 'the chosen one', key),
      await confirm(code, 'the chosen one', key),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await confirm(code, 'another one', key)).status).toBe(409)
  })

  it('keeps codes as hashes and mails one address five times an hour at most', async () => {
    const player = await platform.signUp()
    const code = await codeFor(player)
    const kept = await platform.kernel.db.selectFrom('reset_code').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(code)
    for (let count = 0; count < 4; count++) await codeFor(player)
    const answer = await platform
      .guest()
      .call(session.resetRequest, { body: { email: player.credentials.email } })
    expect(answer.status).toBe(429)
    expect(await mailsTo(player.credentials.email)).toHaveLength(5)
  })
})
