import { randomUUID } from 'node:crypto'
import { backOffice, cash, type RedemptionDecision } from '@marquee/contract'
import { insertRefund } from '@marquee/features-cash-desk/server/refunds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger, balancesOf } from '@marquee/platform-kernel/ledger'
import { listen } from '../../testing/listen.ts'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { makeStaff } from '../../testing/makeStaff.ts'
import { retryPayouts } from '@marquee/features-cash-desk/server/payouts'
import { buy, numbers, sendWebhook } from '../../testing/payment.ts'
import { makeWinner, redeem } from '../../testing/winner.ts'

const brand = 'wireframe'
let platform: TestPlatform
let casey: TestClient
let bo: TestClient
let sam: TestClient

beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
  const member = async (role: 'support' | 'compliance' | 'brand-manager', name: string) =>
    (await makeStaff(platform, { role, name, brands: [brand] })).signIn()
  casey = await member('compliance', 'Casey')
  bo = await member('brand-manager', 'Bo')
  sam = await member('support', 'Sam')
}, 60_000)
afterAll(async () => {
  expect(await auditLedger(platform.kernel.db)).toMatchObject({ drifted: 0, negative: 0 })
  await platform.stop()
})

const winningsOf = async ({ playerId }: TestPlayer) =>
  Number((await balancesOf(platform.kernel.db, playerId)).winnings)

/** A winner with a redemption that waits. */
async function makeCase(amount = 2_000, method: 'bank' | 'wallet' = 'bank') {
  const player = await makeWinner(platform, Math.max(5_000, amount))
  const { id } = (await redeem(player, amount, { method })).body.data
  const params = { brand, playerId: player.playerId, redemptionId: id }
  return { player, id, params }
}
type Case = Awaited<ReturnType<typeof makeCase>>

const decide = (
  staff: TestClient,
  { params }: Pick<Case, 'params'>,
  body: Partial<RedemptionDecision> & Pick<RedemptionDecision, 'decision'>,
) =>
  staff.call(backOffice.decideRedemption, {
    params,
    body: { code: null, reason: 'Looked at everything', ...body },
    key: randomUUID(),
  })
const redemptionOf = async ({ player, id }: Case) =>
  (await player.ask(cash.redemptions)).data.redemptions.find((one) => one.id === id)

