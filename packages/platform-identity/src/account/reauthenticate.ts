import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { at } from '@marquee/platform-kernel/schema'
import { provePassword, type SignedInCaller } from './provePassword.ts'

/** How long a sign-in, or a password that was asked for again, opens what is sensitive, in ms. */
const freshFor = 10 * 60_000

/**
 * Lets pass a session that signed in, or gave its password, within the last ten minutes: an open
 * session alone must not be enough to take an account over.
 * @throws PlatformError reauthentication-required.
 */
export async function requireFresh(db: Db | Tx, sessionId: string, now: number): Promise<void> {
  const session = await db
    .selectFrom('session')
    .select(['created_at', 'authenticated_at'])
    .where('session.id', '=', sessionId)
    .executeTakeFirst()
  const last = session && (session.authenticated_at ?? session.created_at)
  if (last !== undefined && now - last < freshFor) return
  throw new PlatformError(
    'reauthentication-required',
    'The last sign-in is older than ten minutes. Ask for the password, send it to POST /rest/player/reauthenticate/ and repeat the call.',
  )
}

/**
 * Takes the password again and opens what is sensitive for ten minutes.
 * @throws PlatformError wrong-password, or locked after three of them within 30 minutes.
 */
export async function reauthenticate(
  kernel: Kernel,
  caller: SignedInCaller,
  password: string,
): Promise<void> {
  const proof = await provePassword(kernel, caller, password, 'password')
  if (!proof) return
  const { session } = caller
  await runCommand(kernel, {
    name: 'security.reauthenticate',
    playerId: session.playerId,
    // Never by the request's key: a kept answer would open what an old password once did.
    idempotency: null,
    input: null,
    async handle({ tx, now }) {
      await tx
        .updateTable('session')
        .set({ authenticated_at: at(now) })
        .where('session.id', '=', session.id)
        .execute()
    },
  })
  await proof.forgiven()
}
