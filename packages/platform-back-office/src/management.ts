import type { StaffInvitation } from '@marquee/contract'
import { runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Surroundings } from '@marquee/platform-kernel/module'
import { at } from '@marquee/platform-kernel/schema'
import { hashPassword } from '@marquee/platform-identity/account/password'
import type { StaffCall, StaffCallOf, StaffHandlers } from './access.ts'
import { issueInvitation, tokenOf } from './invitation.ts'
import { type Member, listMembers, memberOfBrand } from './memberStore.ts'
import { seal } from './seal.ts'
import { endStaffSessions } from './sessions.ts'
import { findStaff, insertStaff, makeSecret } from './staff.ts'

/** Of a password that nobody is told. */
const noPassword = (kernel: StaffCall['kernel']): Promise<string> =>
  hashPassword(kernel.random.token(32), kernel)

const forbidden = (why: string) => new PlatformError('forbidden', why)

/** Who manages may not reach further than they do themselves. */
const shares = ({ staff }: Pick<StaffCall, 'staff'>, brands: readonly string[]): boolean =>
  brands.every((brand) => staff.brands.includes(brand))

const manageable = (call: Pick<StaffCall, 'staff'>, member: Member): boolean =>
  member.id !== call.staff.id && shares(call, member.brands)

const confirmable = (call: Pick<StaffCall, 'staff'>, member: Member): boolean =>
  !member.confirmed && member.issuedBy !== call.staff.id && manageable(call, member)

/** The member that the path names. @throws PlatformError not-found, or forbidden. */
async function memberOf(
  call:
    | StaffCallOf<'backOffice.confirmStaff'>
    | StaffCallOf<'backOffice.setStaffActive'>
    | StaffCallOf<'backOffice.resetStaffSecondFactor'>,
): Promise<Member> {
  const { staffId } = call.params
  const member = await memberOfBrand(call.kernel.db, call.brand, staffId)
  if (!member) {
    throw new PlatformError('not-found', `Nobody of this id works for the brand '${call.brand}'.`)
  }
  if (member.id === call.staff.id) {
    throw forbidden('This is yourself. Ask somebody else who manages staff.')
  }
  if (!shares(call, member.brands)) {
    throw forbidden('This member works for brands that are not yours. Ask somebody who has them.')
  }
  return member
}

/** What a command that invites keeps: the token is made of its key. */
type Issued = Omit<StaffInvitation, 'token'>

const idOf = (issued: unknown): string => (issued as Issued).staffId

async function invite(
  call: StaffCallOf<'backOffice.inviteStaff'>,
  { brands: known }: Surroundings,
): Promise<StaffInvitation> {
  const { kernel, brand, idempotency } = call
  const asked = call.body
  const brands = [...new Set(asked.brands)]
  if (!brands.includes(brand) || !shares(call, brands) || !brands.every((key) => known.has(key))) {
    throw forbidden(`Choose brands of your own, '${brand}' among them.`)
  }
  const password_hash = await noPassword(kernel)
  const token = tokenOf(kernel, idempotency)
  const issued = await call.audited(
    { before: null, after: (result) => ({ staffId: idOf(result), state: 'invited' }) },
    (auditing) =>
      runCommand(auditing, {
        name: 'back-office.invite',
        playerId: null,
        idempotency,
        input: { ...asked, brands },
        async handle({ tx, now }): Promise<Issued> {
          if (await findStaff(tx, asked.email)) {
            throw new PlatformError('email-taken', 'Somebody of the staff has this address.', {
              details: [{ path: 'email', message: 'Already in use' }],
            })
          }
          const row = { password_hash, enrolled: false }
          const totp_secret = seal(kernel, makeSecret(kernel))
          const staffId = await insertStaff(tx, { ...asked, brands, ...row, totp_secret }, now)
          const invitation = { staffId, issuedBy: call.staff.id, token }
          return { staffId, expiresAt: await issueInvitation({ tx, now }, invitation) }
        },
      }),
  )
  return { ...issued, token }
}

/**
 * Lets in whom somebody else has invited or given a new invitation: nobody opens a second account for
 * themselves.
 */
