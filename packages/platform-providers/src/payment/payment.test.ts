import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@marquee/contract'
import { systemRandomness } from '@marquee/platform-kernel/random'
import {
  signWebhook,
  webhookSignatureHeader,
  webhookTimeHeader,
} from '@marquee/platform-kernel/webhook'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startCheckout, type TestCheckout } from '../testing/checkoutServer.ts'
import { checkoutCards } from './checkout/checkout.ts'
import { describePaymentProvider, makeCharge } from './conformance.ts'
import { openPayments } from './index.ts'
import { shortened, testNumbers } from './sandbox/numbers.ts'
import { sandboxPayments, sandboxSecret } from './sandbox/sandbox.ts'
import { makeToken } from './ownToken.ts'

const start = Date.parse('2026-11-01T12:00:00Z')
const ours = {
  secretFor: (purpose: string) => `secret of ${purpose}`,
  random: systemRandomness,
}

const outcomes = {
  pay: ['approve', 'complete-later'],
  decline: ['decline', 'decline-later'],
  ask: ['challenge'],
}

for (const method of ['card', 'wallet', 'bank'] satisfies PaymentMethod[]) {
  describePaymentProvider(`sandbox (${method})`, async () => {
    const secret = sandboxSecret(ours, method)
    return {
      provider: sandboxPayments(method, ours),
      tokenFor(what) {
        const number = testNumbers.find(
          (one) => one.method === method && outcomes[what].includes(one.outcome),
        )?.number
        const account = number && shortened(number)
        return account
          ? makeToken(secret, { method, account, now: start, random: ours.random })
          : null
      },
      madeFor: () => 1,
      paidBack: () => 499,
      webhook(end, deposit) {
        if (end === 'unrelated') return null
        const body = JSON.stringify({ id: randomUUID(), deposit, outcome: end })
        const headers: Record<string, string> = {
          [webhookTimeHeader]: String(start),
          [webhookSignatureHeader]: signWebhook(secret, start, body),
        }
        return { body, header: (name) => headers[name] }
      },
      close: async () => {},
    }
  })
}

const openCheckout = ({ url, secretKey, publicKey, webhookKey }: TestCheckout, timeout = 2_000) =>
  checkoutCards({ ...ours, url, secretKey, publicKey, webhookKey, timeout })

const webhookFrom = (company: TestCheckout, type: string, depositId: string) => {
  const { raw, signature } = company.webhookOf(type, depositId)
  return {
    body: raw,
    header: (name: string) => (name === 'cko-signature' ? signature : undefined),
  }
}

describePaymentProvider('checkout', async () => {
  const company = await startCheckout()
  return {
    provider: openCheckout(company),
    tokenFor: (what) =>
      company.tokenOf(
        what === 'pay' ? 'capture' : what === 'decline' ? 'decline' : 'three-d-secure',
      ),
    madeFor: (depositId) =>
      company.payments.filter(({ reference }) => reference === depositId).length,
    paidBack: (depositId) =>
      company.payments.find(({ reference }) => reference === depositId)?.refunded ?? 0,
    webhook: (end, depositId) =>
      webhookFrom(
        company,
        {
          approved: 'payment_captured',
          declined: 'payment_declined',
          unrelated: 'payment_approved',
        }[end],
        depositId,
      ),
    close: company.stop,
  }
})

