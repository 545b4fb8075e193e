import { backOffice, type Endpoint, rounds } from '@marquee/contract'
import { insertRedemption } from '@marquee/features-cash-desk/server/redemptionStore'
import { insertDeposit } from '@marquee/features-cash-desk/server/store'
import type { CallInput } from './makeClient.ts'
import type { TestPlatform, TestPlayer } from './makePlatform.ts'
import { makeSpin } from './makePlay.ts'
import { makeStaff } from './makeStaff.ts'

/** A player whom staff have something to look at: a round, and a document that waits; and a colleague. */
export interface StaffCase {
  player: TestPlayer
  brand: string
  roundId: string
  documentId: string
  /** Winnings that wait to be paid out, and a purchase. */
  redemptionId: string
  depositId: string
  /** A member of the brand's staff whom others manage, not confirmed yet. */
  staffId: string
}

export async function sendDocument(player: TestPlayer, name = 'passport.pdf'): Promise<string> {
  const { status, body } = await player.send<{ data: { id: string } }>(
    'POST',
    '/rest/verification/documents/',
    {
      query: { name, kind: 'address' },
      raw: '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n',
      key: crypto.randomUUID(),
      headers: { 'content-type': 'application/pdf' },
    },
  )
  if (status !== 200) throw new Error(`The document was not taken: ${JSON.stringify(body)}`)
  return body.data.id
}

/** Rows alone: without a provider nothing can be purchased or redeemed. */
async function addMoney({ kernel }: TestPlatform, playerId: string) {
  const [redemptionId, depositId] = [crypto.randomUUID(), crypto.randomUUID()]
  const now = kernel.clock.now()
  const common = { player_id: playerId, account: '•••• 6789' }
  await kernel.db.transaction().execute(async (tx) => {
    await insertRedemption(tx, {
      ...common,
      id: redemptionId,
      amount: 2_000n,
      method: 'bank',
      token: redemptionId,
      now,
    })
    await insertDeposit(tx, {
      ...common,
      id: depositId,
      preset_id: 1,
      offer_type: 'package',
      method: 'card',
      status: 'created',
      reason: null,
      keeps: false,
      amount: 499,
      coins: 50_000,
      entries: 500,
      token: depositId,
      now,
    })
  })
  return { redemptionId, depositId }
}

export async function makeStaffCase(
  platform: TestPlatform,
  brand = 'wireframe',
): Promise<StaffCase> {
  // One name alone: with two, everybody in a test would be the same person to the group.
  const player = await platform.signUp({ name: 'Robin' }, { brand })
  const { round } = (await player.ask(rounds.play, { body: makeSpin() })).data
  const { id: staffId } = await makeStaff(platform, { role: 'support', brands: [brand] })
  await platform.kernel.db
    .updateTable('staff')
    .set({ confirmed: false })
    .where('id', '=', staffId)
    .execute()
  const documentId = await sendDocument(player)
  const money = await addMoney(platform, player.playerId)
  return { player, brand, roundId: round.id, documentId, staffId, ...money }
}

/** Any call, answering whatever it answers. */
type AnyEndpoint = Endpoint<{ response: { data?: unknown } }>
type Input = Pick<CallInput, 'params' | 'query' | 'body'>

/** For each call about a brand, by its name, what asks it well about a case. */
export function inputsOf({
  player,
  brand,
  roundId,
  documentId,
  redemptionId,
  depositId,
  staffId,
}: StaffCase): {
  [name: string]: { endpoint: AnyEndpoint; input: Input }
} {
  const ofBrand = { brand }
  const ofPlayer = { brand, playerId: player.playerId }
  const ofDocument = { ...ofPlayer, documentId }
  const ofMember = { brand, staffId }
  const newcomer = {
    email: `${crypto.randomUUID()}@staff.test`,
    name: 'Nat',
    role: 'support',
    brands: [brand],
  }
  const reject = { decision: 'rejected', reason: 'The picture is not sharp' }
  const ask = {
    decision: 'ask',
    code: 'address-proof',
    reason: 'Send a bill that shows your address',
  }
  const exclusion = { kind: 'cool-off', days: 7, reason: 'Asked for by phone' }
  const days = { from: '2026-11-01', to: '2026-11-30' }
  const inputs: Record<string, Input> = {
    players: { params: ofBrand, query: { q: 'robin' } },
    player: { params: ofPlayer },
    personalData: { params: ofPlayer },
    ledger: { params: ofPlayer, query: { wallet: 'coins' } },
    balances: { params: ofPlayer, query: { at: 0 } },
    rounds: { params: ofPlayer },
    round: { params: { ...ofPlayer, roundId } },
    limits: { params: ofPlayer },
    exclude: { params: ofPlayer, body: exclusion },
    documents: { params: ofPlayer },
    documentFile: { params: ofDocument },
    reviewDocument: { params: ofDocument, body: reject },
    documentQueue: { params: ofBrand },
    redemptions: { params: ofBrand },
    redemption: { params: { ...ofPlayer, redemptionId } },
    decideRedemption: { params: { ...ofPlayer, redemptionId }, body: ask },
    purchases: { params: ofBrand },
    refunds: { params: ofBrand },
    purchase: { params: { ...ofPlayer, depositId } },
    playerSessions: { params: ofPlayer },
    endPlayerSessions: {
      params: ofPlayer,
      body: { sessionId: null, reason: 'Lost the phone' },
    },
    unlockSignIn: { params: ofPlayer, body: { reason: 'Named the last four rounds' } },
    markAffiliate: { params: ofPlayer, body: { isAffiliate: true, reason: 'Signed the contract' } },
    switchFeature: {
      params: ofPlayer,
      body: { feature: 'lootboxes', isOn: false, reason: 'Asked for it' },
    },
    refreshPages: { params: ofBrand, body: { reason: 'The rules of a game have changed' } },
    report: { params: ofBrand, query: days },
    audit: { params: ofBrand },
    staff: { params: ofBrand },
    inviteStaff: { params: ofBrand, body: newcomer },
    confirmStaff: { params: ofMember, body: { reason: 'Is who they say' } },
    resetStaffSecondFactor: { params: ofMember, body: { reason: 'Lost the phone' } },
    setStaffActive: { params: ofMember, body: { active: false, reason: 'Has left' } },
  }
  const endpoints: Record<string, AnyEndpoint> = { ...backOffice } as never
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => {
      const endpoint = endpoints[name]
      if (!endpoint) throw new Error(`The contract has no call backOffice.${name}.`)
      return [name, { endpoint, input }]
    }),
  )
}
