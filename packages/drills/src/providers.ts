import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Act, Field } from './field.ts'
import { insist } from './insist.ts'

/** Something of a player's that a provider of payments works on, and tells the end of. */
export interface Payment {
  about: 'deposit' | 'redemption'
  id: string
  /** By which it is paid: `bank`, `card`. */
  method: string
}

/** The end of a payment, as a provider reported it and was told that it was taken. */
export interface Reported extends Payment {
  outcome: 'approved' | 'declined' | 'paid' | 'rejected'
}

/** Headers of a webhook that a provider of a method signs, by its body. */
export type Sign = (method: string, body: string) => Record<string, string>

/** One in so many is refused by the provider, and one in so many reports is sent twice. */
const refusedOf = 4
const twiceOf = 3

const outcomes = {
  deposit: ['approved', 'declined'],
  redemption: ['paid', 'rejected'],
} as const

/**
 * Stands in for providers of payments until the field stops and nothing waits any more: tells by signed
 * webhooks how purchases and pay-outs ended, again and again until each is taken, and some of them once
 * more after that, as providers do.
 */
export async function runProviders(field: Field, sign: Sign): Promise<void> {
  const { payments, random } = field
  if (!payments) throw new Error('Nobody says which payments providers work on.')
  while (!field.stopped || payments.length) {
    const payment = payments.shift()
    if (!payment) {
      await sleep(100)
      continue
    }
    const [well, ill] = outcomes[payment.about]
    const outcome = random.int(refusedOf) === 0 ? ill : well
    const body = { id: randomUUID(), [payment.about]: payment.id, outcome }
    const times = random.int(twiceOf) === 0 ? 2 : 1
    for (let time = 0; time < times; time++) {
      const path = `/rest/cash/webhook/${payment.method}/`
      const act: Act = {
        operation: { id: 'webhook', method: 'POST', effect: false, answersAnew: false },
        input: { path, body, headers: sign(payment.method, JSON.stringify(body)) },
        key: '',
        who: { cookie: '' },
        ip: '192.0.2.10',
      }
      const { status, text } = await insist(field, act)
      if (status !== 200) field.wrong.push(`webhook: ${status} ${text.slice(0, 300)}`)
      else if (time === 0) field.reported.push({ ...payment, outcome })
    }
  }
}
