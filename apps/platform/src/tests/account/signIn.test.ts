import { randomUUID } from 'node:crypto'
import { backOffice, games, player, session } from '@marquee/contract'
import { games as catalogue } from '@marquee/game-catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { redeemTicket } from '@marquee/platform-kernel/sessions'
import { makeStaff } from '../../testing/makeStaff.ts'
import { listen } from '../../testing/listen.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { lockTime } from '@marquee/platform-identity/account/rules'
import { pruneAccounts } from '@marquee/platform-identity/account/store'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

const minutes = (count: number) => count * 60_000

/** One network for each address: whoever tries one tries it from there. */
const networks = new Map<string, string>()
const networkFor = (email: string): string => {
  const known = networks.get(email) ?? `203.0.113.${networks.size + 1}`
  networks.set(email, known)
  return known
}
const attempt = (email: string, password = 'not this one', ip = networkFor(email)) =>
  platform.guest({ ip }).call(session.signIn, { body: { email, password } })

/** What somebody sees of an answer: everything but its request id and the clock's small change. */
const seen = (answer: Awaited<ReturnType<typeof attempt>>) => {
  const { code, message, retryAfterMs } = answer.body.error ?? {}
  const names = Object.keys(answer.headers).sort()
  return {
    status: answer.status,
    code,
    message,
    names,
    minutes: Math.ceil((retryAfterMs ?? 0) / 60_000),
  }
}

