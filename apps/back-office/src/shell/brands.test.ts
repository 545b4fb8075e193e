import { describe, expect, it } from 'vitest'
import { brandToBegin } from './brands.ts'

const brands = [{ key: 'funrize' }, { key: 'tao' }]

describe('the brand of the pages', () => {
  it('is the one that was chosen last', () => {
    expect(brandToBegin(brands, 'tao')).toBe('tao')
  })
  it('is the first of a member who has chosen none, or no longer belongs to it', () => {
    expect(brandToBegin(brands, null)).toBe('funrize')
    expect(brandToBegin(brands, 'stormrush')).toBe('funrize')
    expect(brandToBegin([], 'tao')).toBe('')
  })
})