async function confirm(
  call: StaffCallOf<'backOffice.confirmStaff'>,
): Promise<{ staffId: string; confirmed: true }> {
  const { id: staffId, confirmed } = await memberOf(call)
  await call.audited(
    {
      before: { confirmed },
      after: () => ({ confirmed: true }),
      happened: (changed) => changed === true,
    },
    (auditing) =>
      runCommand(auditing, {
        name: 'back-office.confirm-staff',
        playerId: null,
        idempotency: call.idempotency,
        input: { staffId },
        async handle({ tx }) {
          const { confirmed: isConfirmed, issued_by: issuedBy } = await tx
            .selectFrom('staff')
            .select(['confirmed', 'issued_by'])
            .where('id', '=', staffId)
            .forUpdate()
            .executeTakeFirstOrThrow()
          if (isConfirmed) return false
          if (issuedBy === call.staff.id) {
            throw forbidden(
              'You have invited this member yourself. Ask somebody else who manages staff.',
            )
          }
          await tx.updateTable('staff').set({ confirmed: true }).where('id', '=', staffId).execute()
          return true
        },
      }),
  )
  return { staffId, confirmed: true }
}

async function setActive(
  call: StaffCallOf<'backOffice.setStaffActive'>,
): Promise<{ staffId: string; active: boolean }> {
  const { id: staffId, state } = await memberOf(call)
  const { active } = call.body
  await call.audited(
    {
      before: { active: state !== 'deactivated' },
      after: () => ({ active }),
      happened: (changed) => changed === true,
    },
    (auditing) =>
      runCommand(auditing, {
        name: 'back-office.set-staff-active',
        playerId: null,
        idempotency: call.idempotency,
        input: { staffId, active },
        async handle({ tx, now }) {
          const changed = await tx
            .updateTable('staff')
            .set({ deactivated_at: active ? null : at(now) })
            .where('id', '=', staffId)
            .where('deactivated_at', active ? 'is not' : 'is', null)
            .returning('id')
            .executeTakeFirst()
          if (!active) await endStaffSessions(tx, staffId)
          return changed !== undefined
        },
      }),
  )
  return { staffId, active }
}

async function resetSecondFactor(
  call: StaffCallOf<'backOffice.resetStaffSecondFactor'>,
): Promise<StaffInvitation> {
  const { kernel, idempotency } = call
  const { id: staffId, state } = await memberOf(call)
  const password_hash = await noPassword(kernel)
  const token = tokenOf(kernel, idempotency)
  const issued = await call.audited(
    { before: { state }, after: () => ({ state: 'invited' }) },
    (auditing) =>
      runCommand(auditing, {
        name: 'back-office.reset-factor',
        playerId: null,
        idempotency,
        input: { staffId },
        async handle({ tx, now }): Promise<Issued> {
          const { deactivated_at: deactivatedAt } = await tx
            .selectFrom('staff')
            .select('deactivated_at')
            .where('id', '=', staffId)
            .forUpdate()
            .executeTakeFirstOrThrow()
          if (deactivatedAt !== null) {
            throw new PlatformError(
              'not-available',
              'This member is deactivated. Let them in again first.',
            )
          }
          await tx
            .updateTable('staff')
            .set({
              password_hash,
              totp_secret: seal(kernel, makeSecret(kernel)),
              enrolled: false,
            })
            .where('id', '=', staffId)
            .execute()
          await endStaffSessions(tx, staffId)
          const invitation = { staffId, issuedBy: call.staff.id, token }
          return { staffId, expiresAt: await issueInvitation({ tx, now }, invitation) }
        },
      }),
  )
  return { ...issued, token }
}

const data = <T>(value: T) => ({ success: true as const, data: value })

/** Who works here, and who no longer does. */
export const managementHandlers = (surroundings: Surroundings): StaffHandlers => ({
  async 'backOffice.staff'(call) {
    const page = call.query
    const { items, total } = await listMembers(call.kernel.db, call.brand, page)
    return data({
      items: items.map(({ issuedBy, ...member }) => ({
        ...member,
        manageable: manageable(call, { ...member, issuedBy }),
        confirmable: confirmable(call, { ...member, issuedBy }),
      })),
      total,
    })
  },
  'backOffice.inviteStaff': async (call) => data(await invite(call, surroundings)),
  'backOffice.confirmStaff': async (call) => data(await confirm(call)),
  'backOffice.setStaffActive': async (call) => data(await setActive(call)),
  'backOffice.resetStaffSecondFactor': async (call) => data(await resetSecondFactor(call)),
})
