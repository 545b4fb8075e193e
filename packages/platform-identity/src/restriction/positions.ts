import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Instant } from '@marquee/platform-kernel/schema'
import type { JudgedPosition } from './rules.ts'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    player_position: PlayerPositionTable
  }
}

interface PlayerPositionTable {
  player_id: string
  access: boolean
  /** Two letters, null outside the USA; where exactly somebody was is not kept. */
  state: string | null
  judged_at: Instant
}

/** How the player's last position was judged; null when none ever was. */
export async function findPosition(db: Db | Tx, playerId: string): Promise<JudgedPosition | null> {
  const row = await db
    .selectFrom('player_position')
    .select(['access', 'judged_at as at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps how a position was judged: it holds for every regional act until the next one. */
export const keepPosition = (
  kernel: Kernel,
  playerId: string,
  { access, state }: { access: boolean; state: string | null },
): Promise<void> =>
  runCommand(kernel, {
    name: 'restriction.position',
    playerId,
    idempotency: null,
    input: null,
    async handle({ tx, now }) {
      const judged = { access, state, judged_at: at(now) }
      await tx
        .insertInto('player_position')
        .values({ player_id: playerId, ...judged })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet(judged))
        .execute()
    },
  })
