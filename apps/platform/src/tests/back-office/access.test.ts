import type { StaffRole } from '@marquee/contract'
import { backOffice } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { makeStaff } from '../../testing/makeStaff.ts'
import { inputsOf, makeStaffCase, type StaffCase } from '../../testing/makeStaffCase.ts'
import { contract } from '../../contract.ts'

const own = 'wireframe'
const foreign = 'tao'
const staffRoles: StaffRole[] = ['support', 'compliance', 'brand-manager', 'administrator']

/** Who may make which call about a brand, written apart from the roles themselves. */
const allowed: Record<string, StaffRole[]> = {
  players: ['support', 'compliance', 'brand-manager'],
  player: ['support', 'compliance', 'brand-manager'],
  personalData: ['compliance'],
  ledger: ['support', 'compliance', 'brand-manager'],
  balances: ['support', 'compliance', 'brand-manager'],
  rounds: ['support', 'compliance', 'brand-manager'],
  round: ['support', 'compliance', 'brand-manager'],
  limits: ['support', 'compliance', 'brand-manager'],
  exclude: ['compliance'],
  documents: ['compliance'],
  documentFile: ['compliance'],
  reviewDocument: ['compliance'],
  documentQueue: ['compliance'],
  redemptions: ['compliance', 'brand-manager'],
  redemption: ['compliance', 'brand-manager'],
  decideRedemption: ['compliance', 'brand-manager'],
  purchases: ['support', 'compliance', 'brand-manager'],
  purchase: ['support', 'compliance', 'brand-manager'],
  refunds: ['support', 'compliance', 'brand-manager'],
  playerSessions: ['support', 'compliance'],
  endPlayerSessions: ['support', 'compliance'],
  unlockSignIn: ['support', 'compliance', 'brand-manager'],
  markAffiliate: ['brand-manager'],
  switchFeature: ['brand-manager'],
  refreshPages: ['brand-manager'],
  report: ['brand-manager'],
  audit: ['compliance', 'brand-manager', 'administrator'],
  staff: ['administrator'],
  inviteStaff: ['administrator'],
  confirmStaff: ['administrator'],
  resetStaffSecondFactor: ['administrator'],
  setStaffActive: ['administrator'],
}
const names = Object.keys(backOffice).filter((name) => {
  const access = contract.calls[`backOffice.${name}`]?.access ?? ''
  return !['door', 'signed-in'].includes(access)
})

const aboutSomebody = names.filter((name) =>
  /\{(playerId|staffId)\}/.test(contract.calls[`backOffice.${name}`]?.path ?? ''),
)

let platform: TestPlatform
let ofOwn: StaffCase
let ofForeign: StaffCase
const clients = new Map<StaffRole, TestClient>()

beforeAll(async () => {
  platform = await makePlatform()
  ofOwn = await makeStaffCase(platform, own)
  ofForeign = await makeStaffCase(platform, foreign)
  for (const role of staffRoles)
    clients.set(role, await (await makeStaff(platform, { role, brands: [own] })).signIn())
}, 60_000)
afterAll(() => platform.stop())

const clientOf = (role: StaffRole): TestClient => {
  const client = clients.get(role)
  if (!client) throw new Error(`Nobody of the role ${role} is signed in.`)
  return client
}
const ask = async (client: TestClient, name: string, about: StaffCase, brand = about.brand) => {
  const found = inputsOf(about)[name]
  if (!found) throw new Error(`No example asks backOffice.${name}.`)
  const { endpoint, input } = found
  return client.call(endpoint, { ...input, params: { ...input.params, brand } })
}

describe('calls of the back office', () => {
  it('are all listed with who may make them, and with an example', () => {
    expect(Object.keys(allowed).sort()).toEqual([...names].sort())
    expect(Object.keys(inputsOf(ofOwn)).sort()).toEqual([...names].sort())
  })
})

describe.each(names)('backOffice.%s', (name) => {
  it.each(staffRoles)('is answered to %s only as the role allows', async (role) => {
    const { status, body } = await ask(clientOf(role), name, ofOwn)
    const expected = allowed[name]?.includes(role) ? [200, undefined] : [403, 'forbidden']
    expect([status, body.error?.code]).toEqual(expected)
  })

  it.each(staffRoles)('is refused to %s for a brand that is not theirs', async (role) => {
    const { status, body } = await ask(clientOf(role), name, ofForeign)
    expect([status, body.error?.code]).toEqual([403, 'forbidden'])
  })

  it('is refused to guests, and does not exist at a brand’s own host', async () => {
    const guest = (await makeStaff(platform)).browser()
    expect((await ask(guest, name, ofOwn)).status).toBe(401)
    expect((await ask(ofOwn.player, name, ofOwn)).status).toBe(404)
  })

  it.runIf(aboutSomebody.includes(name))(
    'does not reach a player or member of another brand by naming one’s own',
    async () => {
      const role = allowed[name]?.[0] ?? 'compliance'
      const { status, body } = await ask(clientOf(role), name, ofForeign, own)
      expect([status, body.error?.code]).toEqual([404, 'not-found'])
    },
  )
})

describe('what belongs to a player', () => {
  it('is not found under another player of the same brand', async () => {
    const other = await makeStaffCase(platform, own)
    const { player: _, ...theirs } = other
    const mixed = { ...ofOwn, ...theirs }
    const names = ['round', 'documentFile', 'reviewDocument', 'redemption', 'decideRedemption']
    for (const name of [...names, 'purchase']) {
      const { status } = await ask(clientOf('compliance'), name, mixed)
      expect([name, status]).toEqual([name, 404])
    }
  })
})
