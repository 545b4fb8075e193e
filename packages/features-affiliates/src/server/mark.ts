import { sql } from 'kysely'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import { askOne, type Question } from '@marquee/platform-kernel/questions'
import { at, type Instant } from '@marquee/platform-kernel/schema'
import { openPartner } from './partner.ts'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    affiliate: AffiliateTable
  }
}

interface AffiliateTable {
  player_id: string
  since: Instant
}

export const affiliateMigrations: MigrationStep[] = [
  {
    name: '20261121-9-affiliate',
    statements: [
      `create table affiliate (
        player_id uuid primary key references player (id),
        since timestamptz not null
      )`,
    ],
  },
]

/** Whether staff have made a player an affiliate (ROLE-07). */
export const affiliateQuestion: Question<boolean> = {
  ask: ({ playerId }) => sql`exists (select 1 from affiliate where player_id = ${playerId})`,
  read: Boolean,
}

/** Whether staff have made this player an affiliate (ROLE-07). */
export const isAffiliateOf = (db: Db | Tx, playerId: string): Promise<boolean> =>
  // Since when does not matter.
  askOne(db, affiliateQuestion, { playerId, now: 0 })

interface Mark {
  playerId: string
  isAffiliate: boolean
  idempotency: { scope: string; key: string } | null
}

/**
 * Makes a player an affiliate, or ends that, and tells their tabs (ROLE-07). Their code is theirs for
 * good: while they are none, it counts for nothing.
 * @returns whether anything changed.
 */
export const markAffiliate = (
  kernel: Kernel,
  { playerId, isAffiliate, idempotency }: Mark,
): Promise<boolean> =>
  runCommand(kernel, {
    name: 'player.mark-affiliate',
    playerId,
    idempotency,
    input: { playerId, isAffiliate },
    async handle(command) {
      const { tx, now, push } = command
      if ((await isAffiliateOf(tx, playerId)) === isAffiliate) return false
      if (isAffiliate) {
        await tx
          .insertInto('affiliate')
          .values({ player_id: playerId, since: at(now) })
          .execute()
        await openPartner(command, playerId)
      } else await tx.deleteFrom('affiliate').where('player_id', '=', playerId).execute()
      push(playerId, 'profile', { changed: ['isAffiliate'] })
      return true
    },
  })
