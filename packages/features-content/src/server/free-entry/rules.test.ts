import { describe, expect, it } from 'vitest'
import { makeCode, postmarkProblem, readCode } from './rules.ts'

it('makes codes of eight signs that nobody mistakes for others', () => {
  let next = 0
  const code = makeCode({ int: (most) => next++ % most })
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
})

it('reads a code however it was written', () => {
  expect(readCode(' 7k2m-pq9x ')).toBe('7K2MPQ9X')
})

describe('a postmark', () => {
  const now = Date.UTC(2026, 10, 20)
  const requestedAt = Date.UTC(2026, 10, 10)
  it.each([
    ['2026-11-10', null],
    ['2026-11-20', null],
    ['2026-11-05', expect.stringContaining('before')],
    ['2026-11-25', expect.stringContaining('not come')],
  ])('%s: %s', (date, problem) => {
    expect(postmarkProblem(date, { requestedAt, now })).toEqual(problem)
  })

  it('may not be older than 60 days', () => {
    const old = { requestedAt: Date.UTC(2026, 5, 1), now }
    expect(postmarkProblem('2026-08-01', old)).toMatch(/60 days/)
  })
})
