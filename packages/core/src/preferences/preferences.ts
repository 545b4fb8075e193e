import { atom } from 'jotai'

/** What a player sets for this device; kept in one cookie, so that the server renders with it. */
export interface Preferences {
  mode: 'dark' | 'light'
  motion: 'full' | 'reduced'
  sound: boolean
  sidebar: 'open' | 'collapsed'
  /** How games sound and move on: written and read by `gameSettings.ts`, with the games. */
  games: string
}

export { preferencesCookie } from './preferencesCookie.ts'

export const defaultPreferences: Preferences = {
  mode: 'dark',
  motion: 'full',
  sound: false,
  sidebar: 'open',
  games: '',
}

/** `mode.motion.sound.sidebar.games`, for example `light.full.0.open.7-1010`; anything else is the default. */
export function readPreferences(cookie: string | undefined): Preferences {
  const [mode, motion, sound, sidebar, games = ''] = (cookie ?? '').split('.')
  return {
    mode: mode === 'light' ? 'light' : 'dark',
    motion: motion === 'reduced' ? 'reduced' : 'full',
    sound: sound === '1',
    sidebar: sidebar === 'collapsed' ? 'collapsed' : 'open',
    games,
  }
}

export const writePreferences = ({ mode, motion, sound, sidebar, games }: Preferences): string =>
  `${mode}.${motion}.${sound ? 1 : 0}.${sidebar}.${games}`

export const preferencesAtom = atom<Preferences>(defaultPreferences)