describe('checkout', () => {
  let company: TestCheckout
  beforeAll(async () => {
    company = await startCheckout()
  })
  afterEach(() => company.break(null))
  afterAll(() => company.stop())

  it('asks as the API wants to be asked: the sum in cents, the purchase as its reference, 3-D Secure', async () => {
    const charge = makeCharge({ token: company.tokenOf('capture') })
    await openCheckout(company).charge(charge)
    const { headers, body } = company.taken.at(-1) ?? {}
    expect(headers).toMatchObject({
      authorization: 'Bearer sk_of_the_house',
      'cko-idempotency-key': `charge-${charge.depositId}`,
    })
    expect(JSON.parse(body ?? '')).toEqual({
      source: { type: 'token', token: charge.token },
      amount: 499,
      currency: 'USD',
      reference: charge.depositId,
      capture: true,
      '3ds': { enabled: true, attempt_n3d: true },
      success_url: charge.returnTo,
      failure_url: charge.returnTo,
    })
  })

  it('waits for the capture of what is only authorised: no coins for money that may never come', async () => {
    const charge = makeCharge({ token: company.tokenOf('authorise') })
    const provider = openCheckout(company)
    expect(await provider.charge(charge)).toEqual({ kind: 'pending', account: '•••• 4242' })
    const read = (type: string) =>
      provider.read(webhookFrom(company, type, charge.depositId), start)
    const ended = (outcome: string) => ({ kind: 'event', event: { outcome } })
    expect(read('payment_approved')).toEqual({ kind: 'nothing' })
    expect(read('payment_captured')).toMatchObject(ended('approved'))
    expect(read('payment_capture_declined')).toMatchObject(ended('declined'))
  })

  it('declines a token that was used or is none, without asking again', async () => {
    const provider = openCheckout(company)
    const token = company.tokenOf('capture')
    await provider.charge(makeCharge({ token }))
    const declined = { kind: 'declined', reason: 'declined_by_provider' }
    expect(await provider.charge(makeCharge({ token }))).toEqual(declined)
    expect(await provider.charge(makeCharge({ token: 'tok_made_up' }))).toEqual(declined)
  })

  it.each(['silent', 'failing', 'foreign-key'] as const)(
    'is unavailable while the company is %s, and charges once when it is asked again',
    async (how) => {
      const provider = openCheckout(company, 200)
      const charge = makeCharge({ token: company.tokenOf('capture') })
      company.break(how)
      const away = await provider.charge(charge)
      expect(away.kind).toBe('unavailable')
      expect(JSON.stringify(away)).not.toContain(company.secretKey)
      company.break(null)
      expect(await provider.charge(charge)).toMatchObject({ kind: 'approved' })
      expect(
        company.payments.filter(({ reference }) => reference === charge.depositId),
      ).toHaveLength(1)
    },
  )

  it('pays the whole sum back once, and says so when there is nothing to pay back', async () => {
    const provider = openCheckout(company)
    const { depositId, amount, ...charge } = makeCharge({ token: company.tokenOf('capture') })
    await provider.charge({ depositId, amount, ...charge })
    await provider.refund({ depositId, amount })
    await provider.refund({ depositId, amount })
    expect(company.payments.find(({ reference }) => reference === depositId)?.refunded).toBe(499)
    await expect(provider.refund({ depositId: randomUUID(), amount })).rejects.toThrow('no payment')
  })

  it('takes tokens of saved cards that it made itself and not long ago, and no other', async () => {
    const { url, secretKey, publicKey, webhookKey } = company
    const provider = checkoutCards({ ...ours, url, secretKey, publicKey, webhookKey })
    const charge = makeCharge({ token: company.tokenOf('capture') })
    await provider.charge(charge)
    const { vault, accountOf } = provider
    const kept = await vault?.keep(charge)
    expect(kept).toEqual({ reference: 'src_of_4242_capture', brand: 'Visa' })
    const token = (await vault?.tokenOf(kept?.reference ?? '', start)) ?? ''
    const invalid = expect.objectContaining({ code: 'invalid-input' })
    expect(() =>
      accountOf(`${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`, start),
    ).toThrow(invalid)
    expect(accountOf(token, start)).toBeNull()
    expect(() => accountOf(token, start + 15 * 60_000 + 1)).toThrow(invalid)
  })

  it('leaves payments of others in the same account alone', () => {
    const provider = openCheckout(company)
    const other = webhookFrom(company, 'payment_captured', 'ORD-5023-4E89')
    expect(provider.read(other, start)).toEqual({ kind: 'nothing' })
  })
})

describe('openPayments', () => {
  const account = { ...ours, url: 'https://payments.example', sandbox: true }
  const keys = { secretKey: 'sk', publicKey: 'pk', webhookKey: 'key' }
  const offered = (overrides: object) =>
    openPayments({ ...account, ...overrides }).map(({ key, name }) => `${key} ${name}`)

  it('takes cards where the environment has an account, and plays the rest in a sandbox alone', () => {
    expect(offered({})).toEqual(['card sandbox', 'wallet sandbox', 'bank sandbox'])
    expect(offered(keys)).toEqual(['card checkout', 'wallet sandbox', 'bank sandbox'])
    expect(offered({ ...keys, sandbox: false })).toEqual(['card checkout'])
    expect(offered({ ...keys, publicKey: undefined, sandbox: false })).toEqual([])
  })
})
