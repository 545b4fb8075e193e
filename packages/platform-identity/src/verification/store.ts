import type { Generated } from 'kysely'
import type {
  CardAction,
  DocumentKind,
  DocumentStatus,
  IdentityEvent,
  IdentityStatus,
  VerificationDocument,
} from '@marquee/contract'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Instant } from '@marquee/platform-kernel/schema'
import type { DocumentType } from './fileType.ts'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    document: DocumentTable
    document_event: DocumentEventTable
    identity_status: IdentityStatusTable
    identity_event: IdentityEventTable
  }
}

interface DocumentTable {
  id: string
  player_id: string
  kind: DocumentKind
  name: string
  type: DocumentType
  /** Bytes. */
  size: number
  sha256: string
  /** Name of the file in the folder of documents. */
  file: string
  status: DocumentStatus
  created_at: Instant
}

interface DocumentEventTable {
  id: Generated<bigint>
  document_id: string
  status: DocumentStatus
  reason: string | null
  /** Who of ours decided; null for what the player did. */
  decided_by: string | null
  at: Instant
}

interface IdentityStatusTable {
  player_id: string
  status: IdentityStatus
  updated_at: Instant
}

interface IdentityEventTable {
  id: Generated<bigint>
  event_id: string
  player_id: string
  status: IdentityStatus | null
  action: CardAction | null
  reason: string | null
  at: Instant
}

export type DocumentRow = {
  id: string
  playerId: string
  kind: DocumentKind
  name: string
  type: DocumentType
  size: number
  status: DocumentStatus
}

const documentColumns = [
  'document.id',
  'document.player_id as playerId',
  'document.kind',
  'document.name',
  'document.type',
  'document.size',
  'document.status',
] as const

/** Adds what became of each document, oldest first. */
async function withHistory<D extends DocumentRow>(
  db: Db | Tx,
  documents: D[],
): Promise<(D & Pick<VerificationDocument, 'history'>)[]> {
  if (!documents.length) return []
  const events = await db
    .selectFrom('document_event')
    .select(['document_id', 'status', 'reason', 'at'])
    .where(
      'document_id',
      'in',
      documents.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  const byDocument = Map.groupBy(events, (event) => event.document_id)
  return documents.map((document) => ({
    ...document,
    history: (byDocument.get(document.id) ?? []).map(({ status, reason, at: when }) => ({
      status,
      reason,
      at: when,
    })),
  }))
}

/** A player's documents, newest first. */
export async function documentsOf(db: Db | Tx, playerId: string): Promise<VerificationDocument[]> {
  const rows = await db
    .selectFrom('document')
    .select(documentColumns)
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const documents = await withHistory(db, rows)
  return documents.map(({ id, kind, name, type, size, status, history }) => ({
    id,
    kind,
    name,
    type,
    size,
    status,
    history,
  }))
}

export interface DocumentFilter {
  status?: DocumentStatus | undefined
  kind?: DocumentKind | undefined
  brand?: string
  limit?: number
  offset?: number
}

const matching = (db: Db | Tx, { status, kind, brand }: DocumentFilter) =>
  db
    .selectFrom('document')
    .innerJoin('player', 'player.id', 'document.player_id')
    .$if(status !== undefined, (query) => query.where('document.status', '=', status ?? 'pending'))
    .$if(kind !== undefined, (query) => query.where('document.kind', '=', kind ?? 'identity'))
    .$if(brand !== undefined, (query) => query.where('brand', '=', brand ?? ''))

/** Documents of all players for those who review them, the longest waiting first. */
export async function listDocuments(
  db: Db | Tx,
  { limit = 100, offset = 0, ...filter }: DocumentFilter = {},
) {
  const rows = await matching(db, filter)
    .select([...documentColumns, 'brand', 'login', 'document.created_at as createdAt'])
    .orderBy('document.created_at')
    .orderBy('document.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return withHistory(db, rows)
}

/** How many documents a filter finds, whatever the page. */
export async function countMatching(db: Db | Tx, filter: DocumentFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** One document with its file's name, or undefined. */
export const findDocument = (db: Db | Tx, id: string) =>
  db
    .selectFrom('document')
    .select([...documentColumns, 'document.file'])
    .where('document.id', '=', id)
    .executeTakeFirst()

export const countDocuments = async (db: Db | Tx, playerId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('document')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertDocument(
  tx: Tx,
  document: Omit<DocumentRow, 'status'> & { sha256: string; file: string },
  now: number,
): Promise<void> {
  const { playerId, ...rest } = document
  await tx
    .insertInto('document')
    .values({ ...rest, player_id: playerId, status: 'pending', created_at: at(now) })
    .execute()
  await insertDocumentEvent(tx, { documentId: document.id, status: 'pending', now })
}

export interface DocumentDecision {
  documentId: string
  status: DocumentStatus
  reason?: string | null
  by?: string
  now: number
}

async function insertDocumentEvent(tx: Tx, decision: DocumentDecision): Promise<void> {
  await tx
    .insertInto('document_event')
    .values({
      document_id: decision.documentId,
      status: decision.status,
      reason: decision.reason ?? null,
      decided_by: decision.by ?? null,
      at: at(decision.now),
    })
    .execute()
}

export async function decideDocument(tx: Tx, decision: DocumentDecision): Promise<void> {
  await tx
    .updateTable('document')
    .set({ status: decision.status })
    .where('id', '=', decision.documentId)
    .execute()
  await insertDocumentEvent(tx, decision)
}

/** Where a player's verification stands; null for one who has not begun. */
export async function identityStatusOf(
  db: Db | Tx,
  playerId: string,
): Promise<IdentityStatus | null> {
  const row = await db
    .selectFrom('identity_status')
    .select('status')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.status ?? null
}

export async function saveIdentityStatus(
  tx: Tx,
  playerId: string,
  status: IdentityStatus,
  now: number,
): Promise<void> {
  await tx
    .insertInto('identity_status')
    .values({ player_id: playerId, status, updated_at: at(now) })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({ status, updated_at: at(now) }),
    )
    .execute()
}

/** What happened in a player's verification, newest first. */
export const identityEventsOf = (
  db: Db | Tx,
  playerId: string,
  limit = 100,
): Promise<IdentityEvent[]> =>
  db
    .selectFrom('identity_event')
    .select(['status', 'action', 'reason', 'at'])
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Notes an event; false when it was noted before. */
export async function noteIdentityEvent(
  tx: Tx,
  event: IdentityEvent & { eventId: string; playerId: string },
): Promise<boolean> {
  const noted = await tx
    .insertInto('identity_event')
    .values({
      event_id: event.eventId,
      player_id: event.playerId,
      status: event.status,
      action: event.action,
      reason: event.reason,
      at: at(event.at),
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}
