import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { endSession, endSessions } from '@marquee/platform-kernel/sessions'
import type { SignedInCaller } from '@marquee/platform-identity/account/provePassword'

/**
 * Signs one other device of the player out.
 * @throws PlatformError not-found when the player has no such session beside this one.
 */
export const endOneSession = (
  kernel: Kernel,
  { session, idempotency }: SignedInCaller,
  id: string,
): Promise<string[]> =>
  runCommand(kernel, {
    name: 'security.end-session',
    playerId: session.playerId,
    idempotency,
    input: { id },
    async handle({ tx, push }) {
      const found = await tx
        .selectFrom('session')
        .select('id')
        .where('player_id', '=', session.playerId)
        .where('session.id', '=', id)
        .executeTakeFirst()
      if (!found || id === session.id) {
        throw new PlatformError(
          'not-found',
          'There is no other device with this session; it may be over already. Ask for the list anew.',
        )
      }
      await endSession(tx, id)
      push(session.playerId, 'profile', { changed: ['sessions'] })
      return [id]
    },
  })

/** Signs every other device of the player out. */
export const endOtherSessions = (
  kernel: Kernel,
  { session, idempotency }: SignedInCaller,
): Promise<string[]> =>
  runCommand(kernel, {
    name: 'security.end-other-sessions',
    playerId: session.playerId,
    idempotency,
    input: null,
    async handle({ tx, push }) {
      push(session.playerId, 'profile', { changed: ['sessions'] })
      return endSessions(tx, session.playerId, session.id)
    },
  })
