import { expect, it } from 'vitest'
import { readGameSettings, writeGameSettings } from './gameSettings.ts'

it('come back from what is written', () => {
  const set = { volume: 30, music: false, captions: true, haptics: false, quick: true }
  expect(writeGameSettings(set)).toBe('3-0101')
  expect(readGameSettings('3-0101')).toEqual(set)
})

it.each(['', '7', '11-1010', '0-1010', '7-101', '7-10102', '-7-1010', 'x'])(
  'are the usual ones for %j',
  (games) => {
    const usual = { volume: 70, music: true, captions: false, haptics: true, quick: false }
    expect(readGameSettings(games)).toEqual(usual)
  },
)
