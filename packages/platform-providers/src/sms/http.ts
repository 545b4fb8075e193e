import { type Outcome, problemOf, usualTimeout } from '../outcome.ts'
import type { Adapter } from '../registry.ts'
import type { SmsAccount, SmsProvider } from './provider.ts'

interface HttpSmsOptions {
  url: string
  key: string
  from: string
  /** How long an answer may take, in ms. */
  timeout?: number
}

/** Answers that say that nobody is ever reached at this number. */
const dead = new Set([404, 410])

async function outcomeOf(answer: Response): Promise<Outcome> {
  if (answer.ok) return { kind: 'sent' }
  const problem = problemOf(`${answer.status} ${await answer.text().catch(() => '')}`)
  const { status } = answer
  // Who we are and how much we may send is no fault of the message.
  const isLater = status >= 500 || [401, 402, 403, 408, 425, 429].includes(status)
  return isLater
    ? { kind: 'later', problem }
    : { kind: 'refused', problem, isAddressDead: dead.has(status) }
}

/**
 * Text messages by one HTTP request each: JSON with `id`, `from`, `to`, `text`, the key as a bearer
 * token, the id as `Idempotency-Key`.
 */
export const httpSms = ({
  url,
  key,
  from,
  timeout = usualTimeout,
}: HttpSmsOptions): SmsProvider => ({
  name: 'http',
  async send({ id, to, text }) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({ id, from, to, text }),
        signal: AbortSignal.timeout(timeout),
      })
      return await outcomeOf(answer)
    } catch (error) {
      return { kind: 'later', problem: problemOf(String(error)) }
    }
  },
})

export const http: Adapter<SmsProvider, SmsAccount> = {
  name: 'http',
  open: ({ url, key, from }) => (url && key && from ? httpSms({ url, key, from }) : null),
}
