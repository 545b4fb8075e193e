import { type ApiErrorCode, isApiError } from '@marquee/api-client'
import type { Problem } from './rules.ts'

/** A refusal in the player's words, beside the field it is about or, with null, above the form. */
export interface Explanation extends Problem {
  field: string | null
}

const minutes = (ms: number) => Math.max(1, Math.ceil(ms / 60_000))

const aboutField: Partial<Record<ApiErrorCode, Explanation>> = {
  'email-taken': { field: 'email', key: 'refusals.emailTaken' },
  'phone-taken': { field: 'phone', key: 'refusals.phoneTaken' },
  'age-restricted': { field: 'birthDay', key: 'refusals.ageRestricted' },
  'wrong-code': { field: 'code', key: 'refusals.wrongCode' },
  'weak-password': { field: 'password', key: 'password.common' },
  'not-available': { field: 'state', key: 'problems.stateBlocked' },
}

const aboutForm: Partial<Record<ApiErrorCode, string>> = {
  'wrong-credentials': 'refusals.wrongCredentials',
  'code-expired': 'refusals.codeExpired',
  'self-excluded': 'excluded.title',
  'account-closed': 'refusals.accountClosed',
  'captcha-required': 'refusals.captcha',
  'passkey-refused': 'refusals.passkey',
  forbidden: 'refusals.signedIn',
  network: 'refusals.network',
  timeout: 'refusals.network',
  unavailable: 'refusals.unavailable',
}

function paused(key: string, retryAfterMs: number | undefined): Explanation {
  return retryAfterMs === undefined
    ? { field: null, key: `${key}Soon` }
    : { field: null, key, values: { count: minutes(retryAfterMs) } }
}

/** Whether sign-in pauses, and a code that is sent lets the owner in all the same. */
export const isPassedByCode = (error: unknown): boolean =>
  isApiError(error) && error.code === 'locked' && error.details.some(({ path }) => path === 'code')

/** Why a form was not accepted and what to do, by the platform's error code. */
export function explain(error: unknown): Explanation[] {
  if (!isApiError(error)) return [{ field: null, key: 'refusals.unknown' }]
  const { code, details, retryAfterMs } = error
  const known = aboutField[code]
  if (code === 'weak-password' && details.some(({ message }) => message === 'personal'))
    return [{ field: 'password', key: 'password.personal' }]
  if (known) return [known]
  if (code === 'locked')
    return [paused(isPassedByCode(error) ? 'refusals.paused' : 'refusals.locked', retryAfterMs)]
  if (code === 'rate-limited' || code === 'too-fast')
    return [paused('refusals.rateLimited', retryAfterMs)]
  if (code === 'invalid-input' && details.length) {
    return details.map(({ path }) =>
      path === 'code'
        ? { field: null, key: 'refusals.codeExpired' }
        : { field: path, key: path === 'zip' ? 'problems.zipForeign' : 'refusals.field' },
    )
  }
  return [{ field: null, key: aboutForm[code] ?? 'refusals.unknown' }]
}
