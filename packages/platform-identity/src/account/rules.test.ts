import { describe, expect, it } from 'vitest'
import { ageAt, countAttempt, type Guard, makeLogin } from './rules.ts'

const at = (day: string) => Date.parse(`${day}T12:00:00Z`)

describe('ageAt', () => {
  it.each([
    ['2008-11-20', '2026-11-19', 17],
    ['2008-11-20', '2026-11-20', 18],
    ['2008-11-20', '2026-12-01', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2027-01-01', '2026-11-20', -1],
  ])('makes somebody born on %s, on %s, %i years old', (birthDay, today, age) => {
    expect(ageAt(birthDay, at(today))).toBe(age)
  })
})

describe('countAttempt', () => {
  const minute = 60_000
  const after = (times: number[]) =>
    times.reduce<Guard | null>((guard, time) => guard && countAttempt(guard, time * minute), {
      failures: [],
      lockedUntil: null,
    })

  it('locks for 30 minutes from the third attempt within 30 minutes', () => {
    expect(after([0, 15, 29])?.lockedUntil).toBe(59 * minute)
  })

  it('does not count attempts older than 30 minutes', () => {
    expect(after([0, 15, 30])?.lockedUntil).toBeNull()
  })

  it('refuses while locked, up to the very end, and starts afresh then', () => {
    expect(after([0, 1, 2, 31.9])).toBeNull()
    expect(after([0, 1, 2, 32])).toEqual({ failures: [32 * minute], lockedUntil: null })
  })
})

describe('makeLogin', () => {
  it('keeps letters of every script and digits, and nothing that a page could mistake for markup', () => {
    expect(makeLogin('<b>José Ñandú</b>', 7)).toBe('bJoséÑandúb0007')
    expect(makeLogin('!!!', 42)).toBe('Player0042')
  })
})
