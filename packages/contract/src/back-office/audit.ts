import { z } from 'zod'
import { instant, jsonRecord, limit, offset, uuid } from '../common.ts'
import { brandKey } from './common.ts'
import { staffRole } from './staff.ts'

/** One thing a member of staff did, saw or was refused. Entries are never changed or removed. */
export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  /** As in the `x-request-id` header of the answer. */
  requestId: uuid,
  /** Null when nobody of the staff has the address somebody tried to sign in with. */
  staff: z.object({ id: uuid, name: z.string(), role: staffRole }).nullable(),
  /** Null for what is no brand's, such as a sign-in. */
  brand: brandKey.nullable(),
  /** The call, for example `backOffice.reviewDocument`. */
  action: z.string(),
  outcome: z.enum(['done', 'refused']),
  /** Why it was refused: an error code. */
  code: z.string().nullable(),
  player: z.object({ id: uuid, login: z.string().nullable() }).nullable(),
  /** What was asked: filters, the reason given. */
  details: jsonRecord.nullable(),
  /** What an action changed; null for reading. */
  before: jsonRecord.nullable(),
  after: jsonRecord.nullable(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const auditQuery = z.object({
  staffId: uuid.optional(),
  playerId: uuid.optional(),
  action: z.string().trim().max(60).optional(),
  outcome: z.enum(['done', 'refused']).optional(),
  from: z.iso.date().optional().describe('first day, UTC'),
  to: z.iso.date().optional().describe('last day, UTC'),
  order: z.enum(['asc', 'desc']).default('desc'),
  limit: limit.default(25),
  offset: offset.default(0),
})
