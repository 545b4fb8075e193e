import { randomUUID } from 'node:crypto'
import { backOffice, type StaffRole } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { makeStaff, type TestStaff } from '../../testing/makeStaff.ts'
import { invitationLifetime } from '@marquee/platform-back-office/invitation'
import { roles } from '@marquee/platform-back-office/roles'
import { stepMs, totpAt } from '@marquee/platform-back-office/totp'

const brand = 'wireframe'
const params = { brand }
let platform: TestPlatform
let own: TestStaff
let administrator: TestClient
/** Who confirms what the first one issues. */
let second: TestStaff
let colleague: TestClient

beforeAll(async () => {
  platform = await makePlatform()
  own = await makeStaff(platform, { role: 'administrator', name: 'Ada', brands: [brand, 'tao'] })
  administrator = await own.signIn()
  second = await makeStaff(platform, { role: 'administrator', brands: [brand, 'tao'] })
  colleague = await second.signIn()
}, 60_000)
afterAll(() => platform.stop())

const makeNewcomer = (overrides: object = {}) => ({
  email: `${randomUUID()}@staff.test`,
  name: 'Nat',
  role: 'support' as StaffRole,
  brands: [brand],
  ...overrides,
})

/** Base32 as an authenticator app reads it. */
function bytesOf(secret: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((one) => letters.indexOf(one).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const accept = (token: string, password = 'a staff password') =>
  own.browser().call(backOffice.acceptInvitation, { body: { token, password } })

async function enrol(token: string, password = 'a staff password') {
  const { status, body } = await accept(token, password)
  if (status !== 200) throw new Error(`The invitation was not taken: ${JSON.stringify(body)}`)
  const { email, secret } = body.data
  const client = own.browser()
  const signIn = () => {
    const code = totpAt(bytesOf(secret), platform.clock.now())
    return client.call(backOffice.signIn, { body: { email, password, code } })
  }
  return { client, signIn }
}

const confirm = (client: TestClient, staffId: string) =>
  client.call(backOffice.confirmStaff, {
    params: { brand, staffId },
    body: { reason: 'Is who they say' },
  })
const me = (client: TestClient) => client.call(backOffice.me)
const listed = async (id: string) => {
  const { items } = (await administrator.ask(backOffice.staff, { params, query: { limit: 100 } }))
    .data
  return items.find((member) => member.id === id)
}

describe('an invitation', () => {
  it('opens an account whose password and second factor only the member knows', async () => {
    const newcomer = makeNewcomer()
    const { data } = await administrator.ask(backOffice.inviteStaff, { params, body: newcomer })
    expect(await listed(data.staffId)).toMatchObject({ state: 'invited', manageable: true })
    const { client, signIn } = await enrol(data.token)
    expect((await signIn()).status).toBe(401)
    expect((await confirm(colleague, data.staffId)).status).toBe(200)
    platform.clock.advance(2 * stepMs)
    expect((await signIn()).status).toBe(200)
    expect((await client.ask(backOffice.me)).data).toMatchObject({
      email: newcomer.email,
      role: 'support',
      permissions: [...roles.support],
    })
    expect((await listed(data.staffId))?.state).toBe('active')
  })

  it('is taken once, within three days, and kept as a hash', async () => {
    const invite = async () =>
      (await administrator.ask(backOffice.inviteStaff, { params, body: makeNewcomer() })).data
    const { token } = await invite()
    const { db } = platform.kernel
    const kept = [
      await db.selectFrom('staff_invitation').selectAll().execute(),
      await db.selectFrom('idempotency').select('response').execute(),
    ]
    expect(JSON.stringify(kept)).not.toContain(token)
    const both = await Promise.all([accept(token), accept(token)])
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 410])
    const late = await invite()
    platform.clock.advance(invitationLifetime)
    expect((await accept(late.token)).body.error?.code).toBe('code-expired')
    administrator = await own.signIn()
    colleague = await second.signIn()
  })

  it('is answered as at first for a repeated request, and the account opened once', async () => {
    const body = makeNewcomer()
    const key = randomUUID()
    const ask = () => administrator.call(backOffice.inviteStaff, { params, body, key })
    const [first, second] = [await ask(), await ask()]
    expect(second.body).toEqual(first.body)
    expect((await accept(second.body.data.token)).status).toBe(200)
    // A key that is kept opens nobody's account once it was taken.
    const third = await ask()
    expect(third.body).toEqual(first.body)
    expect((await accept(third.body.data.token)).status).toBe(410)
  })

  it('is refused for an address that is known, and for brands that are not one’s own', async () => {
    const invite = (overrides: object) =>
      administrator.call(backOffice.inviteStaff, { params, body: makeNewcomer(overrides) })
    const known = await invite({ email: own.email.toUpperCase() })
    expect([known.status, known.body.error?.code]).toEqual([409, 'email-taken'])
    for (const brands of [[brand, 'nlc'], ['tao'], [brand, 'nobrand']])
      expect((await invite({ brands })).body.error?.code).toBe('forbidden')
  })

  it('signs nobody in before it was taken', async () => {
    const newcomer = makeNewcomer()
    await administrator.ask(backOffice.inviteStaff, { params, body: newcomer })
    const body = { email: newcomer.email, password: 'invited', code: '000000' }
    expect((await own.browser().call(backOffice.signIn, { body })).status).toBe(401)
  })
})

