import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import { type Identity, identitiesOf, type Traits } from './identity.ts'
import './migrations.ts'
import { signUpOnBreak } from './refusals.ts'
import { insertRestriction, runningRestriction } from './store.ts'

async function traitsOf(db: Db | Tx, playerId: string): Promise<Traits> {
  return db
    .selectFrom('player')
    .innerJoin('player_profile', 'player_profile.player_id', 'player.id')
    .select(['email', 'phone', 'name', 'surname', 'birth_day as birthDay'])
    .where('player.id', '=', playerId)
    .executeTakeFirstOrThrow()
}

const knownIdentities = (db: Db | Tx, playerId: string): Promise<Identity[]> =>
  db
    .selectFrom('player_identity')
    .select(['kind', 'hash'])
    .where('player_id', '=', playerId)
    .execute()

const isSame = (one: Identity[], other: Identity[]): boolean =>
  one.length === other.length &&
  one.every(({ hash }) => other.some((candidate) => candidate.hash === hash))

/** Notes hashes as excluded until then; a longer exclusion stays. */
export async function excludeHashes(tx: Tx, identities: Identity[], until: number): Promise<void> {
  if (!identities.length) return
  await tx
    .insertInto('group_exclusion')
    .values(identities.map(({ kind, hash }) => ({ kind, hash, ends_at: at(until) })))
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ ends_at: at(until) })
        .where('group_exclusion.ends_at', '<', at(until)),
    )
    .execute()
}

/**
 * Brings up to date by what a player is recognised in the group. To be called wherever e-mail, phone,
 * name or birthday is written, in the same transaction. Whoever is excluded stays so under the new
 * details, and these are excluded too.
 */
export async function refreshIdentity(
  tx: Tx,
  { identityKey, playerId, now }: { identityKey: string; playerId: string; now: number },
): Promise<Identity[]> {
  const known = await knownIdentities(tx, playerId)
  const current = identitiesOf(identityKey, await traitsOf(tx, playerId))
  if (isSame(known, current)) return current
  const running = await runningRestriction(tx, playerId, now)
  await tx.deleteFrom('player_identity').where('player_id', '=', playerId).execute()
  if (current.length) {
    await tx
      .insertInto('player_identity')
      .values(current.map((identity) => ({ player_id: playerId, ...identity })))
      .execute()
  }
  if (running?.kind === 'self-exclusion') {
    await insertRestriction(tx, playerId, running, now)
    await excludeHashes(tx, current, running.until)
  }
  return current
}

/** Every account of the group that shares one of these hashes. */
export const playersOf = async (db: Db | Tx, identities: Identity[]): Promise<string[]> => {
  if (!identities.length) return []
  const rows = await db
    .selectFrom('player_identity')
    .select('player_id')
    .distinct()
    .where(
      'hash',
      'in',
      identities.map(({ hash }) => hash),
    )
    .execute()
  return rows.map((row) => row.player_id)
}

/**
 * Whether somebody of these details may open an account; asked in the transaction that would open it.
 * @throws PlatformError self-excluded, in whatever brand of the group that was.
 */
export async function refuseExcludedSignUp(
  tx: Tx,
  { identityKey, traits, now }: { identityKey: string; traits: Traits; now: number },
): Promise<void> {
  const identities = identitiesOf(identityKey, traits)
  if (!identities.length) return
  const found = await tx
    .selectFrom('group_exclusion')
    .select('ends_at')
    .where(
      'hash',
      'in',
      identities.map(({ hash }) => hash),
    )
    .where('ends_at', '>', at(now))
    .orderBy('ends_at', 'desc')
    .executeTakeFirst()
  if (found) throw signUpOnBreak(found.ends_at)
}

/** Accounts that were opened before there was anything to recognise them by. */
export async function identifyEverybody(
  db: Db,
  { identityKey, now }: { identityKey: string; now: number },
): Promise<void> {
  const rows = await db
    .selectFrom('player')
    .innerJoin('player_profile', 'player_profile.player_id', 'player.id')
    .select('player.id')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('player_identity')
            .select('hash')
            .whereRef('player_identity.player_id', '=', 'player.id'),
        ),
      ),
    )
    .execute()
  for (const { id: playerId } of rows) {
    await db.transaction().execute((tx) => refreshIdentity(tx, { identityKey, playerId, now }))
  }
}
