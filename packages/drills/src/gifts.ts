import { exchange } from './exchange.ts'
import type { Field, Session } from './field.ts'
import type { GiftOptions } from '@marquee/conformance/supplies'

interface Asking {
  who: Session
  ip: string
}

interface Asked {
  method: 'GET' | 'POST'
  type?: string
  body?: string
}

/** What a process of the sandbox answers to a player; null where nobody answers, or it refuses. */
async function askSandbox(
  field: Field,
  { who, ip }: Asking,
  path: string,
  { method, type, body }: Asked,
): Promise<unknown> {
  const door = field.doors.find((one) => one.isUp())
  if (!door) return null
  const answer = await exchange({
    url: new URL(path, door.url),
    method,
    headers: {
      ...(type && { 'content-type': type }),
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': ip,
      cookie: who.cookie,
    },
    body,
    signal: AbortSignal.timeout(field.patience),
  }).catch(() => null)
  if (answer?.status !== 200) return null
  try {
    return JSON.parse(answer.text)
  } catch {
    return null
  }
}

/** Asks the sandbox for something as a player; null where nobody answers, or it has nothing to give. */
export const giveFrom = (
  field: Field,
  player: Asking,
  path: string,
  body: object,
  { isForm = false }: GiftOptions = {},
): Promise<unknown> =>
  askSandbox(field, player, path, {
    method: 'POST',
    type: isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    body: isForm
      ? new URLSearchParams(
          Object.entries(body).map(([name, value]) => [name, String(value)]),
        ).toString()
      : JSON.stringify(body),
  })

/** Reads what the sandbox shows; null where nobody answers, or there is nothing. */
export const lookAt = (field: Field, player: Asking, path: string): Promise<unknown> =>
  askSandbox(field, player, path, { method: 'GET' })
