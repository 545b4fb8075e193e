import { isApiError } from '@marquee/api-client'
import { backOffice, type StaffMember, type StaffPermission } from '@marquee/contract'
import { api } from '../api.ts'

let known: Promise<StaffMember | null> | null = null

async function ask(): Promise<StaffMember | null> {
  try {
    return (await api.call(backOffice.me)).data
  } catch (error) {
    if (isApiError(error, 'unauthorized')) return null
    throw error
  }
}

/** Who is signed in, or null; asked once per page and after each sign-in. @throws ApiError. */
export function currentMember(): Promise<StaffMember | null> {
  known ??= ask().catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}

/** Notes who signed in, or that nobody is. */
export function noteMember(member: StaffMember | null): void {
  known = Promise.resolve(member)
}

export const may = (member: StaffMember, permission: StaffPermission): boolean =>
  member.permissions.includes(permission)
