import { createHmac } from 'node:crypto'
import { startHttpServer, type TakenRequest, type TestHttpServer } from './httpServer.ts'

/** What the company does with a card. */
type Behaviour = 'capture' | 'authorise' | 'decline' | 'three-d-secure'

interface Card {
  behaviour: Behaviour
  last4: string
}

interface Payment {
  id: string
  status: string
  approved: boolean
  amount: number
  currency: string
  reference: string
  success_url: string
  source: { id: string; type: 'card'; last4: string; scheme: string }
  /** In US cents, how much was paid back. */
  refunded: number
}

export interface TestCheckout extends TestHttpServer {
  secretKey: string
  publicKey: string
  webhookKey: string
  payments: readonly Payment[]
  /** A token as the company's own form would give it. */
  tokenOf: (behaviour: Behaviour) => string
  /** What the company sends of the newest payment of a purchase; `key` in place of its own to forge one. */
  webhookOf: (type: string, reference: string, key?: string) => { raw: string; signature: string }
  /** Cards that were saved and forgotten. */
  forgotten: readonly string[]
  /** What it does instead of its work, until told otherwise. */
  break: (how: 'silent' | 'failing' | 'foreign-key' | null) => void
}

const statuses: Record<Behaviour, string> = {
  capture: 'Captured',
  authorise: 'Authorized',
  decline: 'Declined',
  'three-d-secure': 'Pending',
}

const notFound = { status: 404 }
const refused = (...codes: string[]) => ({
  status: 422,
  body: { request_id: 'r-1', error_type: 'request_invalid', error_codes: codes },
})

/** A company that takes cards as Checkout.com's API does. */
export async function startCheckout(): Promise<TestCheckout> {
  const secretKey = 'sk_of_the_house'
  const webhookKey = 'key-of-the-webhooks'
  const cards = new Map<string, Card>()
  const used = new Set<string>()
  const payments: Payment[] = []
  const answered = new Map<string, { status: number; body?: unknown }>()
  const forgotten: string[] = []
  let broken: Parameters<TestCheckout['break']>[0] = null
  let events = 0

  const wireOf = (payment: Payment) => ({
    ...payment,
    ...(payment.status === 'Pending' && {
      _links: { redirect: { href: `https://3ds.example/session/${payment.id}` } },
    }),
  })

  function pay(body: string) {
    const asked = JSON.parse(body) as Omit<Payment, 'source'> & {
      source: { type: 'token' | 'id'; token?: string; id?: string }
    }
    const { amount, currency, reference, success_url } = asked
    const name = asked.source.token ?? asked.source.id ?? ''
    const card = cards.get(name)
    if (!card || forgotten.includes(name)) return refused('token_invalid')
    if (asked.source.type === 'token' && used.has(name)) return refused('token_used')
    used.add(name)
    const kept = `src_of_${card.last4}_${card.behaviour}`
    cards.set(kept, card)
    const status = statuses[card.behaviour]
    const payment: Payment = {
      id: `pay_${payments.length + 1}`,
      status,
      approved: status !== 'Declined',
      amount,
      currency,
      reference,
      success_url,
      source: { id: kept, type: 'card', last4: card.last4, scheme: 'Visa' },
      refunded: 0,
    }
    payments.unshift(payment)
    return { status: status === 'Pending' ? 202 : 201, body: wireOf(payment) }
  }

  function act({ method, path, body }: TakenRequest): { status: number; body?: unknown } {
    const { pathname, searchParams } = new URL(path, 'http://company')
    const [, kind, id = '', deed] = pathname.split('/')
    if (kind === 'instruments' && method === 'DELETE') {
      forgotten.push(id)
      return { status: 204 }
    }
    if (kind !== 'payments') return notFound
    if (method === 'POST' && !id) return pay(body)
    if (method === 'GET' && !id) {
      const data = payments.filter(({ reference }) => reference === searchParams.get('reference'))
      return { status: 200, body: { total_count: data.length, data: data.map(wireOf) } }
    }
    const payment = payments.find((one) => one.id === id)
    if (!payment) return notFound
    if (!deed) return { status: 200, body: wireOf(payment) }
    payment.refunded += (JSON.parse(body) as { amount: number }).amount
    return {
      status: 202,
      body: { action_id: `act_${payments.length}`, reference: payment.reference },
    }
  }

  const server = await startHttpServer((request) => {
    if (broken === 'silent') return null
    if (broken === 'failing') return { status: 503 }
    if (broken === 'foreign-key' || request.headers.authorization !== `Bearer ${secretKey}`) {
      return { status: 401 }
    }
    const key = request.headers['cko-idempotency-key']
    const before = typeof key === 'string' ? answered.get(key) : undefined
    if (before) return before
    const answer = act(request)
    if (typeof key === 'string' && answer.status < 300) answered.set(key, answer)
    return answer
  })

  return {
    ...server,
    secretKey,
    publicKey: 'pk_of_the_house',
    webhookKey,
    payments,
    forgotten,
    tokenOf(behaviour) {
      const token = `tok_4gzeau5o2uqubbk6_${behaviour}_${cards.size}`
      cards.set(token, { behaviour, last4: behaviour === 'decline' ? '0002' : '4242' })
      return token
    },
    webhookOf(type, reference, key = webhookKey) {
      const payment = payments.find((one) => one.reference === reference)
      const raw = JSON.stringify({
        id: `evt_${++events}`,
        type,
        version: '1.0.29',
        data: { id: payment?.id, reference, amount: payment?.amount, response_code: '10000' },
      })
      return { raw, signature: createHmac('sha256', key).update(raw).digest('hex') }
    },
    break: (how) => (broken = how),
  }
}
