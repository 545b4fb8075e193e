import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Contact } from './contact.ts'
import type { Source } from './knownDevice.ts'
import { countAttempt, failuresAllowed, failuresOfStrangers } from './rules.ts'
import { deleteGuard, lockGuard, saveGuard } from './store.ts'

/** Whose password is tried, and from where. */
export interface Attempt {
  brand: string
  contact: Contact
  source: Source
}

/** The row of all sources that are not known, together. */
const strangers = ''

export const locked = (retryAfterMs: number) =>
  new PlatformError(
    'locked',
    'Sign-in pauses after too many wrong passwords. Try again in 30 minutes, use a device that you have signed in with before, or set a new password by the link that we send you.',
    { retryAfterMs },
  )

/**
 * Counts this attempt; gives the end of the pause that it caused if its password is wrong. Three wrong
 * ones pause their source alone, so that nobody shuts others out; fifteen of strangers together, from
 * wherever, pause all of them but devices that the account knows. @throws locked.
 */
export async function admit(
  kernel: Kernel,
  { brand, contact, source }: Attempt,
): Promise<{ at: number; lockedUntil: number | null }> {
  const attempt = await runCommand(kernel, {
    name: 'account.sign-in-attempt',
    playerId: null,
    // Never by the request's key: a repeated key with another password is another guess.
    idempotency: null,
    input: null,
    async handle({ tx, now }) {
      const counted = []
      const rows = [
        ...(source.isKnown ? [] : [{ id: strangers, allowed: failuresOfStrangers }]),
        { id: source.id, allowed: failuresAllowed },
      ]
      for (const { id, allowed } of rows) {
        const place = { brand, contact, source: id }
        const before = await lockGuard(tx, place, now)
        const guard = countAttempt(before, now, allowed)
        if (!guard)
          return { at: now, refusedFor: (before.lockedUntil ?? now) - now, lockedUntil: null }
        counted.push({ ...place, guard })
      }
      for (const one of counted) await saveGuard(tx, one)
      const ends = counted.map(({ guard }) => guard.lockedUntil ?? 0)
      return { at: now, refusedFor: null, lockedUntil: Math.max(...ends) || null }
    },
  })
  // No password is hashed while sign-in is locked, for known and unknown addresses alike.
  if (attempt.refusedFor !== null) throw locked(attempt.refusedFor)
  return attempt
}

/** The password was right: the attempt counts for nothing, and neither do earlier ones from there. */
export const forgive = (
  kernel: Kernel,
  { brand, contact, source }: Attempt,
  { at: time, lockedUntil }: { at: number; lockedUntil: number | null },
): Promise<void> =>
  runCommand(kernel, {
    name: 'account.sign-in-success',
    playerId: null,
    idempotency: null,
    input: null,
    async handle({ tx, now }) {
      if (!source.isKnown) {
        const place = { brand, contact, source: strangers }
        const guard = await lockGuard(tx, place, now)
        const own = guard.failures.indexOf(time)
        const caused = lockedUntil !== null && guard.lockedUntil === lockedUntil
        await saveGuard(tx, {
          ...place,
          guard: {
            failures: guard.failures.filter((_, index) => index !== own),
            lockedUntil: caused ? null : guard.lockedUntil,
          },
        })
      }
      await deleteGuard(tx, brand, contact, source.id)
    },
  })
