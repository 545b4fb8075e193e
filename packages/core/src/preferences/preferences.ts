import { atom } from 'jotai'

/** What a player sets for this device; kept in one cookie, so that the server renders with it. */
export interface Preferences {
  mode: 'dark' | 'light'
  motion: 'full' | 'reduced'
  sound: boolean
  sidebar: 'open' | 'collapsed'
  /** How loud games are, 0 to 100 in tens. */
  volume: number
  /** Whether games play music beside the sounds of what happens. */
  music: boolean
  /** Whether games write out the sounds that tell something. */
  captions: boolean
  /** Whether games may let the device shake. */
  haptics: boolean
  /** Whether games show wins and features in less time. */
  quick: boolean
}

export { preferencesCookie } from './preferencesCookie.ts'

export const defaultPreferences: Preferences = {
  mode: 'dark',
  motion: 'full',
  sound: false,
  sidebar: 'open',
  volume: 70,
  music: true,
  captions: false,
  haptics: true,
  quick: false,
}

/**
 * `mode.motion.sound.sidebar.volume.music.captions.haptics.quick`, such as `light.full.0.open.7.1.0.1.0`;
 * anything else, and what an older cookie does not have, is the default.
 */
export function readPreferences(cookie: string | undefined): Preferences {
  const [mode, motion, sound, sidebar, volume, music, captions, haptics, quick] = (
    cookie ?? ''
  ).split('.')
  return {
    mode: mode === 'light' ? 'light' : 'dark',
    motion: motion === 'reduced' ? 'reduced' : 'full',
    sound: sound === '1',
    sidebar: sidebar === 'collapsed' ? 'collapsed' : 'open',
    volume: /^(\d|10)$/.test(volume ?? '') ? Number(volume) * 10 : defaultPreferences.volume,
    music: music !== '0',
    captions: captions === '1',
    haptics: haptics !== '0',
    quick: quick === '1',
  }
}

const digit = (on: boolean) => (on ? '1' : '0')

export const writePreferences = (set: Preferences): string =>
  [
    set.mode,
    set.motion,
    digit(set.sound),
    set.sidebar,
    Math.round(set.volume / 10),
    digit(set.music),
    digit(set.captions),
    digit(set.haptics),
    digit(set.quick),
  ].join('.')

export const preferencesAtom = atom<Preferences>(defaultPreferences)