describe('approving a redemption', () => {
  it('is answered as at first when it is sent again with its key, however much later', async () => {
    const { params } = await makeCase()
    const key = randomUUID()
    const body = { decision: 'approve', code: null, reason: 'Looked at everything' } as const
    const send = () => casey.call(backOffice.decideRedemption, { params, body, key })
    const first = await send()
    expect(first.status).toBe(200)
    platform.clock.advance(60_000)
    expect((await send()).body).toEqual(first.body)
  })

  it('is answered as at first after the bank has paid, and after a second approval', async () => {
    const body = { decision: 'approve', code: null, reason: 'Looked at everything' } as const
    const one = await makeCase()
    const keys = [randomUUID(), randomUUID()] as const
    const send = ({ params }: Case, key: string) =>
      casey.call(backOffice.decideRedemption, { params, body, key })
    const first = await send(one, keys[0])
    expect(first.body.data.status).toBe('approved')
    await sendWebhook(platform, 'bank', { id: randomUUID(), redemption: one.id, outcome: 'paid' })
    expect(await redemptionOf(one)).toMatchObject({ status: 'paid' })
    expect((await send(one, keys[0])).body).toEqual(first.body)
    const large = await makeCase(50_001, 'wallet')
    const alone = await send(large, keys[1])
    expect(alone.body.data).toMatchObject({ status: 'pending', approvals: 1 })
    await decide(bo, large, { decision: 'approve' })
    expect((await send(large, keys[1])).body).toEqual(alone.body)
    expect(await winningsOf(large.player)).toBe(0)
  })

  it('by wallet is paid at once, with a step for each thing that happened', async () => {
    const one = await makeCase(2_000, 'wallet')
    const tab = await listen(platform.url, one.player)
    const { status, body } = await decide(casey, one, { decision: 'approve' })
    expect([status, body.data.status]).toEqual([200, 'paid'])
    expect((await tab.next('payment')).data).toMatchObject({ status: 'refresh' })
    const seen = await redemptionOf(one)
    expect(seen?.steps.map(({ kind }) => kind)).toEqual(['requested', 'approved', 'paid'])
    // What staff write for the record is not for the player.
    expect(JSON.stringify(seen)).not.toContain('Looked at everything')
    expect(body.data.events[1]).toMatchObject({ by: 'Casey', reason: 'Looked at everything' })
    expect(await winningsOf(one.player)).toBe(3_000)
    tab.close()
  })

  it('by bank waits for the bank, and can be noted as paid by staff', async () => {
    const [first, second] = [await makeCase(), await makeCase()]
    for (const one of [first, second]) {
      const { body } = await decide(casey, one, { decision: 'approve' })
      expect(body.data.status).toBe('approved')
      // Nobody takes back or rejects what a bank pays already.
      const cancel = await one.player.call(cash.cancelRedemption, { params: { id: one.id } })
      expect(cancel.status).toBe(409)
      const late = await decide(bo, one, { decision: 'reject', code: 'other' })
      expect(late.status).toBe(409)
    }
    const event = { id: randomUUID(), redemption: first.id, outcome: 'paid' } as const
    await sendWebhook(platform, 'bank', event)
    expect(await redemptionOf(first)).toMatchObject({ status: 'paid' })
    const paid = await decide(casey, second, { decision: 'paid', reason: 'Transfer 4711' })
    expect(paid.body.data.status).toBe('paid')
    expect(JSON.stringify(await redemptionOf(second))).not.toContain('4711')
    expect((await decide(bo, second, { decision: 'paid' })).status).toBe(409)
    expect(await winningsOf(second.player)).toBe(3_000)
  })

  it('needs two members of staff above the brand’s sum, and one up to it', async () => {
    const at = await makeCase(50_000, 'wallet')
    expect((await decide(casey, at, { decision: 'approve' })).body.data.status).toBe('paid')
    const above = await makeCase(50_001, 'wallet')
    const first = (await decide(casey, above, { decision: 'approve' })).body.data
    expect(first).toMatchObject({
      status: 'pending',
      needsTwo: true,
      approvals: 1,
      approvedByMe: true,
    })
    const again = await decide(casey, above, { decision: 'approve' })
    expect([again.status, again.body.error?.message]).toEqual([
      409,
      expect.stringMatching(/somebody else/i),
    ])
    expect(await winningsOf(above.player)).toBe(0)
    expect((await redemptionOf(above))?.status).toBe('pending')
    const second = (await decide(bo, above, { decision: 'approve' })).body.data
    expect(second).toMatchObject({ status: 'paid', approvals: 2 })
    expect((await redemptionOf(above))?.steps.map(({ kind }) => kind)).toEqual([
      'requested',
      'reviewed',
      'approved',
      'paid',
    ])
  })

  it('is refused while the identity is not approved, or the state is closed', async () => {
    const one = await makeCase()
    const { db } = platform.kernel
    const { playerId } = one.player
    const set = (status: 'pending' | 'approved') =>
      db.updateTable('identity_status').set({ status }).where('player_id', '=', playerId).execute()
    await set('pending')
    const unknown = await decide(casey, one, { decision: 'approve' })
    expect(unknown.body.error?.details?.[0]?.path).toBe('identity')
    await set('approved')
    await db
      .updateTable('player_profile')
      .set({ state: 'WA' })
      .where('player_id', '=', playerId)
      .execute()
    const view = (await casey.ask(backOffice.redemption, { params: one.params })).data
    expect(view.checks.stateAllowed).toBe(false)
    const closed = await decide(casey, one, { decision: 'approve' })
    expect(closed.body.error?.details?.[0]?.path).toBe('state')
    expect((await redemptionOf(one))?.status).toBe('pending')
  })

  it('orders the payment again when the provider could not be reached', async () => {
    const one = await makeCase()
    await decide(casey, one, { decision: 'approve' })
    const { kernel } = platform
    const clear = { sent_at: null }
    await kernel.db.updateTable('cash_redemption').set(clear).where('id', '=', one.id).execute()
    const asked: string[] = []
    const provider = (isUp: boolean) =>
      ({
        key: 'bank',
        payOut: async ({ redemptionId }: { redemptionId: string }) => {
          asked.push(redemptionId)
          if (!isUp) throw new Error('down')
          return 'paid'
        },
      }) as never
    platform.clock.advance(61_000)
    await expect(retryPayouts({ kernel, providers: [provider(false)] })).rejects.toThrow('down')
    await retryPayouts({ kernel, providers: [provider(true)] })
    await retryPayouts({ kernel, providers: [provider(true)] })
    expect(asked).toEqual([one.id, one.id])
    expect((await redemptionOf(one))?.status).toBe('paid')
  })

  it('pays everybody else while the provider refuses one order', async () => {
    const { kernel } = platform
    const cases = [await makeCase(), await makeCase()]
    for (const one of cases) {
      await decide(casey, one, { decision: 'approve' })
      await kernel.db
        .updateTable('cash_redemption')
        .set({ sent_at: null })
        .where('id', '=', one.id)
        .execute()
    }
    platform.clock.advance(61_000)
    const [refused, paid] = cases as [(typeof cases)[0], (typeof cases)[0]]
    const provider = {
      key: 'bank',
      async payOut({ redemptionId }: { redemptionId: string }) {
        if (redemptionId === refused.id) throw new Error('no such account')
        return 'paid'
      },
    } as never
    await expect(retryPayouts({ kernel, providers: [provider] })).rejects.toThrow(
      'Payouts left undone: 1. The first: no such account',
    )
    expect((await redemptionOf(paid))?.status).toBe('paid')
    expect((await redemptionOf(refused))?.status).not.toBe('paid')
  })
})

