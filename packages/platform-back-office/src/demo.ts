import type { StaffRole } from '@marquee/contract'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { unseal } from './seal.ts'
import { addStaff, findStaff } from './staff.ts'
import { stepAt, stepMs, totpAt } from './totp.ts'

/** Accounts of staff that everybody may use where the sandbox is on; never made elsewhere. */
export const demoStaff: { email: string; name: string; role: StaffRole }[] = [
  { email: 'support@marquee.test', name: 'Sam Support', role: 'support' },
  { email: 'compliance@marquee.test', name: 'Casey Compliance', role: 'compliance' },
  { email: 'manager@marquee.test', name: 'Bo Manager', role: 'brand-manager' },
  { email: 'administrator@marquee.test', name: 'Ada Administrator', role: 'administrator' },
  // Whom one administrator invites, another confirms.
  { email: 'administrator2@marquee.test', name: 'Alan Administrator', role: 'administrator' },
]
export const demoStaffPassword = 'demo-staff-2026'

/** Opens an account of each role, once, for every brand. */
export async function seedDemoStaff({ kernel, brands }: Surroundings): Promise<void> {
  for (const staff of demoStaff) {
    if (await findStaff(kernel.db, staff.email)) continue
    await addStaff(kernel, { ...staff, password: demoStaffPassword, brands: [...brands.keys()] })
  }
}

/**
 * The code of each demo account, in place of an authenticator app: that of the moment or, once it was
 * used, the next one, which is taken early. Null for the seconds in which that is used too.
 */
export async function demoCodes({ kernel }: Surroundings) {
  const current = stepAt(kernel.clock.now())
  const codes = []
  for (const { email, role } of demoStaff) {
    const staff = await findStaff(kernel.db, email)
    if (!staff) continue
    const step = Math.max(current, Number(staff.totp_step) + 1)
    const secret = unseal(kernel, staff.totp_secret)
    codes.push({
      email,
      role,
      code: step <= current + 1 ? totpAt(secret, step * stepMs) : null,
    })
  }
  return codes
}
