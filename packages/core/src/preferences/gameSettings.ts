import type { Preferences } from './preferences.ts'
import { usePreferences } from './usePreferences.ts'

/** How games sound, feel and move on; nothing that a page needs before a game is opened. */
export interface GameSettings {
  /** 10 to 100 in tens. */
  volume: number
  /** Music and ambience beside the sounds of what happens. */
  music: boolean
  /** Sounds that tell something are written out. */
  captions: boolean
  /** The device may shake. */
  haptics: boolean
  /** Wins and features are shown in less time. */
  quick: boolean
}

const usual = { volume: 70, music: true, captions: false, haptics: true, quick: false }

/** `games` of the preferences, such as `7-1010`: volume in tenths, and the switches; the usual for anything else. */
export function readGameSettings(games: string): GameSettings {
  const [, volume, switches = ''] = /^([1-9]|10)-([01]{4})$/.exec(games) ?? []
  if (!volume) return usual
  const [music, captions, haptics, quick] = [...switches].map((digit) => digit === '1')
  return { volume: Number(volume) * 10, music, captions, haptics, quick } as GameSettings
}

export const writeGameSettings = (set: GameSettings): string =>
  `${Math.round(set.volume / 10)}-${[set.music, set.captions, set.haptics, set.quick].map(Number).join('')}`

/** What a game is told of it, as the game frame protocol names it. */
export const gameSettings = ({ sound, games }: Preferences) => ({
  sound,
  ...readGameSettings(games),
})

/** The settings of games on this device, and a way to change some of them. */
export function useGameSettings(): [GameSettings, (change: Partial<GameSettings>) => void] {
  const [{ games }, change] = usePreferences()
  const settings = readGameSettings(games)
  return [settings, (changed) => change({ games: writeGameSettings({ ...settings, ...changed }) })]
}
