import { describe, expect, it } from 'vitest'
import { base32, otpAuthUri, stepMs, totpAt, usedStep } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('codes of the moment', () => {
  // RFC 6238, appendix B, SHA-1: the last six of eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s are those of RFC 6238', (seconds, code) => {
    expect(totpAt(secret, seconds * 1000)).toBe(code)
  })

  const now = 1_234_567_890_000
  const codeOf = (steps: number) => totpAt(secret, now + steps * stepMs)
  const step = Math.floor(now / stepMs)

  it.each([
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ])('%i steps away count as step %s', (away, expected) => {
    expect(usedStep(secret, codeOf(away), { now, lastUsed: 0 })).toBe(expected)
  })

  it('are taken once, and none before the last one taken', () => {
    expect(usedStep(secret, codeOf(0), { now, lastUsed: step })).toBeNull()
    expect(usedStep(secret, codeOf(-1), { now, lastUsed: step })).toBeNull()
    expect(usedStep(secret, codeOf(1), { now, lastUsed: step })).toBe(step + 1)
  })
})

it('a secret is written as authenticator apps read it', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(otpAuthUri('a@b.test', secret)).toBe(
    'otpauth://totp/Marquee%3Aa%40b.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Marquee',
  )
})
