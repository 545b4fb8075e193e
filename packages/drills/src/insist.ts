import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Known } from '@marquee/conformance/known'
import { exchange } from './exchange.ts'
import { type Act, type Field, prompt, type Session, type Slow } from './field.ts'

interface Answer {
  status: number
  text: string
  cookie: string | null
}

/** Sends an act once. @throws when nobody knows what became of it. */
async function send(
  url: string,
  { operation, input, key, who, ip }: Act,
  patience: number,
  onResent?: (why: string) => void,
): Promise<Answer> {
  const target = new URL(input.path, url)
  for (const [name, value] of Object.entries(input.query ?? {}))
    target.searchParams.set(name, String(value))
  const body = input.body === undefined ? undefined : JSON.stringify(input.body)
  const { status, text, cookies } = await exchange({
    url: target,
    method: operation.method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': ip,
      ...(operation.effect && { 'idempotency-key': key }),
      ...(who.cookie && { cookie: who.cookie }),
      ...(body && { 'content-type': 'application/json' }),
      ...input.headers,
    },
    body,
    signal: AbortSignal.timeout(patience),
    ...(onResent && { onResent }),
  })
  const given = cookies.filter((line) => !/^[^=]*=;/.test(line))
  const kept = given.map((line) => line.split(';')[0] ?? '').join('; ')
  return { status, text, cookie: kept || null }
}

export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const codeOf = (text: string): string =>
  (parsed(text) as { error?: { code?: string } } | undefined)?.error?.code ?? ''

/** Sends an act until it is answered, with one key, to whichever process there is. */
export async function insist(field: Field, act: Act): Promise<Answer> {
  for (;;) {
    const up = field.doors.filter((limb) => limb.isUp())
    const door = up[field.random.int(Math.max(up.length, 1))]
    if (door) {
      const from = performance.now()
      const tooSlow = (kind: Slow['kind']) =>
        field.slow.push({ kind, call: act.operation.id, from, to: performance.now() })
      try {
        const answer = await send(door.url, act, field.patience, (why) =>
          field.resent.push(`${act.operation.id}: ${why}`),
        )
        if (answer.status < 500) return answer
        if (answer.status === 503 && codeOf(answer.text) === 'unavailable') {
          field.again.unavailable += 1
          if (performance.now() - from > prompt) tooSlow('late 503')
          field.interrupted.push(`${act.operation.id}: told to come back`)
        } else
          field.wrong.push(`${act.operation.id}: ${answer.status} ${answer.text.slice(0, 300)}`)
      } catch (error) {
        if (error instanceof Error && error.name === 'TimeoutError') {
          field.again.silence += 1
          tooSlow('unanswered')
        } else field.again.cut += 1
        const why = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : ''
        field.interrupted.push(`${act.operation.id}: ${why.trim()}`)
      }
    }
    await sleep(40 + field.random.int(60))
  }
}

export interface Player {
  who: Session
  ip: string
  known: Known
  credentials: { email: string; password: string }
}

/**
 * Sends an act, and signs in first where the session has ended: a sign-up that was given up and sent again
 * may renew its session once more after that was answered.
 */
async function insistSignedIn(field: Field, player: Player, act: Act): Promise<Answer> {
  const answer = await insist(field, act)
  const signIn = field.contract.find('session.signIn')
  if (answer.status !== 401 || !player.who.cookie || !signIn) return answer
  const body = player.credentials
  const { cookie } = await insist(field, {
    operation: signIn,
    input: { path: signIn.path, body },
    key: randomUUID(),
    who: { cookie: '' },
    ip: player.ip,
  })
  if (!cookie) return answer
  player.who.cookie = cookie
  return insist(field, act)
}

/**
 * Sends an act; where there are new terms, as a release brings them, they are accepted first, as players do,
 * and the act is sent again.
 */
export async function insistOnTerms(field: Field, player: Player, act: Act): Promise<Answer> {
  const answer = await insistSignedIn(field, player, act)
  if (codeOf(answer.text) !== 'terms-required') return answer
  const asked = field.contract.find('terms.unconfirmed')
  const confirmed = field.contract.find('terms.confirm')
  if (!asked || !confirmed) return answer
  const { ip, who } = player
  const open = { operation: asked, input: { path: asked.path }, key: randomUUID(), who, ip }
  const { data } = parsed((await insistSignedIn(field, player, open)).text) as {
    data: { terms: { id: number }[] }
  }
  const body = { ids: data.terms.map(({ id }) => id) }
  const input = { path: confirmed.path, body }
  await insistSignedIn(field, player, { ...open, operation: confirmed, input, key: randomUUID() })
  return insistSignedIn(field, player, act)
}
