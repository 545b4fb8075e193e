import { sql } from 'kysely'
import type { RoundLink, SharedRound } from '../contract/schemas.ts'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { at } from '@marquee/platform-kernel/schema'
import '@marquee/platform-identity/account/store'
import { titleOf } from '@marquee/platform-play/games/titles'
import { openDemo } from '@marquee/platform-play/rounds/launch'
import { findRound } from '@marquee/platform-play/rounds/store'
import { isAround } from '@marquee/platform-protection/protection/isAround'
import { toShared } from './rules.ts'
import './migrations.ts'

const dayMs = 86_400_000
/** Bytes of chance in a link: nobody finds one by trying. */
const idBytes = 16

interface LinkCall {
  playerId: string
  /** The round's. */
  id: string
}

/** The link that a player has made for a round, while it holds. */
export async function findLink(
  db: Db | Tx,
  { playerId, id }: LinkCall,
  now: number,
): Promise<RoundLink | null> {
  const row = await db
    .selectFrom('round_link')
    .select(['id', 'expires_at'])
    .where('round_id', '=', id)
    .where('player_id', '=', playerId)
    .where('expires_at', '>', at(now))
    .executeTakeFirst()
  return row ? { id: row.id, expiresAt: row.expires_at } : null
}

/**
 * Makes a link for one of the player's own rounds; one that holds is answered as it is.
 * @throws PlatformError not-found, or not-available for a round whose end was not seen.
 */
export const share = (
  kernel: Kernel,
  { roundLinks }: Pick<BrandSettings, 'roundLinks'>,
  {
    playerId,
    id,
    brand,
    idempotency,
  }: LinkCall & { brand: string; idempotency: { scope: string; key: string } | null },
): Promise<RoundLink> =>
  runCommand(kernel, {
    name: 'history.share',
    playerId,
    idempotency,
    input: { id },
    async handle({ tx, now, random }) {
      const { status } = await findRound(tx, playerId, id)
      if (status === 'open') {
        throw new PlatformError(
          'not-available',
          `Round ${id} is not over. Play it to its end, then share it.`,
        )
      }
      const known = await findLink(tx, { playerId, id }, now)
      if (known) return known
      const expiresAt = now + roundLinks.days * dayMs
      const fresh = { id: random.token(idBytes), created_at: at(now), expires_at: at(expiresAt) }
      await tx
        .insertInto('round_link')
        .values({ ...fresh, round_id: id, player_id: playerId, brand })
        // One that is over makes room: its address never comes back.
        .onConflict((conflict) => conflict.column('round_id').doUpdateSet(fresh))
        .execute()
      return { id: fresh.id, expiresAt }
    },
  })

/** Ends the link of a player's round, if there is one. */
export const unshare = (
  kernel: Kernel,
  { playerId, id, idempotency }: LinkCall & { idempotency: { scope: string; key: string } | null },
): Promise<void> =>
  runCommand(kernel, {
    name: 'history.unshare',
    playerId,
    idempotency,
    input: { id },
    async handle({ tx }) {
      await tx
        .deleteFrom('round_link')
        .where('round_id', '=', id)
        .where('player_id', '=', playerId)
        .execute()
    },
  })

/**
 * What a link shows to anybody. Nothing is told of a player who has closed the account, takes a break or
 * is excluded: not even that there was a round.
 * @throws PlatformError not-found, the same for whatever reason.
 */
export async function openLink(
  { db, clock }: Kernel,
  settings: BrandSettings,
  id: string,
): Promise<SharedRound> {
  const now = clock.now()
  const row = await db
    .selectFrom('round_link')
    .innerJoin('game_round', 'game_round.id', 'round_link.round_id')
    .innerJoin('account', 'account.player_id', 'round_link.player_id')
    .select(['game_id', 'game_mode', 'outcome'])
    .where('round_link.id', '=', id)
    .where('round_link.brand', '=', settings.key)
    .where('round_link.expires_at', '>', at(now))
    .where('closed_at', 'is', null)
    .where(isAround(sql.ref('round_link.player_id'), now))
    .executeTakeFirst()
  if (!row) {
    throw new PlatformError(
      'not-found',
      'There is no round by this link: it was never made, has expired, or is not shared any more.',
    )
  }
  return toShared({
    id,
    title: titleOf(row.game_id),
    gameMode: row.game_mode,
    outcome: row.outcome,
    launch: openDemo(settings, row.game_id),
  })
}

/** Forgets links that are over. */
export async function forgetLinks({ db, clock }: Pick<Kernel, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('round_link').where('expires_at', '<=', at(clock.now())).execute()
}
