import { type Kernel, runCommand } from '../../kernel/command.ts'
import { PlatformError } from '../../kernel/errors.ts'
import { endSessions, type Session } from '../../kernel/sessions.ts'
import { hashPassword, verifyPassword } from '../account/password.ts'
import { admit, locked } from '../account/signIn.ts'
import { contactOfPlayer, deleteGuard, savePassword } from '../account/store.ts'

export interface SignedInCaller {
  brand: string
  session: Session
  idempotency: { scope: string; key: string } | null
}

/**
 * Sets another password and ends every other session. Wrong current passwords count like those of
 * signing in, so that an open session is no way to guess.
 * @returns the ids of the sessions that ended.
 * @throws PlatformError wrong-password, or locked after three of them within 30 minutes.
 */
export async function changePassword(
  kernel: Kernel,
  { brand, session, idempotency }: SignedInCaller,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<string[]> {
  const { playerId } = session
  const contact = await contactOfPlayer(kernel.db, playerId)
  const lockedUntil = await admit(kernel, brand, contact)
  const { password_hash: stored } = await kernel.db
    .selectFrom('account')
    .select('password_hash')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  if (!(await verifyPassword(stored, currentPassword))) {
    // A repetition whose first answer was lost has its new password already; it is counted all the same.
    if (await verifyPassword(stored, password)) return []
    if (lockedUntil !== null) throw locked(lockedUntil - kernel.clock.now())
    throw new PlatformError(
      'wrong-password',
      'The current password is wrong. After three wrong ones within 30 minutes this pauses for 30 minutes.',
      { details: [{ path: 'currentPassword', message: 'Not the current password' }] },
    )
  }
  const passwordHash = await hashPassword(password, kernel.random)
  return runCommand(kernel, {
    name: 'security.change-password',
    playerId,
    idempotency,
    input: null,
    async handle({ tx, now, push }) {
      await savePassword(tx, playerId, passwordHash, now)
      await deleteGuard(tx, brand, contact)
      push(playerId, 'profile', { changed: ['password'] })
      return endSessions(tx, playerId, session.id)
    },
  })
}
