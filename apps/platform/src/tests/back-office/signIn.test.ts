import { backOffice, player as playerCalls, session } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { backOfficeHost, makeStaff, type TestStaff } from '../../testing/makeStaff.ts'
import { workOf } from '../../testing/workOf.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await makePlatform()
})
afterAll(() => platform.stop())

const minute = 60_000
const step = 30_000

const attempt = (
  staff: TestStaff,
  overrides: { email?: string; password?: string; code?: string } = {},
  browser: TestClient = staff.browser(),
) =>
  browser.call(backOffice.signIn, {
    body: { email: staff.email, password: staff.password, code: staff.code(), ...overrides },
  })

/** Six digits that are not the code of now, nor of the steps around it. */
const wrongCode = (staff: TestStaff): string =>
  String((Number(staff.code()) + 1) % 1_000_000).padStart(6, '0')

const statusOf = async (client: TestClient) => (await client.call(backOffice.me)).status

describe('sign-in of staff', () => {
  it('takes password and code, and tells who is there and what they may do', async () => {
    const staff = await makeStaff(platform, { role: 'support', brands: ['wireframe', 'tao'] })
    const client = await staff.signIn()
    const { data } = await client.ask(backOffice.me)
    expect(data).toMatchObject({
      email: staff.email,
      role: 'support',
      permissions: ['players', 'sessions', 'purchases', 'support-chat', 'bonuses'],
      brands: [{ key: 'tao' }, { key: 'wireframe' }],
    })
  })

  it('gives a cookie that no script reads and no other site sends; with TLS bound to its host', async () => {
    const staff = await makeStaff(platform)
    const plain = await attempt(staff)
    const cookie = String(plain.headers['set-cookie'])
    expect(cookie).toMatch(/^marquee-staff=/)
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=43200'])
      expect(cookie).toContain(part)
    const other = await makeStaff(platform)
    const secure = await attempt(other, {}, other.browser({ secure: true }))
    expect(String(secure.headers['set-cookie'])).toMatch(/^__Host-marquee-staff=.*Secure/)
  })

  it('takes a code once, also from another browser', async () => {
    const staff = await makeStaff(platform)
    const code = staff.code()
    expect((await attempt(staff, { code })).status).toBe(200)
    expect((await attempt(staff, { code })).status).toBe(401)
  })

  it('takes a code used twice at the same moment once', async () => {
    const staff = await makeStaff(platform)
    const code = staff.code()
    const answers = await Promise.all([attempt(staff, { code }), attempt(staff, { code })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('takes the code of the step before, and none older', async () => {
    const late = await makeStaff(platform)
    const ofNow = late.code()
    platform.clock.advance(step)
    expect((await attempt(late, { code: ofNow })).status).toBe(200)
    const later = await makeStaff(platform)
    const old = later.code()
    platform.clock.advance(2 * step)
    expect((await attempt(later, { code: old })).status).toBe(401)
  })

  it('answers alike whatever is wrong: address, password, code, used code or a pause', async () => {
    const staff = await makeStaff(platform)
    const unknown = await attempt(staff, { email: 'nobody@staff.test' })
    const password = await attempt(staff, { password: 'another password' })
    const code = await attempt(staff, { code: wrongCode(staff) })
    await attempt(staff, { password: 'another password' })
    const paused = await attempt(staff)
    const said = [unknown, password, code, paused].map(({ status, body, headers }) => [
      status,
      body.error?.code,
      body.error?.message,
      headers['retry-after'],
    ])
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(said[0]?.slice(0, 2)).toEqual([401, 'wrong-credentials'])
  })

  it('works as much for an unknown address as for a known one', async () => {
    const staff = await makeStaff(platform)
    await attempt(staff, { email: 'nobody@staff.test' })
    const workOn = (overrides: { email?: string }) =>
      workOf(() => attempt(staff, { password: 'another password', ...overrides }))
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 9; round++) {
      unknown.push(await workOn({ email: `nobody-${round}@staff.test` }))
      known.push(await workOn({}))
      await platform.kernel.db.deleteFrom('staff_sign_in_guard').execute()
    }
    const median = (list: number[]) => list.sort((one, other) => one - other)[4] ?? 0
    // Without hashing, unknown addresses would be a fraction of the work.
    expect(median(unknown)).toBeGreaterThan(median(known) / 2)
    expect(median(unknown)).toBeLessThan(median(known) * 2)
  })

  it('pauses for 30 minutes after three failures, be it of the password or of the code', async () => {
    const staff = await makeStaff(platform)
    for (const wrong of [{ password: 'x' }, { code: wrongCode(staff) }, { password: 'x' }])
      expect((await attempt(staff, wrong)).status).toBe(401)
    expect((await attempt(staff)).status).toBe(401)
    platform.clock.advance(29 * minute)
    expect((await attempt(staff)).status).toBe(401)
    platform.clock.advance(minute)
    expect((await attempt(staff)).status).toBe(200)
  })

  it('shuts nobody out by foreign guesses: they pause where they come from, and fifteen of them strangers', async () => {
    const staff = await makeStaff(platform)
    const home = staff.browser()
    expect((await attempt(staff, {}, home)).status).toBe(200)
    const from = (network: number, overrides = {}) =>
      attempt(staff, overrides, staff.browser({ ip: `198.18.0.${network}` }))
    for (let count = 0; count < 3; count++) await from(1, { password: 'x' })
    platform.clock.advance(2 * step)
    expect((await from(1)).status).toBe(401)
    expect((await from(2)).status).toBe(200)
    for (let network = 10; network < 18; network++)
      for (let count = 0; count < 2; count++) await from(network, { password: 'x' })
    platform.clock.advance(2 * step)
    expect((await from(3)).status).toBe(401)
    expect((await attempt(staff, {}, home)).status).toBe(200)
  })

  it('lets attempts side by side have no more guesses than three', async () => {
    const staff = await makeStaff(platform)
    const guesses = Array.from({ length: 6 }, () => attempt(staff, { password: 'x' }))
    await Promise.all(guesses)
    expect((await attempt(staff)).status).toBe(401)
  })

  it('keeps nothing from which a password or a code could be told', async () => {
    const staff = await makeStaff(platform)
    await staff.signIn()
    const row = await platform.kernel.db
      .selectFrom('staff')
      .selectAll()
      .where('id', '=', staff.id)
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id\$/)
    const entries = await platform.kernel.db
      .selectFrom('audit_log')
      .selectAll()
      .where('staff_id', '=', staff.id)
      .execute()
    expect(entries).toHaveLength(1)
    const kept = await platform.kernel.db.selectFrom('idempotency').selectAll().execute()
    expect(JSON.stringify([entries.map(({ details }) => details), kept])).not.toContain(
      staff.password,
    )
  })
})

describe('a session of staff', () => {
  it('ends after 30 minutes without a call, and each call begins them anew', async () => {
    const client = await (await makeStaff(platform)).signIn()
    for (let quarter = 0; quarter < 4; quarter++) {
      platform.clock.advance(20 * minute)
      expect(await statusOf(client)).toBe(200)
    }
    platform.clock.advance(30 * minute)
    expect(await statusOf(client)).toBe(401)
  })

  it('ends after 12 hours, however busy it was', async () => {
    const client = await (await makeStaff(platform)).signIn()
    const statuses: number[] = []
    for (let call = 0; call < 29; call++) {
      platform.clock.advance(25 * minute)
      statuses.push(await statusOf(client))
    }
    expect(statuses.indexOf(401)).toBe(28)
  })

  it('ends when its member signs out, for whoever kept the cookie', async () => {
    const client = await (await makeStaff(platform)).signIn()
    const kept = [...client.cookies]
    await client.ask(backOffice.signOut)
    expect([...client.cookies.keys()]).toEqual(['marquee-device'])
    for (const [name, value] of kept) client.cookies.set(name, value)
    expect(await statusOf(client)).toBe(401)
  })

  it('opens nothing of players, and theirs nothing of staff', async () => {
    const staff = await (await makeStaff(platform)).signIn()
    expect((await staff.call(playerCalls.me)).status).toBe(404)
    expect((await staff.call(session.check)).status).toBe(404)
    const player = await platform.signUp()
    expect((await player.call(backOffice.me)).status).toBe(404)
    const [cookie = ''] = [...player.cookies.values()]
    const atTheDoor = (await makeStaff(platform)).browser({ host: backOfficeHost })
    for (const name of ['marquee', 'marquee-staff']) atTheDoor.cookies.set(name, cookie)
    expect(await statusOf(atTheDoor)).toBe(401)
  })
})
