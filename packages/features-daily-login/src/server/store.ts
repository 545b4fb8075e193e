import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import type { FreeSpinBonus } from '@marquee/platform-play/free-spins/store'
import type { Claim } from './rules.ts'

export async function findLastClaim(db: Db | Tx, playerId: string): Promise<Claim | null> {
  const row = await db
    .selectFrom('daily_claim')
    .select(['day', 'level'])
    .where('player_id', '=', playerId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Free spins given since a day, by the level they were given for. */
export async function findBonuses(
  db: Db | Tx,
  playerId: string,
  firstDay: number,
): Promise<Map<number, FreeSpinBonus>> {
  const rows = await db
    .selectFrom('daily_claim')
    .innerJoin('free_spin_bonus', 'free_spin_bonus.id', 'daily_claim.free_spin_bonus_id')
    .select(['level', 'free_spin_bonus.id', 'ends_at'])
    .where('daily_claim.player_id', '=', playerId)
    .where('day', '>=', firstDay)
    .execute()
  return new Map(rows.map((row) => [row.level, { id: row.id, endsAt: row.ends_at }]))
}

export async function insertClaim(
  tx: Tx,
  claim: Claim & { playerId: string; bonusId: number | null; now: number },
): Promise<void> {
  await tx
    .insertInto('daily_claim')
    .values({
      player_id: claim.playerId,
      day: claim.day,
      level: claim.level,
      free_spin_bonus_id: claim.bonusId,
      claimed_at: at(claim.now),
    })
    .execute()
}
