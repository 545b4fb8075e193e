import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { openSession } from '@marquee/platform-kernel/sessions'
import { admit, forgive, locked } from './attempts.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { renewIfRepeated, type SignedIn } from './repeat.ts'
import { refreshIdentity } from '@marquee/platform-protection/protection/group'
import { contactOf } from './contact.ts'
import { announceDevice, noteSignIn } from './signInLog.ts'
import type { Source } from './knownDevice.ts'
import { findAccount } from './store.ts'

const wrongCredentials = () =>
  new PlatformError(
    'wrong-credentials',
    'The e-mail address, phone or password is wrong. After three wrong passwords within 30 minutes sign-in pauses here for 30 minutes.',
  )

export const accountClosed = () =>
  new PlatformError(
    'account-closed',
    'The player closed this account. The support can open it again for whoever proves to be its owner.',
  )

/** Stands for the password of addresses without an account, so that they take as long. */
let nobodysHash: Promise<string> | undefined

/**
 * Signs in. Known and unknown addresses are answered alike, after the same work.
 * @param sourceFor where the attempt comes from, as the account of this id sees it.
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
  device: string,
  sourceFor: (playerId: string | undefined) => Source,
): Promise<{ login: string; token: string; playerId: string }> {
  const contact = contactOf(credentials)
  const account = await findAccount(kernel.db, brand, contact)
  const attempt = { brand, contact, source: sourceFor(account?.playerId) }
  const admitted = await admit(kernel, attempt)
  const { lockedUntil } = admitted
  nobodysHash ??= hashPassword(kernel.random.token(16), kernel)
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
  await forgive(kernel, attempt, admitted)
  const token = await renewIfRepeated(kernel, { result, opened, password })
  return { login: result.login, token, playerId: result.playerId }
}
