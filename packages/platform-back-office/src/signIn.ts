import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { hashPassword, verifyPassword } from '@marquee/platform-identity/account/password'
import type { Source } from '@marquee/platform-identity/account/knownDevice'
import {
  countAttempt,
  failuresAllowed,
  failuresOfStrangers,
  lockTime,
} from '@marquee/platform-identity/account/rules'
import { writeAudit } from './audit.ts'
import { unseal } from './seal.ts'
import { openStaffSession } from './sessions.ts'
import { findStaff, forgetStaffGuard, lockStaffGuard, saveStaffGuard } from './staff.ts'
import { usedStep } from './totp.ts'

export interface StaffCredentials {
  email: string
  password: string
  /** The six digits of the moment. */
  code: string
}

/** The same for whatever is wrong, a pause included: it tells nobody who works here. */
const refused = () =>
  new PlatformError(
    'wrong-credentials',
    'E-mail, password or code is wrong, the code was used already, nobody else has confirmed the account yet, or sign-in pauses after three failures. Take a new code; after a pause of 30 minutes try again.',
  )

/** Stands for the password of addresses that nobody of the staff has, so that they take as long. */
let nobodysHash: Promise<string> | undefined

const action = 'backOffice.signIn'

/**
 * Counts an attempt before anything is checked, so that attempts side by side cannot slip past. Gives its
 * time, or null while sign-in pauses.
 */
const admit = (kernel: Kernel, email: string, source: Source): Promise<number | null> =>
  runCommand(kernel, {
    name: 'back-office.sign-in-attempt',
    playerId: null,
    idempotency: null,
    input: null,
    async handle({ tx, now }) {
      const places = [
        ...(source.isKnown ? [] : [{ source: '', allowed: failuresOfStrangers }]),
        { source: source.id, allowed: failuresAllowed },
      ]
      const counted = []
      for (const { allowed, ...from } of places) {
        const place = { email, ...from }
        const guard = countAttempt(await lockStaffGuard(tx, place, now), now, allowed)
        if (!guard) return null
        counted.push({ place, guard })
      }
      for (const { place, guard } of counted) await saveStaffGuard(tx, place, guard)
      return now
    },
  })

/** Takes one attempt off those of strangers: it was the member. */
async function forgiveStranger(
  tx: Tx,
  email: string,
  { attemptAt, now }: { attemptAt: number; now: number },
): Promise<void> {
  const place = { email, source: '' }
  const { failures, lockedUntil } = await lockStaffGuard(tx, place, now)
  const own = failures.indexOf(attemptAt)
  const caused = lockedUntil === attemptAt + lockTime
  await saveStaffGuard(tx, place, {
    failures: failures.filter((_, index) => index !== own),
    lockedUntil: caused ? null : lockedUntil,
  })
}

/** Takes a code if it is one of now that was not used; in the transaction that signs in. */
async function takeCode(
  kernel: Kernel,
  {
    staffId,
    code,
    source,
    attemptAt,
  }: { staffId: string; code: string; source: Source; attemptAt: number },
): Promise<{ token: string; expiresAt: number } | null> {
  return runCommand(kernel, {
    name: 'back-office.sign-in',
    playerId: null,
    // A repetition is another attempt: its code is used.
    idempotency: null,
    input: null,
    async handle({ tx, now }) {
      const staff = await tx
        .selectFrom('staff')
        .select(['totp_secret', 'totp_step', 'email'])
        .where('id', '=', staffId)
        .where('deactivated_at', 'is', null)
        .where('confirmed', '=', true)
        .forUpdate()
        .executeTakeFirst()
      if (!staff) return null
      const step = usedStep(unseal(kernel, staff.totp_secret), code, {
        now,
        lastUsed: Number(staff.totp_step),
      })
      if (step === null) return null
      await tx
        .updateTable('staff')
        .set({ totp_step: BigInt(step) })
        .where('id', '=', staffId)
        .execute()
      await forgetStaffGuard(tx, staff.email, source.id)
      // Strangers keep what they have failed: the owner's success must not open the door to more guesses.
      if (!source.isKnown) await forgiveStranger(tx, staff.email, { attemptAt, now })
      return openStaffSession(tx, kernel, { staffId, now })
    },
  })
}

/**
 * Signs a member of staff in. Known and unknown addresses, wrong passwords, wrong and used codes and
 * pauses are answered alike. Three failures pause their source, fifteen every source that the account
 * does not know; a device that has signed in before stays open. Every attempt is in the audit log.
 * @throws PlatformError wrong-credentials.
 */
export async function signInStaff(
  kernel: Kernel,
  { email, password, code }: StaffCredentials,
  { requestId, sourceFor }: { requestId: string; sourceFor: (id: string | undefined) => Source },
): Promise<{ token: string; staffId: string; expiresAt: number }> {
  const { db, clock } = kernel
  const staff = await findStaff(db, email)
  const source = sourceFor(staff?.id)
  const attemptAt = await admit(kernel, email, source)
  const admitted = attemptAt !== null
  nobodysHash ??= hashPassword(kernel.random.token(16), kernel)
  // While sign-in pauses no password is hashed, for known and unknown addresses alike.
  const matches =
    admitted && (await verifyPassword(staff?.password_hash ?? (await nobodysHash), password))
  const entry = (outcome: 'done' | 'refused') => ({
    requestId,
    staffId: staff?.id ?? null,
    brand: null,
    action,
    outcome,
    ...(outcome === 'refused' && { code: 'wrong-credentials', details: { paused: !admitted } }),
  })
  if (
    !staff ||
    !matches ||
    attemptAt === null ||
    !staff.enrolled ||
    !staff.confirmed ||
    staff.deactivated_at !== null
  ) {
    await writeAudit(db, entry('refused'), clock.now())
    throw refused()
  }
  const noting: Kernel = {
    ...kernel,
    alongside: ({ tx, now }, result) => writeAudit(tx, entry(result ? 'done' : 'refused'), now),
  }
  const session = await takeCode(noting, { staffId: staff.id, code, source, attemptAt })
  if (!session) throw refused()
  return { ...session, staffId: staff.id }
}
