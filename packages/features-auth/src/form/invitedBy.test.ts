import { describe, expect, it } from 'vitest'
import { invitedBy } from './invitedBy.ts'

describe('invitedBy', () => {
  it.each([
    ['', undefined],
    ['invited_by=robin', 'robin'],
    ['refcode=kim', 'kim'],
    ['refcode=kim; invited_by=robin', 'robin'],
    ['invited_by=; refcode=kim', 'kim'],
    [`invited_by=${'x'.repeat(41)}`, undefined],
  ])('reads from "%s" the code %s', (cookies, code) => {
    expect(invitedBy(cookies)).toBe(code)
  })
})
