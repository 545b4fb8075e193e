import { expect, it } from 'vitest'
import { maskPlayer } from './rules.ts'

it('shows no more of a player than the first letter', () => {
  expect(maskPlayer('robin4711')).toBe('R•••')
  expect(maskPlayer('Émile')).toBe('É•••')
  expect(maskPlayer('')).toBe('•••')
})
