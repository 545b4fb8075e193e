import { type ApiErrorCode, isApiError } from '@marquee/api-client'
import type { ErrorCode } from '@marquee/contract'

/** A refusal in the player's words; `field` is null when it is about the whole form. */
export interface Explanation {
  field: string | null
  key: string
  values?: Record<string, number>
}

const known: Partial<Record<ApiErrorCode, [field: string | null, key: string]>> = {
  'wrong-password': ['currentPassword', 'wrongPassword'],
  'wrong-code': ['code', 'wrongCode'],
  'code-expired': ['code', 'codeExpired'],
  'email-taken': ['email', 'emailTaken'],
  'phone-taken': ['phone', 'phoneTaken'],
  'age-restricted': ['birthday', 'ageRestricted'],
  'passkey-refused': [null, 'passkeyRefused'],
  network: [null, 'network'],
  timeout: [null, 'network'],
  unavailable: [null, 'unavailable'],
  'rate-limited': [null, 'rateLimited'],
}

/**
 * What calls of the account refuse because of what the player typed, or before they have proven who they
 * are: an answer that is explained to them, and no failure to log.
 */
export const explained: ErrorCode[] = [
  'wrong-password',
  'wrong-code',
  'code-expired',
  'email-taken',
  'phone-taken',
  'weak-password',
  'age-restricted',
  'reauthentication-required',
  'locked',
  'rate-limited',
]

/** Why something was refused and what to do, by the platform's error code. */
export function explain(error: unknown): Explanation[] {
  if (!isApiError(error)) return [{ field: null, key: 'refusals.unknown' }]
  const { code, details, retryAfterMs } = error
  const entry = known[code]
  if (code === 'weak-password') {
    const isPersonal = details.some(({ message }) => message === 'personal')
    return [{ field: 'password', key: isPersonal ? 'password.personal' : 'password.common' }]
  }
  // A moment is no hour: who has to wait long is told how long.
  const isLong = code === 'rate-limited' && (retryAfterMs ?? 0) > 60_000
  if (entry && !isLong) return [{ field: entry[0], key: `refusals.${entry[1]}` }]
  if (isLong || code === 'locked') {
    const count = Math.max(1, Math.ceil((retryAfterMs ?? 1_800_000) / 60_000))
    return [{ field: null, key: 'refusals.locked', values: { count } }]
  }
  if (details.length) {
    const key = code === 'not-available' ? 'refusals.notAvailable' : 'refusals.field'
    return details.map(({ path }) => ({
      field: path,
      key: path === 'zip' ? 'problems.zipForeign' : key,
    }))
  }
  return [{ field: null, key: 'refusals.unknown' }]
}
