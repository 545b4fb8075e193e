import type { StaffRedemptionCase } from '@marquee/contract'
import { describe, expect, it } from 'vitest'
import { ageText } from '../format/age.ts'
import { checksOf } from './Checks.tsx'

const makeCase = (overrides: Partial<StaffRedemptionCase> = {}) =>
  ({
    identity: 'approved',
    player: { id: '1', login: 'robin', state: 'OH' },
    checks: { stateAllowed: true, regionRefusals: 0, restriction: null, pendingDocuments: 0 },
    playthrough: { given: 0, staked: 0, won: 5_000 },
    ...overrides,
  }) as StaffRedemptionCase

const bad = (one: StaffRedemptionCase) =>
  checksOf(one)
    .filter(({ isGood }) => !isGood)
    .map(({ text }) => text)

describe('checks of a redemption', () => {
  it('are all good for a verified winner', () => expect(bad(makeCase())).toEqual([]))

  it('name each thing to look at', () => {
    const checks = {
      stateAllowed: false,
      regionRefusals: 2,
      restriction: null,
      pendingDocuments: 1,
    }
    const playthrough = { given: 500, staked: 100, won: 0 }
    expect(bad(makeCase({ identity: null, checks, playthrough }))).toEqual([
      'Identity: Not started',
      'State and age: not open in OH at this age',
      'Playthrough: $5.00 given, $1.00 staked, $0.00 won',
      'Refused by place 2 times in 30 days',
      '1 document to review',
    ])
  })
})

describe('an age', () => {
  it('is told in the two largest units', () => {
    expect([ageText(720_000), ageText(7_500_000), ageText(273_600_000)]).toEqual([
      '12 min',
      '2 h 5 min',
      '3 d 4 h',
    ])
  })
})
