import { describe, expect, it } from 'vitest'
import { isDue, positionLifetime } from './watch.ts'

const now = 1_800_000_000_000
const checked = (age: number, region: string | null = 'US-OH') => ({ at: now - age, region })

describe('isDue', () => {
  it('asks when a player first plays, and not before', () => {
    expect(isDue(null, 'US-OH', true, now)).toBe(true)
    expect(isDue(null, 'US-OH', false, now)).toBe(false)
  })
  it('asks again after half an hour of play', () => {
    expect(isDue(checked(positionLifetime - 1), 'US-OH', true, now)).toBe(false)
    expect(isDue(checked(positionLifetime), 'US-OH', true, now)).toBe(true)
    expect(isDue(checked(positionLifetime), 'US-OH', false, now)).toBe(false)
  })
  it('asks whenever the address has moved to another region', () => {
    expect(isDue(checked(1), 'US-CA', false, now)).toBe(true)
    expect(isDue(checked(1, null), null, true, now)).toBe(false)
  })
})
