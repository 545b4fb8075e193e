/** What a player may tell about themselves; null where they have not. */
export interface ProfileFields {
  name: string | null
  surname: string | null
  city: string | null
  address: string | null
  zip: string | null
  state: string | null
  phone: string | null
  birthday: string | null
}

const profileFields = [
  'name',
  'surname',
  'birthday',
  'phone',
  'address',
  'city',
  'state',
  'zip',
] as const
/** The fields of the easy profile (PROFILE-02). */
const easyProfileFields: readonly (typeof profileFields)[number][] = [
  'name',
  'surname',
  'birthday',
  'zip',
]

export interface Completion {
  profileCompleted: boolean
  easyProfileCompleted: boolean
  uncompletedProfileFields: string[]
}

/** Which fields a profile still lacks. The second line of an address is never needed. */
export function completionOf(profile: ProfileFields): Completion {
  const missing = profileFields.filter((field) => !profile[field]?.trim())
  return {
    profileCompleted: missing.length === 0,
    easyProfileCompleted: !missing.some((field) => easyProfileFields.includes(field)),
    uncompletedProfileFields: missing,
  }
}
