import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { endSessions, type Session } from '@marquee/platform-kernel/sessions'
import type { Contact } from '@marquee/platform-identity/account/contact'
import { hashPassword, verifyPassword } from '@marquee/platform-identity/account/password'
import { refuseWeakPassword } from '@marquee/platform-identity/account/passwordRule'
import { admit, type Attempt, forgive, locked } from '@marquee/platform-identity/account/attempts'
import { queueMail } from '@marquee/platform-messages/mail/queue'
import {
  contactOfPlayer,
  deleteGuard,
  savePassword,
} from '@marquee/platform-identity/account/store'
import { findPlayer } from '@marquee/platform-identity/account/playerRow'

export interface SignedInCaller {
  settings: BrandSettings
  session: Session
  idempotency: { scope: string; key: string } | null
}

interface Proof {
  /** Whose wrong passwords are forgotten once the command has run. */
  contact: Contact
  passwordHash: string
  /** Forgets the wrong passwords that came by this session. */
  forgiven: () => Promise<void>
}

/**
 * Proves that whoever holds the session knows the password. Wrong ones count like those of signing in,
 * so that an open session is no way to guess.
 * @param field of the form, for the detail of the refusal.
 * @param orElse says whether a wrong password is let pass, for a repetition whose answer was lost.
 * @throws PlatformError wrong-password, or locked after three of them within 30 minutes.
 */
export async function provePassword(
  kernel: Kernel,
  { settings: { key: brand }, session: { playerId, id: sessionId } }: SignedInCaller,
  password: string,
  field: string,
  orElse: (passwordHash: string) => Promise<boolean> = async () => false,
): Promise<Proof | null> {
  const contact = await contactOfPlayer(kernel.db, playerId)
  // Whoever holds the session is let in already: what strangers try elsewhere does not shut them out.
  const source = { isKnown: true, id: `session:${sessionId}` }
  const attempt: Attempt = { brand, contact, source }
  const admitted = await admit(kernel, attempt)
  const { lockedUntil } = admitted
  const { password_hash: passwordHash } = await kernel.db
    .selectFrom('account')
    .select('password_hash')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  if (await verifyPassword(passwordHash, password))
    return { contact, passwordHash, forgiven: () => forgive(kernel, attempt, admitted) }
  if (await orElse(passwordHash)) return null
  if (lockedUntil !== null) throw locked(lockedUntil - kernel.clock.now())
  throw new PlatformError(
    'wrong-password',
    'The current password is wrong. After three wrong ones within 30 minutes this pauses for 30 minutes.',
    { details: [{ path: field, message: 'Not the current password' }] },
  )
}

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
  if (!proof) return []
  refuseWeakPassword(password, await findPlayer(kernel.db, playerId), settings)
  const passwordHash = await hashPassword(password, kernel.random)
  return runCommand(kernel, {
    name: 'security.change-password',
    playerId,
    idempotency,
    input: null,
    async handle(command) {
      const { tx, now, push } = command
      await savePassword(tx, playerId, passwordHash, now)
      await deleteGuard(tx, settings.key, proof.contact)
      await queueMail(command, playerId, { kind: 'password-changed', at: now })
      push(playerId, 'profile', { changed: ['password'] })
      return endSessions(tx, playerId, session.id)
    },
  })
}
