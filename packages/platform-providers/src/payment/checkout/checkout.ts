import { createHmac } from 'node:crypto'
import { isHmacOf } from '@marquee/platform-kernel/webhook'
import { z } from 'zod'
import { problemOf } from '../../outcome.ts'
import { readJson } from '../../readJson.ts'
import type { Adapter } from '../../registry.ts'
import type { Charge, PaymentAccount, PaymentOutcome, PaymentProvider } from '../provider.ts'
import { checkoutApi, CheckoutRefusal } from './api.ts'
import { accountIn, makeToken } from '../ownToken.ts'

const currency = 'USD'

const card = z.object({
  id: z.string().optional(),
  last4: z.string().optional(),
  scheme: z.string().optional(),
})

const payment = z.object({
  id: z.string(),
  status: z.string(),
  approved: z.boolean().optional(),
  source: card.optional(),
  _links: z.object({ redirect: z.object({ href: z.url() }).optional() }).default({}),
})
type Payment = z.output<typeof payment>

const event = z.object({
  id: z.string().min(1).max(100),
  type: z.string(),
  data: z.object({ reference: z.string().optional() }),
})

/** What ends a purchase. Authorised is not paid yet: the capture follows by itself, and says so. */
const ends: Record<string, 'approved' | 'declined'> = {
  payment_captured: 'approved',
  payment_declined: 'declined',
  payment_canceled: 'declined',
  payment_expired: 'declined',
  payment_voided: 'declined',
  payment_capture_declined: 'declined',
}

/** Why a token, and so this purchase, is refused for good. Anything else is ours to mend. */
const aboutToken = /^(token|card|cvv|source|payment_source)_/

/** What the company's own tokens begin with; others are made here, of cards that it keeps. */
const companyPrefix = 'tok_'

const declined: PaymentOutcome = { kind: 'declined', reason: 'declined_by_provider' }

function outcomeOf({ status, approved, source: paid, _links: links }: Payment): PaymentOutcome {
  const account = paid?.last4 && { account: `•••• ${paid.last4}` }
  if (status === 'Captured' || status === 'Paid') return { kind: 'approved', ...account }
  if (links.redirect) return { kind: 'visit', url: links.redirect.href, ...account }
  if (status === 'Declined' || approved === false) return { ...declined, ...account }
  return { kind: 'pending', ...account }
}

interface CheckoutOptions extends Pick<PaymentAccount, 'secretFor' | 'random'> {
  url: string
  secretKey: string
  publicKey: string
  webhookKey: string
  channel?: string | undefined
  /** How long an answer may take, in ms. */
  timeout?: number
}

/**
 * Cards by Checkout.com's payments API. A purchase is its `reference`: payments are found again by it, and
 * the idempotency key is made of it, so that nothing of the company's has to be kept. A card is charged
 * with 3-D Secure where its bank takes part; the bank then asks on a page of its own.
 * @see https://www.checkout.com/docs/payments/accept-payments/request-a-card-payment
 */
export function checkoutCards(options: CheckoutOptions): PaymentProvider {
  const { url, publicKey, webhookKey, channel, secretFor, random } = options
  const api = checkoutApi(options)
  const secret = secretFor('payment-saved:checkout')

  /** @throws PlatformError invalid-input for a token that nobody made, or not lately. */
  const payWith = (token: string, now: number) =>
    token.startsWith(companyPrefix)
      ? { type: 'token', token }
      : { type: 'id', id: accountIn(token, { secret, method: 'card', now }) }

  /** The newest payment of a purchase that was not declined. @throws where the company has none, yet. */
  async function paidBy(depositId: string): Promise<string> {
    const { data } = await api(
      { method: 'GET', path: `/payments?limit=10&reference=${depositId}` },
      z.object({ data: z.array(z.object({ id: z.string(), status: z.string() })) }),
    )
    const paid = data.find(({ status }) => status !== 'Declined')
    if (!paid) throw new Error(`The company has no payment of ${depositId}.`)
    return paid.id
  }

  return {
    name: 'checkout',
    key: 'card',
    tokenUrl: `${url.replace(/\/$/, '')}/tokens`,
    tokenProtocol: 'checkout',
    publicKey,
    testNumbers: [],
    accountOf(token, now) {
      payWith(token, now)
      return null
    },
    async charge({ depositId, amount, token, returnTo, now }: Charge) {
      const source = payWith(token, now)
      try {
        const made = await api(
          {
            method: 'POST',
            path: '/payments',
            idempotencyKey: `charge-${depositId}`,
            body: {
              source,
              amount,
              currency,
              reference: depositId,
              capture: true,
              '3ds': { enabled: true, attempt_n3d: true },
              success_url: returnTo,
              failure_url: returnTo,
              ...(channel && { processing_channel_id: channel }),
            },
          },
          payment,
        )
        return outcomeOf(made)
      } catch (error) {
        const isAboutToken =
          error instanceof CheckoutRefusal &&
          error.codes.length > 0 &&
          error.codes.every((code) => aboutToken.test(code))
        return isAboutToken ? declined : { kind: 'unavailable', problem: problemOf(String(error)) }
      }
    },
    answer: null,
    async refund({ depositId, amount }) {
      await api(
        {
          method: 'POST',
          path: `/payments/${await paidBy(depositId)}/refunds`,
          idempotencyKey: `refund-${depositId}`,
          body: { amount, reference: depositId },
        },
        z.object({ action_id: z.string() }),
      )
    },
    vault: {
      async keep({ depositId }) {
        const path = `/payments/${await paidBy(depositId)}`
        const { source: paid } = await api({ method: 'GET', path }, payment)
        if (!paid?.id) throw new Error(`The payment of ${depositId} names no card to keep.`)
        return { reference: paid.id, brand: paid.scheme ?? null }
      },
      tokenOf: async (account, now) => makeToken(secret, { method: 'card', account, now, random }),
      async forget(reference) {
        await api({ method: 'DELETE', path: `/instruments/${reference}` }, z.unknown())
      },
    },
    payOut: null,
    read({ body, header }) {
      const expected = createHmac('sha256', webhookKey).update(body).digest('hex')
      if (!isHmacOf(expected, header('cko-signature')))
        return {
          kind: 'forged',
          problem:
            'The signature does not fit. Cko-Signature is HMAC-SHA-256 of the raw body in hexadecimal, with the key of PAYMENT_WEBHOOK_KEY.',
        }
      const { data: told } = event.safeParse(readJson(body))
      if (!told) return { kind: 'unreadable', problem: 'An event has id, type and data.' }
      const outcome = ends[told.type]
      const { data: depositId } = z.uuid().safeParse(told.data.reference)
      // The account may also take payments that are none of ours, and tells much that ends nothing.
      if (!outcome || !depositId) return { kind: 'nothing' }
      return {
        kind: 'event',
        event: { about: 'deposit', id: told.id, reason: null, depositId, outcome },
      }
    },
  }
}

export const checkout: Adapter<PaymentProvider[], PaymentAccount> = {
  name: 'checkout',
  open: ({ secretKey, publicKey, webhookKey, ...rest }) =>
    secretKey && publicKey && webhookKey
      ? [checkoutCards({ ...rest, secretKey, publicKey, webhookKey })]
      : null,
}
