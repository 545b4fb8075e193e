import { describe, expect, it } from 'vitest'
import {
  signatureProblem,
  signWebhook,
  webhookSignatureHeader,
  webhookTimeHeader,
} from './webhook.ts'

const now = 1_800_000_000_000
const makeWebhook = (overrides: Partial<Sent> = {}): Sent => ({
  secret: 'secret',
  time: String(now),
  signature: signWebhook('secret', now, '{"id":"1"}'),
  body: '{"id":"1"}',
  now,
  ...overrides,
})
interface Sent {
  secret: string
  time: string | undefined
  signature: string | undefined
  body: string
  now: number
}
const problemOf = ({ secret, time, signature, body, now: at }: Sent) => {
  const headers: Record<string, string | undefined> = {
    [webhookTimeHeader]: time,
    [webhookSignatureHeader]: signature,
  }
  return signatureProblem({ body, header: (name) => headers[name] }, { secret, now: at })
}
const at = (time: number) => ({
  time: String(time),
  signature: signWebhook('secret', time, '{"id":"1"}'),
})

describe('signatureProblem', () => {
  it('takes a body that was signed with the secret within five minutes', () => {
    for (const away of [0, -300_000, 300_000]) {
      expect(problemOf(makeWebhook(at(now + away)))).toBeNull()
    }
  })

  it.each<[string, Partial<Sent>]>([
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
  ])('says what is wrong with %s', (_, overrides) => {
    expect(problemOf(makeWebhook(overrides))).toMatch(/time is missing|does not fit/)
  })
})
