import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast.ts'

describe('contrastRatio', () => {
  it('is 21 for black on white, whichever comes first', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5)
  })
  it('puts the well-known grey #767676 on white just above 4.5', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})
