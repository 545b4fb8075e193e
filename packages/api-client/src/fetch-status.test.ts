import { expect, it } from 'vitest'
import { fetchStatusOf } from './fetch-status.ts'

it.each([
  ['pending', 'idle', 'idle'],
  ['pending', 'fetching', 'pending'],
  ['pending', 'paused', 'pending'],
  ['success', 'idle', 'success'],
  ['success', 'fetching', 'success'],
  ['success', 'paused', 'success'],
  ['error', 'idle', 'error'],
  ['error', 'fetching', 'pending'],
  ['error', 'paused', 'pending'],
] as const)('FETCH-01 calls a query that is %s and %s %s', (status, fetchStatus, expected) => {
  expect(fetchStatusOf({ status, fetchStatus })).toBe(expected)
})
