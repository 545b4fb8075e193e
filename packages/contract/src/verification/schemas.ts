import { z } from 'zod'
import { data, instant, locale, uuid } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

/** What a document is meant to show. */
export const documentKind = z.enum(['identity', 'address', 'payment'])
export type DocumentKind = z.infer<typeof documentKind>

export const documentStatus = z.enum(['pending', 'approved', 'rejected'])
export type DocumentStatus = z.infer<typeof documentStatus>

/** A file a player sent. It comes back from `GET {id}/file/` of this address, to its owner alone. */
export const verificationDocument = z.object({
  id: uuid,
  kind: documentKind,
  /** As it was called on the player's device. */
  name: z.string(),
  type: z.enum(['application/pdf', 'image/gif', 'image/jpeg', 'image/png']),
  /** Bytes. */
  size: z.int().positive(),
  status: documentStatus,
  /** Oldest first; begins with `pending`. */
  history: z.array(
    z.object({ status: documentStatus, reason: z.string().nullable(), at: instant }),
  ),
})
export type VerificationDocument = z.infer<typeof verificationDocument>

/** VERIFY-11, and `pending` (ours) while the provider has the player's answers. */
export const identityStatus = z.enum(['pending', 'rejected', 'approved', 'duplicateCredentials'])
export type IdentityStatus = z.infer<typeof identityStatus>

/** VERIFY-12..18. */
export const cardAction = z.enum([
  'surveyRequired',
  'needScanDocument',
  'success',
  'apple_pay_success',
  'failed',
  'duplicate',
  'apple_pay_failed',
])
export type CardAction = z.infer<typeof cardAction>

/** One thing that happened on the way, either a new status or an action of the card check. */
const identityEvent = z.object({
  status: identityStatus.nullable(),
  action: cardAction.nullable(),
  reason: z.string().nullable(),
  at: instant,
})
export type IdentityEvent = z.infer<typeof identityEvent>

export const identityVerification = z.object({
  /** Null for a player who has not begun. */
  status: identityStatus.nullable(),
  /** Whether the automatic check can be begun; never once passed (VERIFY-22, VERIFY-23). */
  canStart: z.boolean(),
  /** Newest first. */
  history: z.array(identityEvent),
})
export type Identity = z.infer<typeof identityVerification>

export const verificationContract = {
  documents: {
    summary: 'The documents this player sent, newest first, with what became of each.',
    origin: 'ours',
    audience: 'player',
    follows: ['VERIFY-01'],
    response: data(z.object({ documents: z.array(verificationDocument) })),
  },
  upload: {
    summary:
      'Takes a document. The body is the file itself, at most 15 MB; its first bytes decide what it is, not its name.',
    origin: 'ours',
    audience: 'player',
    follows: ['VERIFY-06', 'VERIFY-07'],
    query: z.object({ name: z.string().trim().min(1).max(200), kind: documentKind }),
    accepts: 'application/octet-stream',
    response: data(verificationDocument),
    errors: ['payload-too-large', 'unsupported-media-type', 'not-available'],
    duringBreak: 'allowed',
  },
  identity: {
    summary: 'Where the identity verification of this player stands, and how it got there.',
    origin: 'ours',
    audience: 'player',
    follows: ['VERIFY-11'],
    response: data(identityVerification),
  },
  startIdentity: {
    summary: 'Opens a check with the identity provider; `url` is shown in a frame.',
    origin: 'ours',
    audience: 'player',
    follows: ['VERIFY-05', 'VERIFY-23'],
    body: z.object({ locale: locale.default('en') }),
    response: data(z.object({ provider: z.string(), url: z.string() })),
    errors: ['not-available'],
    duringBreak: 'allowed',
  },
} satisfies Record<string, CallContract>
