import { type Kernel } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { openSession, renewToken } from '@marquee/platform-kernel/sessions'
import { verifyPassword } from './password.ts'

/** What a command that signs in keeps: enough to answer a repetition, nothing that signs in. */
export interface SignedIn {
  login: string
  playerId: string
  sessionId: string
}

interface Repetition {
  result: SignedIn
  /** The session this very request opened, if its command ran. */
  opened: { token: string; sessionId: string } | undefined
  password: string
}

/**
 * The token for the cookie. A repeated request gets a new token for the session that the first one
 * opened: tokens are kept as hashes only, so the lost one cannot be said again. Its password is
 * checked, because the stored answer alone must not sign anybody in.
 * @throws PlatformError idempotency-conflict when the repetition has another password.
 */
export async function renewIfRepeated(
  kernel: Kernel,
  { result, opened, password }: Repetition,
): Promise<string> {
  if (opened?.sessionId === result.sessionId) return opened.token
  const { db, random } = kernel
  const { password_hash: hash } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('player_id', '=', result.playerId)
    .executeTakeFirstOrThrow()
  if (!(await verifyPassword(hash, password))) {
    throw new PlatformError(
      'idempotency-conflict',
      'This Idempotency-Key was used with another password. Send a new key with a new request.',
    )
  }
  const renewed = await renewToken(db, random, result.sessionId)
  if (renewed) return renewed
  return db
    .transaction()
    .execute(async (tx) => (await openSession(tx, kernel, result.playerId)).token)
}
