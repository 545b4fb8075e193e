import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { openSession } from '@marquee/platform-kernel/sessions'
import { hashPassword, verifyPassword } from './password.ts'
import { renewIfRepeated, type SignedIn } from './repeat.ts'
import { refreshIdentity } from '@marquee/platform-protection/protection/group'
import { type Contact, contactOf } from './contact.ts'
import { countAttempt } from './rules.ts'
import { announceDevice, noteSignIn } from './signInLog.ts'
import { deleteGuard, findAccount, lockGuard, saveGuard } from './store.ts'

const wrongCredentials = () =>
  new PlatformError(
    'wrong-credentials',
    'The e-mail address, phone or password is wrong. After three wrong passwords within 30 minutes sign-in pauses for 30 minutes.',
  )

export const locked = (retryAfterMs: number) =>
  new PlatformError(
    'locked',
    'Sign-in for this account pauses after three wrong passwords. Try again in 30 minutes, or set a new password.',
    { retryAfterMs },
  )

export const accountClosed = () =>
  new PlatformError(
    'account-closed',
    'The player closed this account. The support can open it again for whoever proves to be its owner.',
  )

/** Stands for the password of addresses without an account, so that they take as long. */
let nobodysHash: Promise<string> | undefined

/** Counts this attempt; gives the end of the lock that it caused if its password is wrong. @throws locked. */
export async function admit(
  kernel: Kernel,
  brand: string,
  contact: Contact,
): Promise<number | null> {
  const attempt = await runCommand(kernel, {
    name: 'account.sign-in-attempt',
    playerId: null,
    // Never by the request's key: a repeated key with another password is another guess.
    idempotency: null,
    input: null,
    async handle({ tx, now }) {
      const guard = await lockGuard(tx, brand, contact, now)
      const counted = countAttempt(guard, now)
      if (!counted) return { refusedFor: (guard.lockedUntil ?? now) - now, lockedUntil: null }
      await saveGuard(tx, { brand, contact, guard: counted })
      return { refusedFor: null, lockedUntil: counted.lockedUntil }
    },
  })
  // No password is hashed while sign-in is locked, for known and unknown addresses alike.
  if (attempt.refusedFor !== null) throw locked(attempt.refusedFor)
  return attempt.lockedUntil
}

/**
 * Signs in. Known and unknown addresses are answered alike, after the same work.
 * @throws PlatformError wrong-credentials, locked after three wrong passwords within 30 minutes, or
 * account-closed, which only whoever knows the password is told.
 */
export async function signIn(
  kernel: Kernel,
  brand: string,
  {
    password,
    ...credentials
  }: { email?: string | undefined; phone?: string | undefined; password: string },
  idempotency: { scope: string; key: string } | null,
  device = '',
): Promise<{ login: string; token: string }> {
  const contact = contactOf(credentials)
  const lockedUntil = await admit(kernel, brand, contact)
  const account = await findAccount(kernel.db, brand, contact)
  nobodysHash ??= hashPassword(kernel.random.token(16), kernel.random)
  const matches = await verifyPassword(account?.passwordHash ?? (await nobodysHash), password)
  if (!account || !matches) {
    throw lockedUntil === null ? wrongCredentials() : locked(lockedUntil - kernel.clock.now())
  }
  if (account.isClosed) throw accountClosed()
  const { playerId, login } = account
  let opened: { token: string; sessionId: string } | undefined
  const result = await runCommand<SignedIn>(kernel, {
    name: 'account.sign-in',
    playerId,
    idempotency,
    input: contact,
    async handle(command) {
      const { tx, now } = command
      const { token, session } = await openSession(tx, kernel, playerId)
      await refreshIdentity(tx, { identityKey: kernel.identityKey, playerId, now })
      await announceDevice(command, { playerId, device })
      await noteSignIn(tx, { playerId, sessionId: session.id, device }, now)
      opened = { token, sessionId: session.id }
      return { login, playerId, sessionId: session.id }
    },
  })
  await runCommand(kernel, {
    name: 'account.sign-in-success',
    playerId: null,
    idempotency: null,
    input: null,
    handle: ({ tx }) => deleteGuard(tx, brand, contact),
  })
  return { login: result.login, token: await renewIfRepeated(kernel, { result, opened, password }) }
}
