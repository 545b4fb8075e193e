import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { openSession } from '@marquee/platform-kernel/sessions'
import { type Counted, countIn, forgive, lockedButForCode } from './attempts.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { renewIfRepeated, type SignedIn } from './repeat.ts'
import { refreshIdentity } from '@marquee/platform-protection/protection/group'
import { contactOf } from './contact.ts'
import { announceDevice, noteSignIn } from './signInLog.ts'
import type { Source } from './knownDevice.ts'
import { signInOf, tryCode, wrongCode } from './signInCode.ts'
import { sourcesToForget, spendSignInCode } from './signInCodeStore.ts'
import { deleteGuard, findAccount } from './store.ts'

const wrongCredentials = () =>
  new PlatformError(
    'wrong-credentials',
    'The e-mail address, phone or password is wrong. After three wrong passwords within 30 minutes sign-in pauses here for 30 minutes, or until a code that we send lets you in.',
  )

export const accountClosed = () =>
  new PlatformError(
    'account-closed',
    'The player closed this account. The support can open it again for whoever proves to be its owner.',
  )

/** Stand for the passwords of addresses without an account, by what hashing costs: they take as long. */
const nobodysHashes = new Map<string, Promise<string>>()

function nobodysHash(kernel: Kernel): Promise<string> {
  const cost = JSON.stringify(kernel.passwordCost ?? null)
  const hash = nobodysHashes.get(cost) ?? hashPassword(kernel.random.token(16), kernel)
  nobodysHashes.set(cost, hash)
  return hash
}

export interface Credentials {
  email?: string | undefined
  phone?: string | undefined
  password: string
  /** Passes a pause; not looked at without one. */
  code?: string | undefined
}

/** Where an attempt comes from. */
interface Caller {
  /** Browser and system, for people to recognise. */
  device: string
  /** What the browser that asked for a code is known by; empty where none did. */
  browser: string
  /** As the account of this id sees it. */
  sourceFor: (playerId: string | undefined) => Source
}

/** Why credentials are refused: the pause, where their attempt began one. */
const refusal = ({ lockedUntil }: Counted, now: number) =>
  lockedUntil === null ? wrongCredentials() : lockedButForCode(lockedUntil - now)

/**
 * Signs in. Known and unknown addresses are answered alike, after the same work. While sign-in pauses, a code
 * that was sent to the contact lets its owner in with the right password; every attempt with one hashes
 * once, whether the code is right or not.
 * @throws PlatformError wrong-credentials, locked after three wrong passwords within 30 minutes, wrong-code
 * when code or password is wrong during a pause, or account-closed, which only whoever knows the password is told.
 */
export async function signIn(
  kernel: Kernel,
  brand: string,
  { password, code, ...credentials }: Credentials,
  idempotency: { scope: string; key: string } | null,
  { device, browser, sourceFor }: Caller,
): Promise<{ login: string; token: string; playerId: string }> {
  const contact = contactOf(credentials)
  const account = await findAccount(kernel.db, brand, contact)
  const attempt = { brand, contact, source: sourceFor(account?.playerId) }
  const counted = await countIn(kernel, attempt)
  const isPaused = counted.refusedFor !== null
  // No password is hashed while sign-in pauses, for known and unknown addresses alike.
  if (counted.refusedFor !== null && code === undefined) throw lockedButForCode(counted.refusedFor)
  const place = { brand, contact, browser }
  const by = signInOf(idempotency)
  const passes = !isPaused || (await tryCode(kernel, place, { code: code ?? '', by }))
  const matches = await verifyPassword(
    account?.passwordHash ?? (await nobodysHash(kernel)),
    password,
  )
  if (!account || !matches || !passes)
    throw isPaused ? wrongCode() : refusal(counted, kernel.clock.now())
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
      if (isPaused) {
        if (!(await spendSignInCode(tx, place, by))) throw wrongCode()
        for (const source of sourcesToForget(attempt.source.id))
          await deleteGuard(tx, brand, contact, source)
      }
      const { token, session } = await openSession(tx, kernel, playerId)
      await refreshIdentity(tx, { identityKey: kernel.identityKey, playerId, now })
      await announceDevice(command, { playerId, device })
      await noteSignIn(tx, { playerId, sessionId: session.id, device }, now)
      opened = { token, sessionId: session.id }
      return { login, playerId, sessionId: session.id }
    },
  })
  if (!isPaused) await forgive(kernel, attempt, counted)
  const token = await renewIfRepeated(kernel, { result, opened, password })
  return { login: result.login, token, playerId: result.playerId }
}
