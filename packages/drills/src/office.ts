import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Contract, Operation } from '@marquee/conformance/document'
import type { Field, Session } from './field.ts'
import { lookAt } from './gifts.ts'
import { insist } from './insist.ts'

/** Of every account of staff whose code the sandbox tells. */
const password = 'demo-staff-2026'
const ip = '192.0.2.20'

/** Acts of staff that give or take what is a player's. */
const money = new Set(['bonusDesk.grant', 'backOffice.decideRedemption'])
export const staffMoneyCalls = ({ operations }: Contract): Operation[] =>
  operations.filter(({ id }) => money.has(id))

/** A redemption is decided once it is so old: whoever takes theirs back does so at once. In ms. */
const decidedAfter = 3_000

interface Member {
  who: Session
  permissions: string[]
}

interface Redemptions {
  data: { items: { id: string; method: string; createdAt: number; player: { id: string } }[] }
}

interface Players {
  data: { items: { id: string }[] }
}

/** Signs in as one of the staff who may grant and decide; null where the sandbox tells no code now. */
async function signIn(field: Field, operation: Operation): Promise<Member | null> {
  const { codes = [] } = ((await lookAt(field, { who: { cookie: '' }, ip }, '/sandbox/totp')) ??
    {}) as { codes?: { email: string; code: string | null }[] }
  for (const { email, code } of codes) {
    if (code === null) continue
    const { status, text, cookie } = await insist(field, {
      operation,
      input: { path: operation.path, body: { email, password, code } },
      key: randomUUID(),
      who: { cookie: '' },
      ip,
    })
    if (status !== 200 || !cookie) continue
    const { permissions } = (JSON.parse(text) as { data: { permissions: string[] } }).data
    if (permissions.includes('bonuses') && permissions.includes('redemptions'))
      return { who: { cookie }, permissions }
  }
  return null
}

/**
 * Staff at work until the field stops: they grant players of a brand small bonuses, and approve or reject
 * redemptions. What they approve is handed to those who pay.
 * @param field whose doors lead to the back office.
 */
export async function runOffice(
  field: Field,
  {
    brand,
    onApproved,
  }: { brand: string; onApproved: (redemption: Redemptions['data']['items'][number]) => void },
): Promise<void> {
  const call = (id: string): Operation => {
    const operation = field.contract.find(id)
    if (!operation) throw new Error(`The contract has no call ${id}, which staff work with.`)
    return operation
  }
  let member: Member | null = null

  /** Asks as a member of staff; gives the answer, or null where it was refused. */
  async function ask(id: string, params: Record<string, string>, body?: object): Promise<unknown> {
    if (!member) return null
    const operation = call(id)
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? brand)
    const input = { path, ...(body && { body }) }
    const act = { operation, input, key: randomUUID(), who: member.who, ip }
    const sentAt = field.clock.now()
    const { status, text } = await insist(field, act)
    if (status === 401) member = null
    if (status !== 200) {
      const { code = `${status}` } = (JSON.parse(text) as { error?: { code?: string } }).error ?? {}
      field.refused.set(code, (field.refused.get(code) ?? 0) + 1)
      field.refusals.set(id, code)
      return null
    }
    if (operation.effect)
      field.acknowledged.push({ ...act, text, sentAt, answeredAt: field.clock.now() })
    return JSON.parse(text)
  }

  async function grant(): Promise<void> {
    const found = (await ask('backOffice.players', {})) as Players | null
    const items = found?.data.items ?? []
    const player = items[field.random.int(Math.max(items.length, 1))]
    const body = { amount: 1, validDays: 1, reason: 'A round was interrupted.' }
    if (player) await ask('bonusDesk.grant', {}, { ...body, playerId: player.id })
  }

  async function decide(): Promise<void> {
    const waiting = (await ask('backOffice.redemptions', {})) as Redemptions | null
    const before = field.clock.now() - decidedAfter
    for (const redemption of waiting?.data.items ?? []) {
      if (redemption.createdAt > before) continue
      const isApproved = field.random.int(4) > 0
      const params = { playerId: redemption.player.id, redemptionId: redemption.id }
      const decision = isApproved
        ? { decision: 'approve', reason: 'Everything fits.' }
        : { decision: 'reject', code: 'identity-document', reason: 'The document cannot be read.' }
      const decided = await ask('backOffice.decideRedemption', params, decision)
      if (decided && isApproved) onApproved(redemption)
    }
  }

  while (!field.stopped) {
    member ??= await signIn(field, call('backOffice.signIn'))
    if (member) {
      await grant()
      await decide()
    }
    await sleep(member ? 400 : 2_000)
  }
}
