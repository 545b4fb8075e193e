import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Metrics } from './metrics/metrics.ts'
import { PlatformError } from './errors.ts'
import { textOf } from './readRequest.ts'

/** A webhook older or newer than this is refused, so that a copy cannot be sent later; in ms. */
export const webhookTolerance = 300_000

export const webhookTimeHeader = 'webhook-time'
export const webhookSignatureHeader = 'webhook-signature'

/** The signature of a body sent at a time (epoch ms): HMAC-SHA-256 over both, in hexadecimal. */
export const signWebhook = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')

/** A webhook as a company sent it. */
export interface Webhook {
  /** As it came, before anything read it. */
  body: string
  header: (name: string) => string | undefined
}

/**
 * Why a webhook that is signed as ours are does not count: somebody else wrote it, or it is too old; null
 * for one that does. @param now epoch ms.
 */
export function signatureProblem(
  { body, header }: Webhook,
  { secret, now }: { secret: string; now: number },
): string | null {
  const time = header(webhookTimeHeader)
  const at = Number(time)
  if (!time || !Number.isFinite(at) || Math.abs(now - at) > webhookTolerance)
    return `The webhook's time is missing or more than ${webhookTolerance / 1000} s away from ours. Send ${webhookTimeHeader} in epoch ms, and sign again for each attempt.`
  if (!isHmacOf(signWebhook(secret, at, body), header(webhookSignatureHeader)))
    return `The signature does not fit. Send HMAC-SHA-256 of '<time>.<raw body>' in hexadecimal as ${webhookSignatureHeader}.`
  return null
}

/** Whether what somebody sent is the signature that is expected, both in hexadecimal; takes equally long either way. */
export function isHmacOf(expected: string, given: string | undefined): boolean {
  const [own, theirs] = [Buffer.from(expected, 'hex'), Buffer.from(given ?? '', 'hex')]
  return own.length === theirs.length && timingSafeEqual(own, theirs)
}

/** Where webhooks are counted, and as whose. */
export interface WebhookCount {
  metrics: Pick<Metrics, 'webhooks'>
  /** `payment`, `identity`, `mail`, `chat`. */
  provider: string
}

/** Makes the counters before the first webhook, so that the first refusals are seen as an increase. */
export function openWebhookCount({ metrics, provider }: WebhookCount): void {
  for (const outcome of ['accepted', 'refused']) metrics.webhooks.inc({ provider, outcome }, 0)
}

/** In bytes, unless a provider sends more. */
const largestBody = 64 * 1024

/** What whoever knows a company's manner of signing makes of its webhook. */
export type WebhookReading<Event> =
  | { kind: 'event'; event: Event }
  /** Signed as it should be, and of no matter to us. */
  | { kind: 'nothing' }
  /** Signed by somebody else, or by nobody. */
  | { kind: 'forged'; problem: string }
  | { kind: 'unreadable'; problem: string }

/**
 * What a webhook says, counted as of a provider; null for one that is of no matter.
 * @throws PlatformError forbidden for a forged one, invalid-input for one that is too large or says nothing known.
 */
export async function takeWebhook<Event>(
  http: Context,
  read: (webhook: Webhook) => WebhookReading<Event>,
  { metrics, provider, largest = largestBody }: WebhookCount & { largest?: number },
): Promise<Event | null> {
  const body = await textOf(http, largest)
  const reading = read({ body, header: (name) => http.req.header(name) })
  const outcome = reading.kind === 'forged' ? 'refused' : 'accepted'
  metrics.webhooks.inc({ provider, outcome })
  if (reading.kind === 'forged') throw new PlatformError('forbidden', reading.problem)
  if (reading.kind === 'unreadable') throw new PlatformError('invalid-input', reading.problem)
  return reading.kind === 'event' ? reading.event : null
}
