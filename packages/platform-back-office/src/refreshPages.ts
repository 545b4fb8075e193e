import { runCommand } from '@marquee/platform-kernel/command'
import { at } from '@marquee/platform-kernel/schema'
import type { StaffCallOf } from './access.ts'

/** Whoever was here within this time may still have a page open, in ms. */
const recently = 86_400_000

/**
 * Tells the open pages of a brand's players that it has changed (RT-16, ERR-30). Pages of guests, who
 * have no realtime connection, learn of a new build by themselves.
 */
export async function refreshPages(
  call: StaffCallOf<'backOffice.refreshPages'>,
): Promise<{ players: number }> {
  const { brand, idempotency } = call
  const { reason } = call.body
  return call.audited({ before: null, after: (told) => told }, (auditing) =>
    runCommand(auditing, {
      name: 'back-office.refresh-pages',
      playerId: null,
      idempotency,
      input: { brand, reason },
      async handle({ tx, now, push }) {
        const players = await tx
          .selectFrom('session')
          .innerJoin('player', 'player.id', 'session.player_id')
          .select('player_id')
          .distinct()
          .where('brand', '=', brand)
          .where('expires_at', '>', at(now))
          .where('last_seen_at', '>', at(now - recently))
          // Each push numbers its player's row: always in one order, so that two commands never wait for each other.
          .orderBy('player_id')
          .execute()
        for (const { player_id: playerId } of players) push(playerId, 'app', { kind: 'reload' })
        return { players: players.length }
      },
    }),
  )
}
