import type { ProfileChange } from '@marquee/contract'

/** Columns of a profile by the name that the contract gives them. */
export const columns = {
  name: 'name',
  surname: 'surname',
  birthday: 'birth_day',
  address: 'address',
  address2: 'address2',
  city: 'city',
  state: 'state',
  zip: 'zip',
  phone: 'phone',
} as const satisfies Record<keyof ProfileChange, string>

export type ProfileField = keyof typeof columns

/** What a person's document says; it does not change once the document was checked. */
export const documented: ProfileField[] = ['name', 'surname', 'birthday']

/** The fields that really change; an emptied field is no answer any more. */
export function changesOf(
  before: Record<ProfileField, string | null>,
  change: ProfileChange,
): { field: ProfileField; value: string | null }[] {
  return (Object.keys(columns) as ProfileField[]).flatMap((field) => {
    const wanted = change[field]
    if (wanted === undefined) return []
    const value = wanted === '' ? null : wanted
    return value === before[field] ? [] : [{ field, value }]
  })
}
