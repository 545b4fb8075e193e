import { ApiError } from '@marquee/api-client'
import { session } from '@marquee/contract'
import { describe, expect, it } from 'vitest'
import en from '../messages/en.json'
import { explain } from './explain.ts'

const refused = (init: Omit<ConstructorParameters<typeof ApiError>[1], 'reason'>) =>
  explain(new ApiError(session.signUp, { reason: 'test', ...init }))

describe('explain', () => {
  it.each([
    ['email-taken', 'email', 'refusals.emailTaken'],
    ['age-restricted', 'birthDay', 'refusals.ageRestricted'],
    ['not-available', 'state', 'problems.stateBlocked'],
    ['wrong-credentials', null, 'refusals.wrongCredentials'],
    ['code-expired', null, 'refusals.codeExpired'],
    ['forbidden', null, 'refusals.signedIn'],
    ['network', null, 'refusals.network'],
    ['timeout', null, 'refusals.network'],
    ['unavailable', null, 'refusals.unavailable'],
    ['internal', null, 'refusals.unknown'],
  ] as const)('puts %s beside %s', (code, field, key) => {
    expect(refused({ code })).toEqual([{ field, key }])
  })
  it('says for how many minutes sign-in is paused, a begun one counting', () => {
    expect(refused({ code: 'locked', retryAfterMs: 29 * 60_000 + 1 })).toEqual([
      { field: null, key: 'refusals.locked', values: { count: 30 } },
    ])
    expect(refused({ code: 'locked', retryAfterMs: 1 })[0]?.values).toEqual({ count: 1 })
    expect(refused({ code: 'locked' })).toEqual([{ field: null, key: 'refusals.lockedSoon' }])
  })
  it('offers a code where one passes the pause', () => {
    const details = [{ path: 'code', message: 'x' }]
    expect(refused({ code: 'locked', retryAfterMs: 60_000, details })).toEqual([
      { field: null, key: 'refusals.paused', values: { count: 1 } },
    ])
    expect(refused({ code: 'locked', details })).toEqual([
      { field: null, key: 'refusals.pausedSoon' },
    ])
    expect(refused({ code: 'wrong-code', details })).toEqual([
      { field: 'code', key: 'refusals.wrongCode' },
    ])
  })
  it('says how long to wait after too many tries', () => {
    expect(refused({ code: 'rate-limited', retryAfterMs: 61_000 })).toEqual([
      { field: null, key: 'refusals.rateLimited', values: { count: 2 } },
    ])
  })
  it('puts each rejected field of a body beside its field', () => {
    const details = [
      { path: 'email', message: 'x' },
      { path: 'name', message: 'y' },
    ]
    expect(refused({ code: 'invalid-input', details }).map(({ field }) => field)).toEqual([
      'email',
      'name',
    ])
  })
  it('takes a malformed reset code for an old one', () => {
    expect(
      refused({ code: 'invalid-input', details: [{ path: 'code', message: 'x' }] })[0]?.key,
    ).toBe('refusals.codeExpired')
  })
  it('has words for what was not foreseen', () => {
    expect(explain(new Error('bug'))).toEqual([{ field: null, key: 'refusals.unknown' }])
    expect(en.refusals.unknown).toBeTruthy()
  })
})
