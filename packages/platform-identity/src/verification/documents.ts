import { randomUUID } from 'node:crypto'
import type { DocumentKind, VerificationDocument } from '@marquee/contract'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { keepAnswer } from '@marquee/platform-kernel/keepAnswer'
import type { Files } from '@marquee/platform-kernel/files'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import { applyReport } from './identity.ts'
import { documentName, type ReceivedFile } from './receive.ts'
import {
  countDocuments,
  decideDocument,
  documentsOf,
  findDocument,
  insertDocument,
} from './store.ts'

/** Nobody needs to send more; a stolen account could fill the disk. */
const documentsAllowed = 40

const notFound = () =>
  new PlatformError('not-found', 'There is no such document among those you sent.')

/** Device names are shown and sent back in headers: without folders and without control characters. */
export const cleanName = (name: string): string =>
  name
    .replace(/^.*[/\\]/s, '')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .slice(0, 120) || 'document'

interface Upload {
  playerId: string
  kind: DocumentKind
  name: string
  received: ReceivedFile
  files: Files
  idempotency: { scope: string; key: string } | null
}

async function documentOf(db: Kernel['db'], playerId: string, id: string) {
  const document = (await documentsOf(db, playerId)).find((one) => one.id === id)
  if (!document) throw notFound()
  return document
}

/**
 * Keeps a document whose file has arrived. Sent again with the same key, it is kept once.
 * @throws PlatformError not-available when the player has sent more than anybody needs.
 */
export async function keepDocument(
  kernel: Kernel,
  { playerId, kind, name, received, files, idempotency }: Upload,
): Promise<VerificationDocument> {
  const drop = () => files.remove(documentName(received.file))
  const { id, file } = await runCommand(kernel, {
    name: 'verification.upload',
    playerId,
    idempotency,
    input: { kind, name, sha256: received.sha256 },
    async handle({ tx, now, push }) {
      if ((await countDocuments(tx, playerId)) >= documentsAllowed) {
        throw new PlatformError(
          'not-available',
          `There are ${documentsAllowed} documents of this player already. Ask support to look at them first.`,
        )
      }
      const document = { ...received, id: randomUUID(), playerId, kind, name: cleanName(name) }
      await insertDocument(tx, document, now)
      push(playerId, 'profile', { changed: ['documents'] })
      return { id: document.id, file: document.file }
    },
  }).catch(async (error: unknown) => {
    await drop()
    throw error
  })
  if (file !== received.file) await drop()
  const answered = { name: 'verification.uploaded', playerId, idempotency }
  return keepAnswer(kernel, answered, (tx) => documentOf(tx, playerId, id))
}

export interface Review {
  documentId: string
  decision: 'approved' | 'rejected'
  /** What the player reads; needed for a rejection. */
  reason: string | null
  /** Who decided, for the record. */
  by: string
  idempotency?: { scope: string; key: string } | null
}

/**
 * Decides on a document and tells the player's tabs. Proof of identity that is approved verifies the
 * player, as the automatic check would. The same decision once more changes nothing and tells nobody.
 * @returns whether anything changed.
 * @throws PlatformError not-found, or invalid-input for a rejection without a reason.
 */
export async function reviewDocument(
  kernel: Kernel,
  { documentId, decision, reason, by, idempotency = null }: Review,
): Promise<boolean> {
  const document = await findDocument(kernel.db, documentId)
  if (!document) throw notFound()
  if (decision === 'rejected' && !reason?.trim()) {
    throw new PlatformError('invalid-input', 'Say why: a rejected player has to know what to mend.')
  }
  const { playerId } = document
  return runCommand(kernel, {
    name: 'verification.review',
    playerId,
    idempotency,
    input: { documentId, decision, reason },
    async handle(command) {
      const { tx, now, push } = command
      const current = await findDocument(tx, documentId)
      if (current?.status === decision) return false
      await decideDocument(tx, { documentId, status: decision, reason, by, now })
      push(playerId, 'profile', { changed: ['documents'] })
      await recordInInbox(command, {
        playerId,
        kind: 'document',
        key: `${documentId}:${decision}`,
        params: { status: decision, kind: document.kind },
      })
      if (decision === 'approved' && document.kind === 'identity') {
        const report = { kind: 'status', status: 'approved' } as const
        await applyReport(command, { playerId, eventId: `document:${documentId}`, report, reason })
      }
      return true
    },
  })
}

/** The file of a document, for its owner alone. @throws PlatformError not-found for everybody else. */
export async function ownDocument(
  { db }: Pick<Kernel, 'db'>,
  playerId: string,
  documentId: string,
) {
  const document = await findDocument(db, documentId)
  if (document?.playerId !== playerId) throw notFound()
  return document
}