describe('asking and rejecting', () => {
  it('tell the player why, and what was asked comes back to the queue once it is done', async () => {
    const one = await makeCase()
    const unsaid = await decide(casey, one, { decision: 'ask' })
    expect(unsaid.body.error?.details?.[0]?.path).toBe('code')
    const ask = { decision: 'ask', code: 'address-proof', reason: 'Send a bill' } as const
    expect((await decide(casey, one, ask)).body.data.status).toBe('asked')
    expect(await redemptionOf(one)).toMatchObject({
      status: 'asked',
      code: 'address-proof',
      reason: 'Send a bill',
    })
    const { data } = await one.player.ask(cash.answerRedemption, { params: { id: one.id } })
    expect(data).toMatchObject({ status: 'pending', code: null, reason: null })
    const again = await one.player.call(cash.answerRedemption, { params: { id: one.id } })
    expect(again.status).toBe(409)
    const reject = { decision: 'reject', code: 'account-owner', reason: 'Another name' } as const
    expect((await decide(casey, one, reject)).body.data.status).toBe('rejected')
    const seen = await redemptionOf(one)
    expect(seen).toMatchObject({
      status: 'rejected',
      code: 'account-owner',
      reason: 'Another name',
    })
    expect(seen?.steps.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['requested', null],
      ['asked', 'Send a bill'],
      ['answered', null],
      ['rejected', 'Another name'],
    ])
    expect(await winningsOf(one.player)).toBe(5_000)
  })
})