describe('somebody new', () => {
  const invite = async (role: StaffRole) =>
    (await administrator.ask(backOffice.inviteStaff, { params, body: makeNewcomer({ role }) })).data

  it('is let in by two people: an administrator gives themselves no second role by an account they invite', async () => {
    const { staffId, token } = await invite('compliance')
    const { client, signIn } = await enrol(token)
    expect(await listed(staffId)).toMatchObject({ confirmed: false, confirmable: false })
    const alone = await confirm(administrator, staffId)
    expect([alone.status, alone.body.error?.code]).toEqual([403, 'forbidden'])
    expect((await signIn()).status).toBe(401)
    expect((await me(client)).status).toBe(401)
    expect((await confirm(colleague, staffId)).status).toBe(200)
    expect((await confirm(colleague, staffId)).status).toBe(200)
    platform.clock.advance(2 * stepMs)
    expect((await signIn()).status).toBe(200)
    expect(await listed(staffId)).toMatchObject({ confirmed: true, confirmable: false })
    const entries = await platform.kernel.db
      .selectFrom('audit_log')
      .select(['staff_id', 'outcome', 'before', 'after'])
      .where('action', '=', 'backOffice.confirmStaff')
      .where('outcome', '=', 'done')
      .where('staff_id', '=', second.id)
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(entries).toMatchObject([{ before: { confirmed: false }, after: { confirmed: true } }])
  })

  it('confirms nobody before being confirmed, and not themselves', async () => {
    const { staffId, token } = await invite('administrator')
    const { client, signIn } = await enrol(token)
    expect((await signIn()).status).toBe(401)
    expect((await confirm(client, staffId)).status).toBe(401)
  })
})

