import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { endSession, endSessions } from '@marquee/platform-kernel/sessions'
import { sessionsOf } from '@marquee/platform-identity/account/playerRow'
import type { StaffCallOf, StaffHandlers } from './access.ts'
import { playerOf } from './playerOf.ts'

const data = <T>(value: T) => ({ success: true as const, data: value })

/**
 * Ends one session of a player or all of them, on record; their open pages learn it at once.
 * @throws PlatformError not-found for a session that is over or somebody else's.
 */
async function end(
  call: StaffCallOf<'backOffice.endPlayerSessions'>,
  { sockets }: Pick<Surroundings, 'sockets'>,
): Promise<{ ended: number }> {
  const playerId = await playerOf(call)
  const { sessionId } = call.body
  const ended = await call.audited(
    {
      before: null,
      after: (ids) => ({ ended: (ids as string[]).length }),
      happened: (ids) => (ids as string[]).length > 0,
    },
    (auditing) =>
      runCommand(auditing, {
        name: 'back-office.end-sessions',
        playerId,
        idempotency: call.idempotency,
        input: { playerId, sessionId },
        async handle({ tx, now, push }) {
          push(playerId, 'profile', { changed: ['sessions'] })
          if (sessionId === null) return endSessions(tx, playerId)
          const running = await sessionsOf(tx, playerId, now)
          if (!running.some(({ id }) => id === sessionId)) {
            throw new PlatformError(
              'not-found',
              'The player has no such session; it may be over already. Ask for the list anew.',
            )
          }
          await endSession(tx, sessionId)
          return [sessionId]
        },
      }),
  )
  for (const id of ended) sockets?.closeSession(id)
  return { ended: ended.length }
}

/** Where a player is signed in, and how staff end that. */
export const playerSessionHandlers = (surroundings: Surroundings): StaffHandlers => ({
  async 'backOffice.playerSessions'(call) {
    const { db, clock } = call.kernel
    return data({ sessions: await sessionsOf(db, await playerOf(call), clock.now()) })
  },
  'backOffice.endPlayerSessions': async (call) => data(await end(call, surroundings)),
})
