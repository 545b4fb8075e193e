import { describe, expect, it } from 'vitest'
import { systemRandomness as random } from '@marquee/platform-kernel/random'
import { ballsFor, dealCard, patternOf, shownBy } from './card.ts'

describe('a card', () => {
  it('has five different numbers of each column’s own fifteen, and a free field in its middle', () => {
    for (let deal = 0; deal < 200; deal++) {
      const card = dealCard(random)
      expect(card.map((row) => row.length)).toEqual([5, 5, 5, 5, 5])
      expect(card[2]?.[2]).toBe(0)
      expect(new Set(card.flat()).size).toBe(25)
      const columns = card.map((row) => row.map((number) => Math.ceil(number / 15)))
      const each = [1, 2, 3, 4, 5]
      expect(columns).toEqual([each, each, [1, 2, 0, 4, 5], each, each])
    }
  })

  it('shows lines in every direction, the free field being daubed, and four corners', () => {
    expect(patternOf(new Set([0, 1, 2, 3, 4]))).toBe('line')
    expect(patternOf(new Set([10, 11, 13, 14]))).toBe('line')
    expect(patternOf(new Set([2, 7, 17, 22]))).toBe('line')
    expect(patternOf(new Set([0, 6, 18, 24]))).toBe('line')
    expect(patternOf(new Set([4, 8, 16, 20]))).toBe('line')
    expect(patternOf(new Set([0, 6, 18, 24, 4, 8, 16, 20]))).toBe('twoLines')
    expect(patternOf(new Set([0, 4, 20, 24]))).toBe('corners')
    expect(patternOf(new Set([0, 1, 2, 3]))).toBe('none')
  })
})

describe('the balls of a game', () => {
  it.each(['none', 'corners', 'line', 'twoLines'] as const)(
    'are ten different ones that show %s and nothing better',
    (pattern) => {
      for (let game = 0; game < 300; game++) {
        const card = dealCard(random)
        const drawn = ballsFor(card, pattern, random)
        expect(new Set(drawn).size).toBe(10)
        expect(Math.min(...drawn)).toBeGreaterThan(0)
        expect(Math.max(...drawn)).toBeLessThanOrEqual(75)
        expect(shownBy(card, drawn)).toBe(pattern)
      }
    },
  )
})
