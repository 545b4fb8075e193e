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

export interface SignedWebhook {
  secret: string
  /** As they stood in the headers. */
  time: string | undefined
  signature: string | undefined
  /** The body as it came, before anything read it. */
  body: string
  now: number
}

/** @throws PlatformError forbidden when somebody else wrote it, or it is too old. */
export function refuseUnsigned({ secret, time, signature, body, now }: SignedWebhook): void {
  const at = Number(time)
  if (!time || !Number.isFinite(at) || Math.abs(now - at) > webhookTolerance) {
    throw new PlatformError(
      'forbidden',
      `The webhook's time is missing or more than ${webhookTolerance / 1000} s away from ours. Send ${webhookTimeHeader} in epoch ms, and sign again for each attempt.`,
    )
  }
  const expected = Buffer.from(signWebhook(secret, at, body), 'hex')
  const given = Buffer.from(signature ?? '', 'hex')
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    throw new PlatformError(
      'forbidden',
      `The signature does not fit. Send HMAC-SHA-256 of '<time>.<raw body>' in hexadecimal as ${webhookSignatureHeader}.`,
    )
  }
}

/** Where webhooks are counted, and as whose. */
export interface WebhookCount {
  metrics: Pick<Metrics, 'webhooks'>
  /** `payment`, `identity`, `mail`. */
  provider: string
}

/** Makes the counters before the first webhook, so that the first refusals are seen as an increase. */
export function openWebhookCount({ metrics, provider }: WebhookCount): void {
  for (const outcome of ['accepted', 'refused']) metrics.webhooks.inc({ provider, outcome }, 0)
}

/** @throws as `refuseUnsigned` does; counts either way. */
export function counting(counted: WebhookCount | undefined, signed: SignedWebhook): void {
  const count = (outcome: string) =>
    counted?.metrics.webhooks.inc({ provider: counted.provider, outcome })
  try {
    refuseUnsigned(signed)
    count('accepted')
  } catch (error) {
    count('refused')
    throw error
  }
}

const largestBody = 64 * 1024

/** A webhook as it came, before anything read it. */
export interface IncomingWebhook {
  body: string
  header: (name: string) => string | undefined
  /** Epoch ms. */
  now: number
}

/** @throws PlatformError invalid-input. */
export function jsonOf({ body }: Pick<IncomingWebhook, 'body'>): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new PlatformError('invalid-input', 'The body is not JSON.')
  }
}

/**
 * The JSON body of a webhook that is signed as ours are.
 * @throws PlatformError forbidden as `refuseUnsigned` does, invalid-input when it is no JSON.
 */
export function signedJson(webhook: IncomingWebhook, secret: string): unknown {
  const { body, header, now } = webhook
  const [time, signature] = [header(webhookTimeHeader), header(webhookSignatureHeader)]
  refuseUnsigned({ secret, time, signature, body, now })
  return jsonOf(webhook)
}

/**
 * Reads a webhook, counted as of a provider: `refused` is one whose signature does not fit.
 * @param read checks who wrote it, and throws PlatformError forbidden for somebody else.
 * @throws PlatformError payload-too-large, and what `read` throws.
 */
export async function takeWebhook<Event>(
  http: Context,
  {
    now,
    counted,
    read,
  }: { now: number; counted?: WebhookCount; read: (webhook: IncomingWebhook) => Event },
): Promise<Event> {
  const count = (outcome: string) =>
    counted?.metrics.webhooks.inc({ provider: counted.provider, outcome })
  const body = await textOf(http, largestBody)
  try {
    const event = read({ body, header: (name) => http.req.header(name), now })
    count('accepted')
    return event
  } catch (error) {
    count(error instanceof PlatformError && error.code === 'forbidden' ? 'refused' : 'accepted')
    throw error
  }
}

/** The JSON body of a webhook that is signed as ours are, counted. @throws as `signedJson` does. */
export const readSigned = (
  http: Context,
  { secret, ...rest }: { secret: string; now: number; counted?: WebhookCount },
): Promise<unknown> =>
  takeWebhook(http, { ...rest, read: (webhook) => signedJson(webhook, secret) })
