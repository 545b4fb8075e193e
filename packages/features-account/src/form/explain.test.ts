import { ApiError } from '@marquee/api-client'
import { account } from '@marquee/contract'
import { describe, expect, it } from 'vitest'
import en from '../messages/en.json'
import { explain } from './explain.ts'

const textOf = (key: string): unknown =>
  key.split('.').reduce<unknown>((texts, part) => (texts as Record<string, unknown>)[part], en)

describe('explain', () => {
  it.each([
    'wrong-password',
    'wrong-code',
    'code-expired',
    'phone-taken',
    'email-taken',
    'age-restricted',
    'passkey-refused',
    'network',
    'unavailable',
    'rate-limited',
    'internal',
  ] as const)('has words for %s', (code) => {
    const [reason] = explain(new ApiError(account.confirmEmail, { code, reason: 'a test' }))
    expect(textOf(reason?.key ?? '')).toEqual(expect.any(String))
  })

  it('says how long, where that is longer than a moment', () => {
    const refused = (retryAfterMs: number) =>
      explain(
        new ApiError(account.sendEmailCode, {
          code: 'rate-limited',
          reason: 'a test',
          retryAfterMs,
        }),
      )
    expect(refused(30_000)).toEqual([{ field: null, key: 'refusals.rateLimited' }])
    expect(refused(59 * 60_000 + 1)).toEqual([
      { field: null, key: 'refusals.locked', values: { count: 60 } },
    ])
  })

  it('says nothing of the inside when something else is thrown', () => {
    expect(explain(new TypeError('x is undefined'))).toEqual([
      { field: null, key: 'refusals.unknown' },
    ])
  })
})
