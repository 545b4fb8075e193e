import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { from, type Question, toEpochMs } from '@marquee/platform-kernel/questions'
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
export const positionQuestion: Question<JudgedPosition | null> = {
  ask: ({ playerId }) =>
    jsonObjectFrom(
      from
        .selectFrom('player_position')
        .select(['access', 'judged_at'])
        .where('player_id', '=', playerId),
    ),
  read(row) {
    const position = row as { access: boolean; judged_at: string } | null
    return position && { access: position.access, at: toEpochMs(position.judged_at) }
  },
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
