import type { RequiredTerm } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { documentsOf } from './documents/documentsOf.ts'
import { changesSince } from './rules.ts'
import { currentTerms, knownIds, lastAccepted, noteTerms, openTerms, publish } from './store.ts'

/** What a player has to accept before going on (PLAYER-01 `termsRequirement`), in reading order. */
export const termsRequirement = (db: Db | Tx, playerId: string) => openTerms(db, playerId)

/** The open documents in full, with what is new in each since this player last accepted it. */
export async function unconfirmedTerms(
  { db }: Pick<Kernel, 'db'>,
  brand: string,
  playerId: string,
): Promise<RequiredTerm[]> {
  const open = await openTerms(db, playerId)
  return Promise.all(
    open.map(async ({ id, key }) => {
      const { title, version, paragraphs, publishedAt } = await db
        .selectFrom('terms_version')
        .select(['title', 'version', 'paragraphs', 'published_at as publishedAt'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const accepted = await lastAccepted(db, brand, playerId, key)
      return {
        id,
        key,
        title,
        version,
        publishedAt,
        acceptedVersion: accepted?.version ?? null,
        ...changesSince(accepted?.paragraphs ?? null, paragraphs),
      }
    }),
  )
}

/** Somebody who opens an account accepts what is current then; part of the sign-up's command. */
export async function acceptCurrentTerms(
  tx: Tx,
  { brand, playerId, now }: { brand: string; playerId: string; now: number },
): Promise<void> {
  const ids = (await currentTerms(tx, brand)).map(({ id }) => id)
  await noteTerms(tx, { playerId, ids, kind: 'shown', now })
  await noteTerms(tx, { playerId, ids, kind: 'accepted', now })
}

interface Note {
  brand: string
  playerId: string
  ids: number[]
  kind: 'shown' | 'accepted'
  idempotency: { scope: string; key: string } | null
}

/**
 * Records that a player saw or accepted versions of documents.
 * @throws PlatformError not-found when one of them is no version of this brand.
 */
export const recordTerms = (
  kernel: Kernel,
  { brand, playerId, ids, kind, idempotency }: Note,
): Promise<void> =>
  runCommand(kernel, {
    name: kind === 'shown' ? 'terms.log' : 'terms.confirm',
    playerId,
    idempotency,
    input: { ids },
    async handle({ tx, now, push }) {
      const known = await knownIds(tx, { brand, playerId }, ids)
      const strange = ids.filter((id) => !known.includes(id))
      if (strange.length) {
        throw new PlatformError(
          'not-found',
          `There are no terms ${strange.join(', ')} here. GET /rest/terms/unconfirmed/ lists what is open.`,
        )
      }
      await noteTerms(tx, { playerId, ids, kind, now })
      // The player's other tabs are frozen too.
      if (kind === 'accepted') push(playerId, 'profile', { changed: ['termsRequirement'] })
    },
  })

/** Publishes what the brand's documents say now, where that is new. Repeatable. */
export const publishDocuments = (kernel: Kernel, settings: BrandSettings): Promise<void> =>
  runCommand(kernel, {
    name: 'terms.publish',
    playerId: null,
    idempotency: null,
    input: null,
    async handle({ tx, now }) {
      for (const document of documentsOf(settings)) {
        await publish(tx, { brand: settings.key, document, now })
      }
    },
  })