describe('a member', () => {
  const setActive = (staffId: string, active: boolean) =>
    administrator.call(backOffice.setStaffActive, {
      params: { brand, staffId },
      body: { active, reason: 'Has left' },
    })

  it('who is deactivated is out at once and cannot come back until let in again', async () => {
    const member = await makeStaff(platform, { brands: [brand] })
    const client = await member.signIn()
    expect((await me(client)).status).toBe(200)
    expect((await setActive(member.id, false)).status).toBe(200)
    expect((await me(client)).status).toBe(401)
    expect((await listed(member.id))?.state).toBe('deactivated')
    platform.clock.advance(2 * stepMs)
    await expect(member.signIn()).rejects.toThrow(/wrong-credentials/)
    await setActive(member.id, true)
    platform.clock.advance(2 * stepMs)
    expect((await me(await member.signIn())).status).toBe(200)
  })

  it('is deactivated on the record once, however often that is asked', async () => {
    const member = await makeStaff(platform, { brands: [brand] })
    for (let time = 0; time < 2; time++) await setActive(member.id, false)
    const entries = await platform.kernel.db
      .selectFrom('audit_log')
      .select(['before', 'after', 'details'])
      .where('action', '=', 'backOffice.setStaffActive')
      .where('staff_id', '=', own.id)
      .orderBy('id', 'desc')
      .execute()
    const ofMember = entries.filter(({ details }) => JSON.stringify(details).includes(member.id))
    expect(ofMember).toMatchObject([
      { before: { active: true }, after: { active: false }, details: { reason: 'Has left' } },
    ])
  })

  it('whose second factor is reset is out at once, and sets password and secret anew', async () => {
    const member = await makeStaff(platform, { brands: [brand] })
    const client = await member.signIn()
    const { data } = await administrator.ask(backOffice.resetStaffSecondFactor, {
      params: { brand, staffId: member.id },
      body: { reason: 'Lost the phone' },
    })
    expect((await me(client)).status).toBe(401)
    platform.clock.advance(2 * stepMs)
    await expect(member.signIn()).rejects.toThrow(/wrong-credentials/)
    const { signIn } = await enrol(data.token, 'another staff password')
    expect((await signIn()).status).toBe(401)
    expect((await confirm(administrator, member.id)).body.error?.code).toBe('forbidden')
    await confirm(colleague, member.id)
    platform.clock.advance(2 * stepMs)
    expect((await signIn()).status).toBe(200)
  })

  it('stays in, confirmed, when the reset or a confirmation before it is sent again', async () => {
    const member = await makeStaff(platform, { brands: [brand] })
    const at = { params: { brand, staffId: member.id } }
    const reset = (who: TestClient, key: string) =>
      who.call(backOffice.resetStaffSecondFactor, { ...at, body: { reason: 'Lost it' }, key })
    const approve = (who: TestClient, key: string) =>
      who.call(backOffice.confirmStaff, { ...at, body: { reason: 'Is who they say' }, key })
    const keys = Array.from({ length: 4 }, () => randomUUID()) as [string, string, string, string]
    const first = await reset(administrator, keys[0])
    const { client, signIn } = await enrol(first.body.data.token)
    const confirmed = await approve(colleague, keys[1])
    expect(confirmed.status).toBe(200)
    platform.clock.advance(2 * stepMs)
    expect((await signIn()).status).toBe(200)
    expect((await reset(administrator, keys[0])).body).toEqual(first.body)
    expect((await accept(first.body.data.token)).status).toBe(410)
    expect((await me(client)).status).toBe(200)
    expect(await listed(member.id)).toMatchObject({ confirmed: true, state: 'active' })
    // Whoever has confirmed and then reset the factor themselves: the old answer stands, nothing is confirmed.
    await reset(colleague, keys[2])
    expect((await approve(colleague, keys[1])).body).toEqual(confirmed.body)
    expect((await approve(colleague, keys[3])).body.error?.code).toBe('forbidden')
    expect(await listed(member.id)).toMatchObject({ confirmed: false })
    const again = await administrator.call(backOffice.setStaffActive, {
      ...at,
      body: { active: false, reason: 'Has left' },
    })
    expect(again.status).toBe(200)
    expect((await reset(administrator, keys[0])).body).toEqual(first.body)
  })

  it('is not managed by themselves, nor by somebody who lacks one of their brands', async () => {
    const wide = await makeStaff(platform, { brands: [brand, 'nlc'] })
    expect(await listed(wide.id)).toMatchObject({ manageable: false })
    for (const staffId of [own.id, wide.id])
      expect((await setActive(staffId, false)).body.error?.code).toBe('forbidden')
    expect((await me(administrator)).status).toBe(200)
    const elsewhere = await makeStaff(platform, { brands: ['nlc'] })
    expect((await setActive(elsewhere.id, false)).status).toBe(404)
    expect(await listed(elsewhere.id)).toBeUndefined()
  })
})
