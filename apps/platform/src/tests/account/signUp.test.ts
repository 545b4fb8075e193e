import { randomUUID } from 'node:crypto'
import { player, session } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '@marquee/platform-kernel/ledger'
import { makePlatform, makeSignUp, type TestPlatform } from '../../testing/makePlatform.ts'

let platform: TestPlatform

beforeAll(async () => {
  // As in production: passwords cost what they cost there.
  platform = await makePlatform({ passwordCost: undefined })
}, 60_000)
afterAll(() => platform.stop())

const playersWith = async (email: string) =>
  platform.kernel.db
    .selectFrom('player')
    .select(['id', 'brand'])
    .where('email', '=', email)
    .execute()

describe('sign-up', () => {
  it('AUTH-01 turns a guest into a signed-in player', async () => {
    const client = platform.guest()
    expect((await client.ask(session.appInit)).data.isGuest).toBe(true)
    const { data } = await client.ask(session.signUp, { body: makeSignUp() })
    const init = await client.ask(session.appInit)
    expect(init.data).toMatchObject({ isGuest: false, login: data.login })
    expect((await client.ask(player.me)).data.isGuest).toBe(false)
  })

  it('gives the welcome gift of the brand through the ledger', async () => {
    const client = await platform.signUp({}, { brand: 'tao' })
    const { playerInfo } = (await client.ask(player.me)).data
    expect(playerInfo.playerBalance).toEqual({
      coins: 8_800,
      entries: 188,
      winnings: 0,
      tourPoints: 0,
    })
    expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  })

  it('hands the session out in a cookie that no script and no other site can use', async () => {
    const answer = await platform.guest().call(session.signUp, { body: makeSignUp() })
    const [cookie, ...others] = answer.headers['set-cookie'] ?? []
    // What tells a device of the account from others goes with calls alone, and is no session.
    expect(others).toEqual([expect.stringMatching(/^marquee-device=.*Path=\/rest\/; HttpOnly/)])
    expect(cookie).toMatch(/^marquee=[\w-]{43};/)
    expect(cookie).toMatch(/; Path=\//)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).not.toMatch(/Domain|Secure/)
  })

  it('binds the cookie to the host and to TLS where there is TLS', async () => {
    const client = platform.guest({ secure: true })
    const answer = await client.call(session.signUp, { body: makeSignUp() })
    const [cookie] = answer.headers['set-cookie'] ?? []
    expect(cookie).toMatch(/^__Host-marquee=[\w-]{43};/)
    expect(cookie).toMatch(/; Path=\//)
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).not.toMatch(/Domain/)
    expect((await client.ask(session.check)).authorized).toBe(true)
  })

  it('keeps neither password nor session token as they are', async () => {
    const client = await platform.signUp({ password: 'tell-nobody-2026' })
    const token = client.cookies.get('marquee') ?? ''
    const { db } = platform.kernel
    const kept = JSON.stringify([
      await db.selectFrom('account').selectAll().where('player_id', '=', client.playerId).execute(),
      await db.selectFrom('session').selectAll().where('player_id', '=', client.playerId).execute(),
      await db.selectFrom('idempotency').selectAll().execute(),
    ])
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(kept).not.toContain('tell-nobody-2026')
    expect(kept).not.toContain(token)
  })

  it('a contact that has an account > is told its owner once a day, and 20 sign-ups an hour are all an address gets', async () => {
    const { credentials } = await platform.signUp()
    const guest = platform.guest()
    const body = () => makeSignUp({ email: credentials.email })
    const statuses = []
    for (let count = 0; count < 21; count++)
      statuses.push((await guest.call(session.signUp, { body: body() })).status)
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([409]))
    expect(statuses[20]).toBe(429)
    const mails = await platform.kernel.db
      .selectFrom('mail_outbox')
      .select('kind')
      .where('recipient', '=', credentials.email)
      .where('kind', '<>', 'welcome')
      .execute()
    expect(mails).toEqual([{ kind: 'sign-up-known' }])
  })

  it('refuses an address that has an account, whatever its case, and leaves one account', async () => {
    const { credentials } = await platform.signUp({ email: `Mixed.${randomUUID()}@Example.test` })
    const email = credentials.email.toUpperCase()
    const answer = await platform.guest().call(session.signUp, { body: makeSignUp({ email }) })
    expect(answer.status).toBe(409)
    expect(answer.body.error?.code).toBe('email-taken')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await playersWith(email.toLowerCase())).toHaveLength(1)
  })

  it('opens one account for twenty forms of one address sent at once', async () => {
    const body = makeSignUp()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => platform.guest().call(session.signUp, { body })),
    )
    const statuses = answers.map(({ status }) => status).sort((one, other) => one - other)
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(await playersWith(body.email)).toHaveLength(1)
  })

  it('opens accounts of one address in two brands that know nothing of each other', async () => {
    const email = `${randomUUID()}@example.test`
    const funrize = await platform.signUp({ email }, { brand: 'funrize' })
    const nlc = await platform.signUp({ email }, { brand: 'nlc' })
    expect(funrize.playerId).not.toBe(nlc.playerId)
    const elsewhere = platform.guest({ brand: 'sws' })
    elsewhere.cookies.set('marquee', funrize.cookies.get('marquee') ?? '')
    expect((await elsewhere.ask(session.check)).authorized).toBe(false)
  })

  const refusals: [string, string, object, number, string][] = [
    [
      'somebody of seventeen where eighteen is asked',
      'funrize',
      { birthDay: 'age 17' },
      403,
      'age-restricted',
    ],
    [
      'somebody of twenty where twenty-one is asked',
      'nlc',
      { birthDay: 'age 20' },
      403,
      'age-restricted',
    ],
    [
      'somebody of eighteen where the state asks for nineteen',
      'funrize',
      { birthDay: 'age 18', state: 'AL' },
      403,
      'age-restricted',
    ],
    ['somebody from a blocked state', 'funrize', { state: 'WA' }, 409, 'not-available'],
    ['a state that does not exist', 'funrize', { state: 'QQ' }, 400, 'invalid-input'],
    ['a birthday in the future', 'funrize', { birthDay: '2199-01-01' }, 400, 'invalid-input'],
    ['a password of seven characters', 'funrize', { password: '1234567' }, 400, 'invalid-input'],
    ['terms that were not accepted', 'funrize', { acceptedTerms: false }, 400, 'invalid-input'],
  ]
  /** `age 17`: turns eighteen tomorrow. */
  const birthDayOf = (text: string): string => {
    const years = /^age (\d+)$/.exec(text)?.[1]
    if (!years) return text
    const tomorrow = new Date(platform.clock.now() + 86_400_000)
    tomorrow.setUTCFullYear(tomorrow.getUTCFullYear() - Number(years) - 1)
    return tomorrow.toISOString().slice(0, 10)
  }
  it.each(refusals)(
    'refuses %s (%s) and keeps nothing',
    async (_, brand, overrides, status, code) => {
      const form: Record<string, unknown> = { ...makeSignUp(), ...overrides }
      const answer = await platform.guest({ brand }).call(session.signUp, {
        body: { ...form, birthDay: birthDayOf(String(form.birthDay)) },
      })
      expect([answer.status, answer.body.error?.code]).toEqual([status, code])
      expect(await playersWith(String(form.email))).toEqual([])
    },
  )

  it('refuses somebody who is signed in already', async () => {
    const client = await platform.signUp()
    const answer = await client.call(session.signUp, { body: makeSignUp() })
    expect([answer.status, answer.body.error?.code]).toEqual([403, 'forbidden'])
  })

  it('answers a repeated form with the same account and a cookie that works', async () => {
    const key = randomUUID()
    const body = makeSignUp()
    const first = platform.guest({ ip: '198.51.100.200' })
    const second = platform.guest({ ip: '198.51.100.200' })
    const answers = [
      await first.call(session.signUp, { body, key }),
      await second.call(session.signUp, { body, key }),
    ]
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect((await second.ask(session.check)).authorized).toBe(true)
    expect(await playersWith(body.email)).toHaveLength(1)
    expect((await second.ask(player.sessions)).data.sessions).toHaveLength(1)
  })

  it('gives no cookie to a repeated form with another password', async () => {
    const key = randomUUID()
    const body = makeSignUp()
    const options = { ip: '198.51.100.201' }
    await platform.guest(options).ask(session.signUp, { body, key })
    const answer = await platform
      .guest(options)
      .call(session.signUp, { body: { ...body, password: 'another one' }, key })
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'idempotency-conflict'])
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})
