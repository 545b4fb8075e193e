import { describe, expect, it } from 'vitest'
import { baseFeatures } from './index.ts'

describe('the features of every brand', () => {
  const ids = baseFeatures().map(({ id }) => id)

  it('stand in the list once each', () => {
    expect(ids.length).toBeGreaterThan(25)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('are the same ones whatever a brand chooses of them', () => {
    const store = async () => () => null
    expect(baseFeatures({ bingo: { store } }).map(({ id }) => id)).toEqual(ids)
  })
})
