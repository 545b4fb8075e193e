import { createHmac } from 'node:crypto'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { endSessions } from '@marquee/platform-kernel/sessions'
import { hashPassword, verifyPassword } from '@marquee/platform-identity/account/password'
import { refuseWeakPassword } from '@marquee/platform-identity/account/passwordRule'
import {
  provePassword,
  type SignedInCaller,
} from '@marquee/platform-identity/account/provePassword'
import { queueMail } from '@marquee/platform-messages/mail/queue'
import { deleteGuard, savePassword } from '@marquee/platform-identity/account/store'
import { findPlayer } from '@marquee/platform-identity/account/playerRow'

/**
 * Sets another password and ends every other session.
 * @returns the ids of the sessions that ended.
 * @throws PlatformError wrong-password, weak-password, or locked after three wrong ones.
 */
export async function changePassword(
  kernel: Kernel,
  caller: SignedInCaller,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<string[]> {
  const { settings, session, idempotency } = caller
  const { playerId } = session
  // A repetition whose first answer was lost has its new password already; it is counted all the same.
  const proof = await provePassword(kernel, caller, currentPassword, 'currentPassword', (stored) =>
    verifyPassword(stored, password),
  )
  // What was asked, for its key alone: without the platform's own secret nobody finds passwords by it.
  const asked = createHmac('sha256', kernel.identityKey)
    .update(JSON.stringify([currentPassword, password]))
    .digest('base64url')
  const command = { name: 'security.change-password', playerId, idempotency, input: { asked } }
  if (!proof) return runCommand<string[]>(kernel, { ...command, handle: async () => [] })
  refuseWeakPassword(password, await findPlayer(kernel.db, playerId), settings)
  const passwordHash = await hashPassword(password, kernel)
  return runCommand(kernel, {
    ...command,
    async handle(context) {
      const { tx, now, push } = context
      await savePassword(tx, playerId, passwordHash, now)
      await deleteGuard(tx, settings.key, proof.contact)
      await queueMail(context, playerId, { kind: 'password-changed', at: now })
      push(playerId, 'profile', { changed: ['password'] })
      return endSessions(tx, playerId, session.id)
    },
  })
}
