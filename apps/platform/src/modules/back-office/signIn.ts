import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { hashPassword, verifyPassword } from '@marquee/platform-identity/account/password'
import { countAttempt } from '@marquee/platform-identity/account/rules'
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

/** Counts an attempt before anything is checked, so that attempts side by side cannot slip past. */
const admit = (kernel: Kernel, email: string): Promise<boolean> =>
  runCommand(kernel, {
    name: 'back-office.sign-in-attempt',
    playerId: null,
    idempotency: null,
    input: null,
    async handle({ tx, now }) {
      const counted = countAttempt(await lockStaffGuard(tx, email, now), now)
      if (counted) await saveStaffGuard(tx, email, counted)
      return counted !== null
    },
  })

/** Takes a code if it is one of now that was not used; in the transaction that signs in. */
async function takeCode(
  kernel: Kernel,
  { staffId, code }: { staffId: string; code: string },
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
      await forgetStaffGuard(tx, staff.email)
      return openStaffSession(tx, kernel, { staffId, now })
    },
  })
}

/**
 * Signs a member of staff in. Known and unknown addresses, wrong passwords, wrong and used codes and
 * pauses are answered alike. Every attempt is in the audit log.
 * @throws PlatformError wrong-credentials.
 */
export async function signInStaff(
  kernel: Kernel,
  { email, password, code }: StaffCredentials,
  requestId: string,
): Promise<{ token: string; staffId: string; expiresAt: number }> {
  const { db, clock, random } = kernel
  const admitted = await admit(kernel, email)
  const staff = await findStaff(db, email)
  nobodysHash ??= hashPassword(random.token(16), random)
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
  if (!staff || !matches || !staff.enrolled || !staff.confirmed || staff.deactivated_at !== null) {
    await writeAudit(db, entry('refused'), clock.now())
    throw refused()
  }
  const noting: Kernel = {
    ...kernel,
    alongside: ({ tx, now }, result) => writeAudit(tx, entry(result ? 'done' : 'refused'), now),
  }
  const session = await takeCode(noting, { staffId: staff.id, code })
  if (!session) throw refused()
  return { ...session, staffId: staff.id }
}
