import type { Preferences } from './preferences.ts'

/** What a game is told of how it sounds, feels and moves on, as the game frame protocol names it. */
export const gameSettings = ({ sound, volume, music, captions, haptics, quick }: Preferences) => ({
  sound,
  volume,
  music,
  captions,
  haptics,
  quick,
})
