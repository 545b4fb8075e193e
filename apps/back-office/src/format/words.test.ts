import { expect, it } from 'vitest'
import { accountText, asWords } from './words.ts'

it('writes names of the code as words', () => {
  expect(['email-code', 'spin', 'hold_start', ''].map(asWords)).toEqual([
    'Email code',
    'Spin',
    'Hold start',
    '',
  ])
})

it('writes with what money moves, with its account where one is known', () => {
  expect(accountText({ method: 'bank', account: '•••• 6789' })).toBe('Bank transfer •••• 6789')
  expect(accountText({ method: 'card' })).toBe('Card')
})
