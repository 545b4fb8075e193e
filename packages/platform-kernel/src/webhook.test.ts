import { describe, expect, it } from 'vitest'
import { refuseUnsigned, type SignedWebhook, signWebhook } from './webhook.ts'

const now = 1_800_000_000_000
const makeWebhook = (overrides: Partial<SignedWebhook> = {}): SignedWebhook => ({
  secret: 'secret',
  time: String(now),
  signature: signWebhook('secret', now, '{"id":"1"}'),
  body: '{"id":"1"}',
  now,
  ...overrides,
})
const at = (time: number) => ({
  time: String(time),
  signature: signWebhook('secret', time, '{"id":"1"}'),
})

describe('refuseUnsigned', () => {
  it('takes a body that was signed with the secret within five minutes', () => {
    for (const away of [0, -300_000, 300_000]) {
      expect(() => refuseUnsigned(makeWebhook(at(now + away)))).not.toThrow()
    }
  })

  it.each<[string, Partial<SignedWebhook>]>([
    ['a changed body', { body: '{"id":"2"}' }],
    ['another secret', { secret: 'guess' }],
    ['no signature', { signature: undefined }],
    ['a signature that is no hexadecimal', { signature: 'zz' }],
    ['a shortened signature', { signature: makeWebhook().signature?.slice(0, 32) }],
    ['no time', { time: undefined }],
    ['a time that is none', { time: 'soon' }],
    ['a new time on an old signature', { time: String(now + 1) }],
    ['a copy sent five minutes later', { now: now + 300_001 }],
    ['one from the future', { now: now - 300_001 }],
  ])('refuses %s', (_, overrides) => {
    expect(() => refuseUnsigned(makeWebhook(overrides))).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    )
  })
})
