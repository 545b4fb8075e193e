import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Session } from '@marquee/platform-kernel/sessions'
import { admit, type Attempt, forgive, locked } from './attempts.ts'
import type { Contact } from './contact.ts'
import { verifyPassword } from './password.ts'
import { contactOfPlayer } from './store.ts'

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
