import type { Profile } from '@marquee/contract'
import { formatPhone } from './format.ts'

export type FieldName =
  | 'name'
  | 'surname'
  | 'birthday'
  | 'phone'
  | 'address'
  | 'address2'
  | 'city'
  | 'state'
  | 'zip'

/** Every field in the order in which people fill them. */
export const allFields: readonly FieldName[] = [
  'name',
  'surname',
  'birthday',
  'phone',
  'address',
  'address2',
  'city',
  'state',
  'zip',
]
/** PROFILE-02. */
export const easyFields: readonly FieldName[] = ['name', 'surname', 'birthday', 'zip']
/** May stay empty. */
export const optionalFields: readonly FieldName[] = ['address2']

/**
 * The fields that are asked for: the four of the easy profile until it is complete (PROFILE-02), then
 * those that are still missing (PROFILE-03). The second line of an address comes with the first.
 */
export function askedFields(
  profile: Pick<
    Profile,
    'easyProfileModuleEnabled' | 'easyProfileCompleted' | 'uncompletedProfileFields'
  >,
): FieldName[] {
  if (profile.easyProfileModuleEnabled && !profile.easyProfileCompleted) return [...easyFields]
  const missing = new Set(profile.uncompletedProfileFields)
  return allFields.filter((field) => missing.has(field === 'address2' ? 'address' : field))
}

/** What the fields hold at first. */
export const valuesOf = (
  profile: Pick<Profile, FieldName>,
  fields: readonly FieldName[],
): Record<string, string> =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      field === 'phone' ? formatPhone(profile.phone ?? '') : (profile[field] ?? ''),
    ]),
  )
