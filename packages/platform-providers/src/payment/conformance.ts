import { randomUUID } from 'node:crypto'
import type { Webhook } from '@marquee/platform-kernel/webhook'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Charge, PaymentProvider } from './provider.ts'

export const makeCharge = (overrides: Partial<Charge> = {}): Charge => ({
  depositId: randomUUID(),
  amount: 499,
  token: 'made up',
  now: Date.parse('2026-11-01T12:00:00Z'),
  returnTo: 'https://play.harbour.example/cash/deposit-by-money/?step=refresh',
  ...overrides,
})

/** What a provider is tried with; null for what its method does not do. */
export interface Harness {
  provider: PaymentProvider
  /** A token of the provider's form for a number that does this. */
  tokenFor: (what: 'pay' | 'decline' | 'ask') => string | null
  /** How many payments the provider made for a purchase; 1 from one that keeps no books. */
  madeFor: (depositId: string) => number
  /** What went back of a purchase, in US cents; the whole sum from one that keeps no books. */
  paidBack: (depositId: string) => number
  /** What the provider sends of a purchase. */
  webhook: (end: 'approved' | 'declined' | 'unrelated', depositId: string) => Webhook | null
  close: () => Promise<void>
}

const paid = ['approved', 'pending']

/** What every adapter for payments does. */
export function describePaymentProvider(name: string, open: () => Promise<Harness>): void {
  describe(`${name}, as every provider of payments`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())

    const tokenFor = (what: 'pay' | 'decline' | 'ask') => harness.tokenFor(what) ?? ''
    const readOf = (webhook: Webhook | null) =>
      webhook ? harness.provider.read(webhook, makeCharge().now) : { kind: 'nothing' }

    it('has a name, a method and an address that tokens come from', () => {
      const { name: own, key, tokenUrl, tokenProtocol, publicKey } = harness.provider
      expect(own).toMatch(/^[a-z]+$/)
      expect(['card', 'wallet', 'bank']).toContain(key)
      expect(tokenUrl).toMatch(/^(https?:\/)?\/\S+$/)
      expect(publicKey === null).toBe(tokenProtocol === 'plain')
    })

    it('charges once for each purchase, however often it is asked', async () => {
      const charge = makeCharge({ token: tokenFor('pay') })
      const first = await harness.provider.charge(charge)
      expect(paid).toContain(first.kind)
      expect(await harness.provider.charge(charge)).toEqual(first)
      expect(harness.madeFor(charge.depositId)).toBe(1)
    })

    it('says when a payment is declined, and has paid nothing', async () => {
      const token = tokenFor('decline')
      if (harness.provider.key === 'bank') return
      const { kind } = await harness.provider.charge(makeCharge({ token }))
      expect(kind).toBe('declined')
    })

    it('asks the player through this site or on a page of the bank', async () => {
      const token = harness.tokenFor('ask')
      if (token === null) return
      const outcome = await harness.provider.charge(makeCharge({ token }))
      const asked = outcome.kind === 'visit' ? new URL(outcome.url).protocol : outcome
      expect(asked).toEqual(harness.provider.answer ? { kind: 'challenge', step: 1 } : 'https:')
    })

    it('shortens an account to its last digits', async () => {
      const token = tokenFor('pay')
      const before = harness.provider.accountOf(token, makeCharge().now)
      const charged = await harness.provider.charge(makeCharge({ token }))
      expect(before ?? ('account' in charged && charged.account)).toMatch(/^•••• \d{4}$/)
    })

    it('pays back once for each purchase', async () => {
      const { depositId, ...charge } = makeCharge({ token: tokenFor('pay') })
      await harness.provider.charge({ depositId, ...charge })
      const refund = () => harness.provider.refund({ depositId, amount: charge.amount })
      await expect(refund()).resolves.toBeUndefined()
      await expect(refund()).resolves.toBeUndefined()
      expect(harness.paidBack(depositId)).toBe(charge.amount)
    })

    it('keeps what paid, and takes a token of it once it is asked', async () => {
      const { vault } = harness.provider
      if (!vault) return
      const charge = makeCharge({ token: tokenFor('pay') })
      await harness.provider.charge(charge)
      const { reference } = await vault.keep(charge)
      expect(reference).not.toContain(charge.token)
      const [token, other] = [
        await vault.tokenOf(reference, charge.now),
        await vault.tokenOf(reference, charge.now),
      ]
      expect(token).not.toBe(other)
      expect(paid).toContain((await harness.provider.charge(makeCharge({ token }))).kind)
      await vault.forget(reference)
    })

    it('reads what it reports, and nothing of what ends no purchase', () => {
      const depositId = randomUUID()
      for (const outcome of ['approved', 'declined'] as const) {
        expect(readOf(harness.webhook(outcome, depositId))).toMatchObject({
          kind: 'event',
          event: { about: 'deposit', depositId, outcome, id: expect.stringMatching(/./) as string },
        })
      }
      expect(readOf(harness.webhook('unrelated', depositId))).toEqual({ kind: 'nothing' })
    })

    it('knows a report that was changed on its way or is somebody else’s', () => {
      const came = harness.webhook('approved', randomUUID())
      if (!came) throw new Error('Every provider reports.')
      const forged = expect.objectContaining({ kind: 'forged' }) as object
      expect(readOf({ ...came, body: `${came.body} ` })).toEqual(forged)
      expect(readOf({ ...came, header: () => undefined })).toEqual(forged)
      expect(readOf({ ...came, header: () => 'ff'.repeat(32) })).toEqual(forged)
    })

    it('pays out once for each redemption, where it pays out', async () => {
      const { payOut } = harness.provider
      if (!payOut) return
      const order = { redemptionId: randomUUID(), amount: 10_000, token: tokenFor('pay') }
      const first = await payOut(order)
      expect(['paid', 'accepted']).toContain(first)
      expect(await payOut(order)).toBe(first)
    })
  })
}
