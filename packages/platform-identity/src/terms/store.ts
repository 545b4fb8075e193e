import { type Generated, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { askOne, from, type Question } from '@marquee/platform-kernel/questions'
import { at, type Instant, type Json } from '@marquee/platform-kernel/schema'
import type { TermsDocument, Texts } from './documents/types.ts'
import type { Paragraph } from './rules.ts'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    terms_version: TermsVersionTable
    terms_event: TermsEventTable
  }
}

interface TermsVersionTable {
  id: Generated<number>
  brand: string
  key: string
  version: string
  title: Json<Texts>
  paragraphs: Json<Paragraph[]>
  is_current: boolean
  published_at: Instant
  /** A version on trial with one player; null for everybody. */
  only_for: string | null
}

interface TermsEventTable {
  player_id: string
  terms_id: number
  kind: 'shown' | 'accepted'
  at: Instant
}

/** Every document of a brand in the version that counts. */
export const currentTerms = (db: Db | Tx, brand: string) =>
  db
    .selectFrom('terms_version')
    .select(['id', 'key', 'version', 'title', 'paragraphs', 'published_at as publishedAt'])
    .where('brand', '=', brand)
    .where('is_current', '=', true)
    .where('only_for', 'is', null)
    .orderBy('key')
    .execute()

export type OpenTerms = { id: number; key: string }[]

/** Id and key of the current versions that a player has not accepted, of the brand they play at. */
export const openTermsQuestion: Question<OpenTerms> = {
  ask: ({ playerId }) =>
    jsonArrayFrom(
      from
        .selectFrom('terms_version')
        .innerJoin('player as reader', 'reader.brand', 'terms_version.brand')
        .select(['terms_version.id', 'key'])
        .where('reader.id', '=', playerId)
        .where('is_current', '=', true)
        .where((eb) => eb.or([eb('only_for', 'is', null), eb('only_for', '=', playerId)]))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('terms_event')
                .select(sql`1`.as('one'))
                .where('player_id', '=', playerId)
                .whereRef('terms_id', '=', 'terms_version.id')
                .where('kind', '=', 'accepted'),
            ),
          ),
        )
        .orderBy('terms_version.id'),
    ),
  read: (rows) => rows as OpenTerms,
}

/** Id and key of the current versions that a player has not accepted. */
export const openTerms = (db: Db | Tx, playerId: string): Promise<OpenTerms> =>
  // What is open does not depend on the hour.
  askOne(db, openTermsQuestion, { playerId, now: 0 })

/** The version of a document that a player accepted last, whatever is current now. */
export const lastAccepted = (db: Db | Tx, brand: string, playerId: string, key: string) =>
  db
    .selectFrom('terms_event')
    .innerJoin('terms_version', 'terms_version.id', 'terms_event.terms_id')
    .select(['version', 'paragraphs'])
    .where('brand', '=', brand)
    .where('key', '=', key)
    .where('player_id', '=', playerId)
    .where('kind', '=', 'accepted')
    .orderBy('terms_id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Notes that terms were shown or accepted; the first time is what counts. */
export async function noteTerms(
  tx: Tx,
  note: { playerId: string; ids: number[]; kind: 'shown' | 'accepted'; now: number },
): Promise<void> {
  if (!note.ids.length) return
  await tx
    .insertInto('terms_event')
    .values(
      note.ids.map((id) => ({
        player_id: note.playerId,
        terms_id: id,
        kind: note.kind,
        at: at(note.now),
      })),
    )
    .onConflict((conflict) => conflict.columns(['player_id', 'terms_id', 'kind']).doNothing())
    .execute()
}

/** The ids among these that are versions of this brand's documents, for everybody or this player. */
export async function knownIds(
  db: Db | Tx,
  { brand, playerId }: { brand: string; playerId: string },
  ids: number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('terms_version')
    .select('id')
    .where('brand', '=', brand)
    .where((eb) => eb.or([eb('only_for', 'is', null), eb('only_for', '=', playerId)]))
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id }) => id)
}

export interface Publication {
  brand: string
  document: TermsDocument
  now: number
  /** Tries the version with one player first. */
  onlyFor?: string | null
}

const sameAudience = (onlyFor: string | null) =>
  sql<boolean>`only_for is not distinct from ${onlyFor}::uuid`

/** Makes a version the current one of its document; false when it was published before. */
export async function publish(
  tx: Tx,
  { brand, document, now, onlyFor = null }: Publication,
): Promise<boolean> {
  const known = await tx
    .selectFrom('terms_version')
    .select('id')
    .where('brand', '=', brand)
    .where('key', '=', document.key)
    .where('version', '=', document.version)
    .where(sameAudience(onlyFor))
    .executeTakeFirst()
  if (known) return false
  await tx
    .updateTable('terms_version')
    .set({ is_current: false })
    .where('brand', '=', brand)
    .where('key', '=', document.key)
    .where('is_current', '=', true)
    .where(sameAudience(onlyFor))
    .execute()
  const inserted = await tx
    .insertInto('terms_version')
    .values({
      brand,
      key: document.key,
      version: document.version,
      title: JSON.stringify(document.title),
      paragraphs: JSON.stringify(document.paragraphs),
      is_current: true,
      published_at: at(now),
      only_for: onlyFor,
    })
    .onConflict((conflict) => conflict.columns(['brand', 'key', 'version', 'only_for']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
