import { atom } from 'jotai'

/** What a player sets for this device; kept in one cookie, so that the server renders with it. */
export interface Preferences {
  mode: 'dark' | 'light'
  motion: 'full' | 'reduced'
  sound: boolean
  sidebar: 'open' | 'collapsed'
}

export { preferencesCookie } from './preferencesCookie.ts'

export const defaultPreferences: Preferences = {
  mode: 'dark',
  motion: 'full',
  sound: false,
  sidebar: 'open',
}

/** `mode.motion.sound.sidebar`, for example `light.full.0.open`; anything else is the default. */
export function readPreferences(cookie: string | undefined): Preferences {
  const [mode, motion, sound, sidebar] = (cookie ?? '').split('.')
  return {
    mode: mode === 'light' ? 'light' : 'dark',
    motion: motion === 'reduced' ? 'reduced' : 'full',
    sound: sound === '1',
    sidebar: sidebar === 'collapsed' ? 'collapsed' : 'open',
  }
}

export const writePreferences = ({ mode, motion, sound, sidebar }: Preferences): string =>
  `${mode}.${motion}.${sound ? 1 : 0}.${sidebar}`

export const preferencesAtom = atom<Preferences>(defaultPreferences)
