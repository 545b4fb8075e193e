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

/** The same at sign-in, where a code passes the pause: `details` name the field that takes it. */
export const lockedButForCode = (retryAfterMs: number) =>
  new PlatformError(
    'locked',
    'Sign-in pauses after too many wrong passwords. Ask for a code by mail or text message and sign in with it now, try again in 30 minutes, use a device that you have signed in with before, or set a new password by the link that we send you.',
    {
      retryAfterMs,
      details: [{ path: 'code', message: 'Six digits that we send to the contact pass the pause' }],
    },
  )

/** An attempt that was counted, or was not because sign-in pauses. */
export interface Counted {
  at: number
  /** How long the pause that is in force goes on, in ms; null where there is none. */
  refusedFor: number | null
  /** The end of the pause that this attempt causes if its password is wrong. */
  lockedUntil: number | null
}

/**
 * Counts this attempt. Three wrong ones pause their source alone, so that nobody shuts others out; fifteen
 * of strangers together, from wherever, pause all of them but devices that the account knows.
 */
export const countIn = (kernel: Kernel, { brand, contact, source }: Attempt): Promise<Counted> =>
  runCommand<Counted>(kernel, {
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

/** Counts an attempt that nothing but time lets pass a pause. @throws locked. */
export async function admit(kernel: Kernel, attempt: Attempt): Promise<Counted> {
  const counted = await countIn(kernel, attempt)
  // No password is hashed while sign-in is locked, for known and unknown addresses alike.
  if (counted.refusedFor !== null) throw locked(counted.refusedFor)
  return counted
}

/** The password was right: the attempt counts for nothing, and neither do earlier ones from there. */
export const forgive = (
  kernel: Kernel,
  { brand, contact, source }: Attempt,
  { at: time, lockedUntil }: Pick<Counted, 'at' | 'lockedUntil'>,
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