describe('sign-in', () => {
  it('AUTH-01 signs a player in, with the address in any case', async () => {
    const { credentials } = await platform.signUp()
    const client = platform.guest()
    await client.ask(session.signIn, {
      body: { ...credentials, email: credentials.email.toUpperCase() },
    })
    expect((await client.ask(session.appInit)).data.isGuest).toBe(false)
  })

  it('gives a new session token each time and never takes over one that the browser brought', async () => {
    const { credentials, cookies } = await platform.signUp()
    const client = platform.guest()
    client.cookies.set('marquee', 'a-token-somebody-planted-in-this-browser')
    await client.ask(session.signIn, { body: credentials })
    const token = client.cookies.get('marquee')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(token).not.toBe(cookies.get('marquee'))
    const planted = platform.guest()
    planted.cookies.set('marquee', 'a-token-somebody-planted-in-this-browser')
    expect((await planted.ask(session.check)).authorized).toBe(false)
  })

  it('does not sign in at another brand', async () => {
    const { credentials } = await platform.signUp()
    const answer = await platform
      .guest({ brand: 'tao' })
      .call(session.signIn, { body: credentials })
    expect([answer.status, answer.body.error?.code]).toEqual([401, 'wrong-credentials'])
  })

  it('locks after three wrong passwords, with the same answers for known and unknown addresses', async () => {
    const known = (await platform.signUp()).credentials.email
    const unknown = `${randomUUID()}@example.test`
    const answers = { known: [] as object[], unknown: [] as object[] }
    for (let count = 0; count < 5; count++) {
      answers.known.push(seen(await attempt(known)))
      answers.unknown.push(seen(await attempt(unknown)))
    }
    expect(answers.known).toEqual(answers.unknown)
    expect(answers.known).toMatchObject([
      { status: 401, code: 'wrong-credentials' },
      { status: 401, code: 'wrong-credentials' },
      { status: 423, code: 'locked', minutes: 30 },
      { status: 423, code: 'locked', minutes: 30 },
      { status: 423, code: 'locked', minutes: 30 },
    ])
  })

  it('lets nobody shut somebody else out: foreign guesses pause where they come from, and no known device', async () => {
    const owner = await platform.signUp()
    const { email, password } = owner.credentials
    for (let count = 0; count < 3; count++) await attempt(email, 'a guess', '192.0.2.1')
    expect((await attempt(email, password, '192.0.2.1')).status).toBe(423)
    expect((await attempt(email, password, '192.0.2.2')).status).toBe(200)
    // From many networks: strangers together have fifteen guesses, and the owner's device none less.
    const many: number[] = []
    for (let network = 10; network < 20; network++)
      for (let count = 0; count < 2; count++)
        many.push((await attempt(email, 'a guess', `192.0.2.${network}`)).status)
    expect(many.filter((status) => status === 401).length).toBeLessThanOrEqual(14)
    expect(many.slice(-4)).toEqual([423, 423, 423, 423])
    expect((await attempt(email, password, '192.0.2.30')).status).toBe(423)
    const { cookies } = owner
    const device = platform.guest({ ip: '192.0.2.31' })
    device.cookies.set('marquee-device', cookies.get('marquee-device') ?? '')
    expect((await device.call(session.signIn, { body: { email, password } })).status).toBe(200)
  })

  it('counts the guesses of a known device too, and takes no other account’s device for one', async () => {
    const owner = await platform.signUp()
    const neighbour = await platform.signUp()
    const { email, password } = owner.credentials
    const from = (jar: string | undefined, guess: string) => {
      const browser = platform.guest({ ip: '192.0.2.40' })
      browser.cookies.set('marquee-device', jar ?? '')
      return browser.call(session.signIn, { body: { email, password: guess } })
    }
    const own = owner.cookies.get('marquee-device')
    for (let count = 0; count < 3; count++) await from(own, 'a guess')
    expect((await from(own, password)).status).toBe(423)
    for (let count = 0; count < 3; count++)
      await from(neighbour.cookies.get('marquee-device'), 'a guess')
    expect((await from(undefined, password)).status).toBe(423)
    expect((await attempt(email, password, '192.0.2.41')).status).toBe(200)
  })

  it('is opened again by staff, on record and with a reason', async () => {
    const { credentials, playerId } = await platform.signUp()
    const { email, password } = credentials
    for (let count = 0; count < 3; count++) await attempt(email)
    expect((await attempt(email, password)).status).toBe(423)
    const support = await makeStaff(platform, { role: 'support' })
    const desk = await support.signIn()
    const unlock = () =>
      desk.ask(backOffice.unlockSignIn, {
        params: { brand: 'wireframe', playerId },
        body: { reason: 'Knew the last purchase' },
      })
    expect((await unlock()).data).toEqual({ wasPaused: true })
    expect((await attempt(email, password)).status).toBe(200)
    expect((await unlock()).data).toEqual({ wasPaused: false })
    const entries = await platform.kernel.db
      .selectFrom('audit_log')
      .select(['player_id', 'details'])
      .where('action', '=', 'backOffice.unlockSignIn')
      .where('staff_id', '=', support.id)
      .execute()
    expect(entries[0]).toMatchObject({
      player_id: playerId,
      details: { reason: 'Knew the last purchase' },
    })
  })

  it('opens for strangers again by the link that is mailed', async () => {
    const { credentials } = await platform.signUp()
    const { email } = credentials
    for (let network = 50; network < 58; network++)
      for (let count = 0; count < 2; count++) await attempt(email, 'a guess', `192.0.2.${network}`)
    expect((await attempt(email, credentials.password, '192.0.2.60')).status).toBe(423)
    await platform.guest().ask(session.resetRequest, { body: { email } })
    const { body } = await platform.kernel.db
      .selectFrom('mail_outbox')
      .select('body')
      .where('recipient', '=', email)
      .where('kind', '=', 'reset-code')
      .executeTakeFirstOrThrow()
    const code = /reset\?code=([\w-]+)/.exec(body)?.[1] ?? ''
    const password = 'a newer password'
    await platform.guest().ask(session.resetConfirm, { body: { code, password } })
    expect((await attempt(email, password, '192.0.2.60')).status).toBe(200)
  })

  it('refuses the right password too while locked, and takes it after 30 minutes', async () => {
    const { credentials } = await platform.signUp()
    for (let count = 0; count < 3; count++) await attempt(credentials.email)
    expect((await attempt(credentials.email, credentials.password)).status).toBe(423)
    platform.clock.advance(minutes(31))
    expect((await attempt(credentials.email, credentials.password)).status).toBe(200)
  })

  it('counts only wrong passwords of the last 30 minutes, and forgets them after a right one', async () => {
    const { credentials } = await platform.signUp()
    await attempt(credentials.email)
    await attempt(credentials.email)
    platform.clock.advance(minutes(31))
    expect((await attempt(credentials.email)).status).toBe(401)
    expect((await attempt(credentials.email, credentials.password)).status).toBe(200)
    expect((await attempt(credentials.email)).status).toBe(401)
    expect((await attempt(credentials.email)).status).toBe(401)
  })

  it('lets at most three of thirty guesses sent at once reach the password', async () => {
    const { credentials } = await platform.signUp()
    const key = randomUUID()
    const guesses = Array.from({ length: 30 }, (_, index) =>
      platform.guest({ ip: '198.51.100.210' }).call(session.signIn, {
        body: { email: credentials.email, password: `guess ${index}` },
        key,
      }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(2)
    expect(statuses.filter((status) => status === 423)).toHaveLength(28)
  })

  it('asks for patience after sixty passwords from one address', async () => {
    const client = platform.guest({ ip: '198.51.100.211' })
    const send = () =>
      client.call(session.signIn, {
        body: { email: `${randomUUID()}@example.test`, password: 'x' },
      })
    const answers = await Promise.all(Array.from({ length: 61 }, send))
    const limited = answers.filter(({ status }) => status === 429)
    expect(limited).toHaveLength(1)
    expect(Number(limited[0]?.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('sign-out', () => {
  it('AUTH-02 CALL-82 sets the player to guest and closes the realtime connections of the session', async () => {
    const client = await platform.signUp()
    const token = client.cookies.get('marquee') ?? ''
    const tab = await listen(platform.url, client)
    await client.ask(session.logout)
    await tab.signedOut
    expect(client.cookies.has('marquee')).toBe(false)
    expect((await client.ask(session.appInit)).data).toMatchObject({ isGuest: true, login: null })
    client.cookies.set('marquee', token)
    expect((await client.ask(session.check)).authorized).toBe(false)
    expect((await client.call(player.me)).status).toBe(401)
  })

  it('leaves the other sessions of the player as they are', async () => {
    const phone = await platform.signUp()
    const desk = platform.guest()
    await desk.ask(session.signIn, { body: phone.credentials })
    await phone.ask(session.logout)
    expect((await desk.ask(session.check)).authorized).toBe(true)
  })

  it('answers a guest as well', async () => {
    const client = platform.guest()
    expect(await client.ask(session.logout)).toEqual({ success: true })
    expect(await client.ask(session.logout)).toEqual({ success: true })
  })
})

describe('session', () => {
  it('SESSION-01 CALL-01 says whether the request is a player’s and where to go instead', async () => {
    const guest = platform.guest()
    expect(await guest.ask(session.check, { query: { page: '1' } })).toEqual({
      authorized: false,
      redirectUrl: null,
    })
    const client = await platform.signUp()
    expect(await client.ask(session.check)).toEqual({ authorized: true, redirectUrl: null })
  })

  it('INIT-01 CALL-02 gives isGuest, login, favorites and captcha, and no banner offer where there is none', async () => {
    const client = await platform.signUp({ name: 'Ana María' })
    const { data } = await client.ask(session.appInit)
    expect(data).toEqual({
      isGuest: false,
      login: expect.stringMatching(/^AnaMaría\d{4}$/),
      favoriteGames: [],
      captcha: { isEnabled: false, key: '', url: '' },
    })
  })

  it('INIT-01 gives the favorite games', async () => {
    const client = await platform.signUp()
    const [game] = catalogue
    await client.ask(games.addFavorite, { params: { id: game?.id ?? 0 } })
    expect((await client.ask(session.appInit)).data.favoriteGames).toEqual([game?.id])
  })

  it('is forgotten when it has expired, with its tickets; one that lives stays', async () => {
    const { db, clock } = platform.kernel
    const gone = await platform.signUp()
    await gone.ask(session.realtimeTicket)
    platform.clock.advance(31 * 86_400_000)
    const living = await platform.signUp()
    await pruneAccounts(db, clock.now(), lockTime)
    const left = await db.selectFrom('session').select('player_id').execute()
    expect(left.map((row) => row.player_id)).toEqual([living.playerId])
    expect(await db.selectFrom('realtime_ticket').selectAll().execute()).toEqual([])
    expect((await living.ask(session.check)).authorized).toBe(true)
  })

  it('ends after 30 days without a request', async () => {
    const client = await platform.signUp()
    const days = (count: number) => count * 86_400_000
    platform.clock.advance(days(29))
    expect((await client.ask(session.check)).authorized).toBe(true)
    platform.clock.advance(days(29))
    expect((await client.ask(session.check)).authorized).toBe(true)
    platform.clock.advance(days(30) + 1)
    expect((await client.ask(session.check)).authorized).toBe(false)
  })

  it('opens one realtime connection per ticket, and none with a ticket older than a minute', async () => {
    const client = await platform.signUp()
    const { ticket } = (await client.ask(session.realtimeTicket)).data
    expect(await redeemTicket(platform.kernel, ticket)).toMatchObject({ playerId: client.playerId })
    expect(await redeemTicket(platform.kernel, ticket)).toBeNull()
    const { token } = (await client.ask(player.me)).data
    platform.clock.advance(60_001)
    expect(await redeemTicket(platform.kernel, token)).toBeNull()
  })

  it('lists where the player is signed in and marks this one', async () => {
    const first = await platform.signUp()
    const second = platform.guest()
    await second.ask(session.signIn, { body: first.credentials })
    const { sessions } = (await second.ask(player.sessions)).data
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
  })
})
