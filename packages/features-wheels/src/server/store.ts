import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import './migrations.ts'

export interface Spin {
  wheelId: number
  turn: number
  sectorId: number
}

/** The newest spin of each wheel, by the wheel's id. */
export async function lastSpins(db: Db | Tx, playerId: string): Promise<Map<number, Spin>> {
  const rows = await db
    .selectFrom('wheel_spin')
    .distinctOn('wheel_id')
    .select(['wheel_id', 'turn', 'sector_id'])
    .where('player_id', '=', playerId)
    .orderBy('wheel_id')
    .orderBy('turn', 'desc')
    .execute()
  return new Map(
    rows.map((row) => [
      row.wheel_id,
      { wheelId: row.wheel_id, turn: row.turn, sectorId: row.sector_id },
    ]),
  )
}

export async function insertSpin(
  tx: Tx,
  { playerId, now, wheelId, turn, sectorId }: Spin & { playerId: string; now: number },
): Promise<void> {
  await tx
    .insertInto('wheel_spin')
    .values({
      player_id: playerId,
      wheel_id: wheelId,
      turn,
      sector_id: sectorId,
      spun_at: at(now),
    })
    .execute()
}
