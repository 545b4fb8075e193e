import { expect, it } from 'vitest'
import { timedId, timeOfId } from './timedId.ts'

it.each([0, 1, Date.UTC(2026, 11, 31, 23, 59, 59, 999), Date.UTC(9998, 0)])(
  'an id of %i is a UUID of version 7 that tells when it was made',
  (moment) => {
    const id = timedId(moment)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(timeOfId(id)).toBe(moment)
    expect(timeOfId(id.toUpperCase())).toBe(moment)
    expect(timedId(moment)).not.toBe(id)
  },
)

it.each([
  'b3a0f8f8-6a2c-4d0e-9d7e-0b8f6d1f2a3b',
  'ffffffff-ffff-7fff-bfff-ffffffffffff',
  'no id at all',
])('%s tells no time', (id) => {
  expect(timeOfId(id)).toBeNull()
})
