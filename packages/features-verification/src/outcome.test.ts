import { describe, expect, it } from 'vitest'
import { outcomeOf } from './outcome.ts'

describe('outcomeOf', () => {
  it('shows the check until something was heard of it, whatever an earlier one said', () => {
    expect(outcomeOf(null, null, false)).toEqual({ kind: 'check' })
    expect(outcomeOf('rejected', null, false)).toEqual({ kind: 'check' })
    expect(outcomeOf('pending', null, true)).toEqual({ kind: 'check' })
  })
  it('goes on through the steps of the card check', () => {
    for (const action of ['surveyRequired', 'needScanDocument'] as const) {
      expect(outcomeOf('pending', action, true)).toEqual({ kind: 'step', action })
    }
  })
  it('ends with each decision', () => {
    for (const status of ['rejected', 'approved', 'duplicateCredentials'] as const) {
      expect(outcomeOf(status, null, true)).toEqual({ kind: 'end', status })
    }
    expect(outcomeOf('approved', null, false)).toEqual({ kind: 'end', status: 'approved' })
    expect(outcomeOf('rejected', 'failed', true)).toEqual({ kind: 'end', status: 'rejected' })
  })
})
