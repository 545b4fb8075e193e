import { backOffice, type Endpoint, rounds } from '@marquee/contract'
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
  /** A member of the brand's staff whom others manage. */
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

export async function makeStaffCase(
  platform: TestPlatform,
  brand = 'wireframe',
): Promise<StaffCase> {
  // One name alone: with two, everybody in a test would be the same person to the group.
  const player = await platform.signUp({ name: 'Robin' }, { brand })
  const { round } = (await player.ask(rounds.play, { body: makeSpin() })).data
  const { id: staffId } = await makeStaff(platform, { role: 'support', brands: [brand] })
  return { player, brand, roundId: round.id, documentId: await sendDocument(player), staffId }
}

/** Any call, answering whatever it answers. */
type AnyEndpoint = Endpoint<{ response: { data?: unknown } }>
type Input = Pick<CallInput, 'params' | 'query' | 'body'>

/** For each call about a brand, by its name, what asks it well about a case. */
export function inputsOf({ player, brand, roundId, documentId, staffId }: StaffCase): {
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
  const exclusion = { kind: 'cool-off', days: 7, reason: 'Asked for by phone' }
  const days = { from: '2026-11-01', to: '2026-11-30' }
  const inputs: Record<string, Input> = {
    players: { params: ofBrand, query: { q: 'robin' } },
    player: { params: ofPlayer },
    personalData: { params: ofPlayer },
    ledger: { params: ofPlayer, query: { wallet: 'coins' } },
    rounds: { params: ofPlayer },
    round: { params: { ...ofPlayer, roundId } },
    limits: { params: ofPlayer },
    exclude: { params: ofPlayer, body: exclusion },
    documents: { params: ofPlayer },
    documentFile: { params: ofDocument },
    reviewDocument: { params: ofDocument, body: reject },
    documentQueue: { params: ofBrand },
    markAffiliate: { params: ofPlayer, body: { isAffiliate: true, reason: 'Signed the contract' } },
    switchFeature: {
      params: ofPlayer,
      body: { feature: 'lootboxes', isOn: false, reason: 'Asked for it' },
    },
    report: { params: ofBrand, query: days },
    audit: { params: ofBrand },
    staff: { params: ofBrand },
    inviteStaff: { params: ofBrand, body: newcomer },
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
