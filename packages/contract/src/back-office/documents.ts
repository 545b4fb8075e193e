import { z } from 'zod'
import { data, instant, limit, offset, uuid } from '../common.ts'
import type { CallContract } from '../endpoint.ts'
import { documentKind, verificationDocument } from '../verification/schemas.ts'
import { ofBrand, ofPlayer, page, reason } from './common.ts'
import { staffPersonalData } from './players.ts'

/** What staff hold against a document: who the account says its owner is. */
export const staffDocumentAccount = staffPersonalData.pick({
  name: true,
  surname: true,
  birthDay: true,
  address: true,
  address2: true,
  city: true,
  state: true,
  zip: true,
})
export type StaffDocumentAccount = z.infer<typeof staffDocumentAccount>

/** A document that waits for a decision, with whose it is. */
export const staffQueuedDocument = verificationDocument.extend({
  player: z.object({ id: uuid, login: z.string() }),
  sentAt: instant,
})
export type StaffQueuedDocument = z.infer<typeof staffQueuedDocument>

/** Documents that players sent, and the decisions on them. */
export const documentsContract = {
  documents: {
    summary:
      'The documents a player sent, newest first, with what the account says of its owner, to be compared.',
    origin: 'ours',
    audience: 'staff',
    access: 'documents',
    params: ofPlayer,
    response: data(
      z.object({ documents: z.array(verificationDocument), account: staffDocumentAccount }),
    ),
    errors: ['not-found'],
  },
  documentFile: {
    summary: 'The file of a document, always as an attachment.',
    origin: 'ours',
    audience: 'staff',
    access: 'documents',
    params: ofPlayer.extend({ documentId: uuid }),
    response: z.string(),
    produces: 'application/octet-stream',
    errors: ['not-found'],
  },
  reviewDocument: {
    summary: 'Approves or rejects a document; the player is told at once, with the reason.',
    origin: 'ours',
    audience: 'staff',
    access: 'documents',
    params: ofPlayer.extend({ documentId: uuid }),
    body: z
      .object({ decision: z.enum(['approved', 'rejected']), reason: reason.nullable() })
      .refine(({ decision, reason: why }) => decision === 'approved' || why !== null, {
        path: ['reason'],
        message: 'A rejection needs a reason: the player reads it',
      }),
    response: data(verificationDocument),
    errors: ['not-found', 'not-available'],
  },
  documentQueue: {
    summary: 'Documents of a brand’s players that wait for a decision, the longest waiting first.',
    origin: 'ours',
    audience: 'staff',
    access: 'documents',
    params: ofBrand,
    query: z.object({
      kind: documentKind.optional(),
      limit: limit.default(25),
      offset: offset.default(0),
    }),
    response: page(staffQueuedDocument),
  },
} satisfies Record<string, CallContract>
