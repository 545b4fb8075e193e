import { randomUUID } from 'node:crypto'
import { backOffice, type StaffPermission, type StaffRole } from '@marquee/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roleFor } from '../../testing/hardening.ts'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { makeStaff, type TestStaff } from '../../testing/makeStaff.ts'
import { inputsOf, makeStaffCase, type StaffCase } from '../../testing/makeStaffCase.ts'
import { roles } from '@marquee/platform-back-office/roles'
import { contract } from '../../contract.ts'

const brand = 'wireframe'
let platform: TestPlatform
let about: StaffCase
let staff: TestStaff
let client: TestClient
let manager: TestClient
let administrator: TestClient

beforeAll(async () => {
  platform = await makePlatform()
  about = await makeStaffCase(platform, brand)
  staff = await makeStaff(platform, { brands: [brand] })
  client = await staff.signIn()
  manager = await (
    await makeStaff(platform, { role: 'brand-manager', name: 'Bo', brands: [brand] })
  ).signIn()
  administrator = await (
    await makeStaff(platform, { role: 'administrator', brands: [brand] })
  ).signIn()
}, 60_000)
afterAll(() => platform.stop())

const entries = () => platform.kernel.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
const newEntries = async (act: () => Promise<unknown>) => {
  const before = (await entries()).length
  await act()
  return (await entries()).slice(before)
}
const exampleOf = (name: string) => {
  const found = inputsOf(about)[name]
  if (!found) throw new Error(`No example asks backOffice.${name}.`)
  return found
}

/** Tells who asks about themselves alone, so that a page that is opened leaves no entry. */
const unrecorded = ['me', 'waiting']
const aboutPlayers = Object.keys(backOffice).filter((name) =>
  contract.calls[`backOffice.${name}`]?.path.includes('{playerId}'),
)
const ofNoBrand = ['signIn', 'signOut', 'acceptInvitation']
const askers: Partial<Record<StaffRole, () => TestClient>> = {
  administrator: () => administrator,
  'brand-manager': () => manager,
}
/** Who may make a call; compliance where nobody else has to. */
const askerFor = (name: string): TestClient => {
  const call = contract.calls[`backOffice.${name}`]
  const access = call?.access as StaffPermission
  if (!call || roles.compliance.includes(access)) return client
  return askers[roleFor(call)]?.() ?? client
}

