import { z } from 'zod'
import { list, ofBrand, page, reason } from '../back-office/common.ts'
import { data, instant } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

/** A mail or text message that did not leave. */
export const failedMessage = z.object({
  id: z.int().positive(),
  channel: z.enum(['mail', 'sms']),
  kind: z.string(),
  /** With its middle hidden. */
  to: z.string(),
  /** `refused` is never taken, `suppressed` was marketing to somebody who gets none, `dead` was tried in vain. */
  state: z.enum(['refused', 'suppressed', 'dead']),
  attempts: z.int().nonnegative(),
  /** What the provider said last, or why it was withheld. */
  problem: z.string().nullable(),
  createdAt: instant,
})
export type FailedMessage = z.infer<typeof failedMessage>

/** An address or number that gets no marketing, and why. */
export const suppression = z.object({
  /** In full: staff compare it with what a player says. */
  contact: z.string(),
  cause: z.enum(['bounce', 'complaint', 'unsubscribe']),
  problem: z.string().nullable(),
  since: instant,
})
export type ContactSuppression = z.infer<typeof suppression>

/** Work of the platform that failed as often as it is tried. */
export const failedJob = z.object({
  name: z.string(),
  /** How often it was given up since somebody looked. */
  times: z.int().positive(),
  since: instant,
  lastAt: instant,
  problem: z.string(),
})
export type FailedJobLine = z.infer<typeof failedJob>

/** One rule of `deploy/alerts.yml`, as Prometheus judged it last. */
export const alert = z.object({
  name: z.string(),
  /** `page` wakes somebody, `ticket` can wait until the morning. */
  severity: z.enum(['page', 'ticket']),
  /** `pending` holds already, and not yet for as long as it has to. `unknown` could not be judged. */
  state: z.enum(['firing', 'pending', 'quiet', 'unknown']),
  /** Since when it holds; null for what does not. */
  since: instant.nullable(),
  /** What it means. */
  summary: z.string(),
  /** The page of the runbook and its heading that says what to do. */
  runbook: z.string(),
  /** What it is about, such as `job: inbox.forget-old`; empty where it is about the whole. */
  subjects: z.array(z.string()),
})
export type AlertLine = z.infer<typeof alert>

const decision = z.object({ decision: z.enum(['again', 'dismiss']) })

/** What did not leave and what was not done: for whoever keeps the platform running. */
export const operationsContract = {
  messages: {
    summary: 'Mails and text messages of a brand that did not leave, the newest first.',
    origin: 'ours',
    audience: 'staff',
    access: 'operations',
    params: ofBrand,
    query: list(['createdAt']).pick({ limit: true, offset: true }),
    response: page(failedMessage),
  },
  decideMessage: {
    summary: 'Sends a message that did not leave once more, or takes it off the list.',
    origin: 'ours',
    audience: 'staff',
    access: 'operations',
    params: ofBrand.extend({ messageId: z.string().regex(/^[1-9]\d{0,15}$/) }),
    body: decision,
    response: data(z.object({ messageId: z.string() })),
    errors: ['not-found'],
  },
  suppressions: {
    summary: 'Addresses and numbers of a brand that get no marketing, and why; the newest first.',
    origin: 'ours',
    audience: 'staff',
    access: 'operations',
    params: ofBrand,
    query: list(['since']).pick({ limit: true, offset: true }),
    response: page(suppression),
  },
  liftSuppression: {
    summary: 'Lets an address or number get marketing again, after its owner asked for it.',
    origin: 'ours',
    audience: 'staff',
    access: 'operations',
    params: ofBrand,
    body: z.object({ contact: z.string().min(3).max(320), reason }),
    response: data(z.object({ contact: z.string() })),
    errors: ['not-found'],
  },
  jobs: {
    summary: 'Work of the platform, for every brand, that failed as often as it is tried.',
    origin: 'ours',
    audience: 'staff',
    access: 'operations',
    params: ofBrand,
    response: data(z.object({ jobs: z.array(failedJob) })),
  },
  decideJob: {
    summary: 'Has failed work done again at once, or takes it off the list.',
    origin: 'ours',
    audience: 'staff',
    access: 'operations',
    params: ofBrand.extend({ job: z.string().min(3).max(80) }),
    body: decision,
    response: data(z.object({ job: z.string() })),
    errors: ['not-found'],
  },
  alerts: {
    summary:
      'What Prometheus judges of the platform and its fronts, for every brand: what fires first.',
    origin: 'ours',
    audience: 'staff',
    access: 'operations',
    params: ofBrand,
    response: data(
      z.object({
        /** `none` where the environment names no Prometheus; `away` where it does not answer. */
        judge: z.enum(['none', 'away', 'there']),
        alerts: z.array(alert),
      }),
    ),
  },
} satisfies Record<string, CallContract>