describe('decisions at the same moment', () => {
  it('of two members of staff have one outcome, and the other is told', async () => {
    const one = await makeCase(2_000, 'wallet')
    const answers = await Promise.all([
      decide(casey, one, { decision: 'approve' }),
      decide(bo, one, { decision: 'reject', code: 'rules' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const isPaid = answers[0]?.status === 200
    expect((await redemptionOf(one))?.status).toBe(isPaid ? 'paid' : 'rejected')
    expect(await winningsOf(one.player)).toBe(isPaid ? 3_000 : 5_000)
  })

  it('of staff and of a player who takes it back have one outcome', async () => {
    const one = await makeCase(2_000, 'wallet')
    const [decided, canceled] = await Promise.all([
      decide(casey, one, { decision: 'approve' }),
      one.player.call(cash.cancelRedemption, { params: { id: one.id } }),
    ])
    expect([decided.status, canceled.status].sort()).toEqual([200, 409])
    expect(await winningsOf(one.player)).toBe(decided.status === 200 ? 3_000 : 5_000)
  })
})

describe('what staff see', () => {
  it('of a redemption is the queue’s line, and all that is checked', async () => {
    const player = await makeWinner(platform)
    await buy(player, numbers.approve)
    platform.clock.advance(1_000)
    const { id } = (await redeem(player)).body.data
    const query = { status: 'pending', limit: 100 } as const
    const { items } = (await casey.ask(backOffice.redemptions, { params: { brand }, query })).data
    const line = items.find((one) => one.id === id)
    expect(line).toMatchObject({ amount: 2_000, identity: 'approved', needsTwo: false })
    expect(line?.player).toMatchObject({ id: player.playerId, state: 'OH' })
    expect(items.map(({ createdAt }) => createdAt)).toEqual(
      items.map(({ createdAt }) => createdAt).toSorted(),
    )
    const params = { brand, playerId: player.playerId, redemptionId: id }
    expect((await casey.ask(backOffice.redemption, { params })).data).toMatchObject({
      checks: { stateAllowed: true, restriction: null, pendingDocuments: 0, regionRefusals: 0 },
      playthrough: { given: 0, staked: 0, won: 5_000 },
      purchased: { count: 1, amount: 499, lastAt: expect.any(Number) },
      redeemed: { count: 0, amount: 0 },
      approvedByMe: false,
    })
  })

  it('of a purchase is each status that it reached', async () => {
    const player = await platform.signUp()
    const { id } = (await buy(player, numbers.challenge)).body.data
    const answer = (step: number, given: string) =>
      player.call(cash.answerChallenge, { params: { id }, body: { step, answer: given } })
    await answer(1, 'yes')
    await answer(2, '000000')
    await answer(2, 'no')
    const params = { brand, playerId: player.playerId, depositId: id }
    const { events } = (await sam.ask(backOffice.purchase, { params })).data
    expect(
      events.map(({ status, challengeStep, reason }) => [status, challengeStep, reason]),
    ).toEqual([
      ['created', null, null],
      ['challenge', 1, null],
      ['challenge', 2, null],
      ['challenge', null, 'wrong_answer'],
      ['declined', null, 'challenge_refused'],
    ])
    const query = { playerId: player.playerId }
    const listed = (await sam.ask(backOffice.purchases, { params: { brand }, query })).data
    expect(listed).toMatchObject({ total: 1, items: [{ id, status: 'declined' }] })
  })

  it('see what goes back because it came too late, of their own brand', async () => {
    const player = await platform.signUp()
    const { id } = (await buy(player)).body.data
    const decided = { depositId: id, reason: 'limit' as const, now: platform.clock.now() }
    await platform.kernel.db.transaction().execute((tx) => insertRefund(tx, decided))
    const listed = async (query: { state?: 'owed' | 'ordered' } = {}) =>
      (await sam.ask(backOffice.refunds, { params: { brand }, query })).data
    expect(await listed()).toMatchObject({
      total: 1,
      items: [{ depositId: id, reason: 'limit', sentAt: null, player: { id: player.playerId } }],
    })
    expect(await listed({ state: 'ordered' })).toEqual({ total: 0, items: [] })
    const elsewhere = await sam.call(backOffice.refunds, { params: { brand: 'tao' } })
    expect(elsewhere.status).toBe(403)
  })

  it('on the first page is what waits, as far as their role goes', async () => {
    const before = (await casey.ask(backOffice.waiting)).data.brands
    const one = await makeCase(60_000)
    await decide(casey, one, { decision: 'approve' })
    const { brands } = (await casey.ask(backOffice.waiting)).data
    expect(brands.map((line) => line.brand)).toEqual([brand])
    expect(brands[0]).toMatchObject({
      redemptions: (before[0]?.redemptions ?? 0) + 1,
      secondApprovals: (before[0]?.secondApprovals ?? 0) + 1,
      chats: null,
      oldestAt: expect.any(Number),
    })
    const [ofSam] = (await sam.ask(backOffice.waiting)).data.brands
    expect(ofSam).toMatchObject({ redemptions: null, documents: null, chats: 0 })
  })
})

describe('the record', () => {
  it('has each decision with its reason, and what it changed', async () => {
    const one = await makeCase(2_000, 'wallet')
    await decide(casey, one, { decision: 'approve', reason: 'Name and account match' })
    const query = { action: 'backOffice.decideRedemption', playerId: one.player.playerId }
    const { items } = (await casey.ask(backOffice.audit, { params: { brand }, query })).data
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      details: { reason: 'Name and account match', decision: 'approve' },
      before: { status: 'pending' },
      after: { status: 'approved', approvals: 1 },
      outcome: 'done',
    })
  })
})
