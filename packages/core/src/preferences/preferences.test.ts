import { describe, expect, it } from 'vitest'
import { defaultPreferences, readPreferences, writePreferences } from './preferences.ts'

describe('preferences', () => {
  it('come back from their cookie', () => {
    const set = {
      mode: 'light',
      motion: 'reduced',
      sound: true,
      sidebar: 'collapsed',
      games: '3-0101',
    } as const
    expect(readPreferences(writePreferences(set))).toEqual(set)
  })
  it('keep what an older cookie says, with the usual sound', () => {
    expect(readPreferences('light.full.1.open')).toEqual({
      ...defaultPreferences,
      mode: 'light',
      sound: true,
    })
  })
  it.each([undefined, '', 'x.y.z', '<script>', 'light'.repeat(99)])(
    'are the usual ones for the cookie %j',
    (cookie) => {
      expect(readPreferences(cookie)).toEqual(defaultPreferences)
    },
  )
})