describe('the audit log', () => {
  it.each(Object.keys(backOffice).filter((name) => !unrecorded.includes(name)))(
    'has one entry for each answer of backOffice.%s',
    async (name) => {
      const other = await makeStaff(platform, { brands: [brand] })
      const written = await newEntries(async () => {
        if (name === 'signIn') return other.signIn()
        if (name === 'signOut') {
          const leaving = await client.ask(backOffice.signOut)
          client = await (staff = await makeStaff(platform, { brands: [brand] })).signIn()
          return leaving
        }
        if (name === 'acceptInvitation') {
          const { endpoint, input } = exampleOf('inviteStaff')
          const answer = await administrator.call(endpoint, input)
          const { token } = (answer.body as { data: { token: string } }).data
          const body = { token, password: 'a staff password' }
          return other.browser().ask(backOffice.acceptInvitation, { body })
        }
        const { endpoint, input } = exampleOf(name)
        const answer = await askerFor(name).call(endpoint, input)
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        return answer
      })
      const own = written.filter(({ action }) => action === `backOffice.${name}`)
      expect(own).toMatchObject([
        {
          outcome: 'done',
          at: expect.any(Number),
          player_id: aboutPlayers.includes(name) ? about.player.playerId : null,
          brand: ofNoBrand.includes(name) ? null : brand,
        },
      ])
      expect(own[0]?.staff_id).toEqual(expect.any(String))
    },
  )

  it('has an entry for each refusal, with why', async () => {
    const support = await (await makeStaff(platform, { role: 'support' })).signIn()
    const { endpoint, input } = exampleOf('personalData')
    const written = await newEntries(() => support.call(endpoint, input))
    expect(written).toMatchObject([
      { action: 'backOffice.personalData', outcome: 'refused', code: 'forbidden' },
    ])
    const refused = await makeStaff(platform)
    const failed = await newEntries(() =>
      refused.browser().call(backOffice.signIn, {
        body: { email: refused.email, password: 'x', code: '000000' },
      }),
    )
    expect(failed).toMatchObject([
      { action: 'backOffice.signIn', outcome: 'refused', staff_id: refused.id },
    ])
  })

  it('keeps an entry under the id that the answer carries', async () => {
    const { endpoint, input } = exampleOf('player')
    const { headers } = await client.call(endpoint, input)
    expect((await entries()).at(-1)?.request_id).toBe(headers['x-request-id'])
  })

  it('says what an action changed, and why it was done', async () => {
    const { player } = await makeStaffCase(platform, brand)
    const params = { brand, playerId: player.playerId }
    const reason = 'Asked for by phone'
    const [first] = await newEntries(() =>
      client.ask(backOffice.exclude, { params, body: { kind: 'cool-off', days: 1, reason } }),
    )
    expect(first).toMatchObject({ before: null, after: { kind: 'cool-off' }, details: { reason } })
    expect(first?.after).toHaveProperty('until')
    const [second] = await newEntries(() =>
      client.ask(backOffice.exclude, {
        params,
        body: { kind: 'self-exclusion', term: '6-months', reason },
      }),
    )
    expect(second).toMatchObject({ before: first?.after, after: { kind: 'self-exclusion' } })
  })

  it('has one entry for an act that is repeated under the same key', async () => {
    const { player } = await makeStaffCase(platform, brand)
    const params = { brand, playerId: player.playerId }
    const body = { kind: 'cool-off', days: 3, reason: 'Twice by mistake' }
    const key = randomUUID()
    const written = await newEntries(async () => {
      for (let time = 0; time < 2; time++)
        expect((await client.call(backOffice.exclude, { params, body, key })).status).toBe(200)
    })
    expect(written).toHaveLength(1)
  })

  it('keeps no act whose entry cannot be written', async () => {
    const { player, documentId } = await makeStaffCase(platform, brand)
    const { db } = platform.kernel
    await sql`alter table audit_log add constraint closed check (action <> 'backOffice.reviewDocument') not valid`.execute(
      db,
    )
    const params = { brand, playerId: player.playerId, documentId }
    const { log } = platform.surroundings
    const { level } = log
    // The failure is meant: it need not be read.
    log.level = 'silent'
    const { status } = await client.call(backOffice.reviewDocument, {
      params,
      body: { decision: 'approved', reason: null },
    })
    log.level = level
    await sql`alter table audit_log drop constraint closed`.execute(db)
    expect(status).toBe(500)
    const { documents } = (await client.ask(backOffice.documents, { params })).data
    expect(documents[0]?.status).toBe('pending')
  })

  it('is only ever added to', async () => {
    const { db } = platform.kernel
    const changes = [
      sql`update audit_log set action = 'nothing'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ]
    for (const change of changes) {
      await expect(change.execute(db)).rejects.toThrow(/only ever added to/)
    }
  })
})

describe('reading the audit log', () => {
  const read = async (query: Record<string, string | number>, reader = client) =>
    (await reader.ask(backOffice.audit, { params: { brand }, query })).data

  it('is filtered by member, player, action and outcome, and paged', async () => {
    const { player } = await makeStaffCase(platform, brand)
    const params = { brand, playerId: player.playerId }
    await client.ask(backOffice.player, { params })
    await client.ask(backOffice.limits, { params })
    const ofPlayer = await read({ playerId: player.playerId })
    expect(ofPlayer.total).toBe(2)
    expect(ofPlayer.items.map(({ action }) => action)).toEqual([
      'backOffice.limits',
      'backOffice.player',
    ])
    expect(ofPlayer.items[0]).toMatchObject({
      staff: { id: staff.id, name: 'Casey', role: 'compliance' },
      player: { id: player.playerId },
    })
    const narrow = { staffId: staff.id, playerId: player.playerId, action: 'backOffice.player' }
    expect((await read(narrow)).total).toBe(1)
    expect((await read({ ...narrow, outcome: 'refused' })).total).toBe(0)
    const second = await read({ playerId: player.playerId, limit: 1, offset: 1 })
    expect(second.items.map(({ action }) => action)).toEqual(['backOffice.player'])
    expect((await read({ ...narrow, to: '2020-01-01' })).total).toBe(0)
  })

  it('shows a brand’s own entries and sign-ins of its staff, nothing of another brand', async () => {
    const tao = await makeStaffCase(platform, 'tao')
    const stranger = await makeStaff(platform, { name: 'Taylor', brands: ['tao'] })
    const theirs = await stranger.signIn()
    await theirs.ask(backOffice.player, {
      params: { brand: 'tao', playerId: tao.player.playerId },
    })
    const { items } = await read({ limit: 100 }, manager)
    expect(items.filter(({ staff: by }) => by?.name === 'Taylor')).toEqual([])
    expect(items.some(({ action }) => action === 'backOffice.signIn')).toBe(true)
    expect(items.every((entry) => entry.brand === brand || entry.brand === null)).toBe(true)
  })
})
