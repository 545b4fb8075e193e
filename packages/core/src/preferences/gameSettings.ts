import type { Preferences } from './preferences.ts'

/** What a game is told of how it sounds and feels, as the game frame protocol names it. */
export const gameSettings = ({ sound, volume, music, captions, haptics }: Preferences) => ({
  sound,
  volume,
  music,
  captions,
  haptics,
})
