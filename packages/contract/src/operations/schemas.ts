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
} satisfies Record<string, CallContract>
