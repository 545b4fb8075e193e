import { useAtom } from 'jotai'
import { writeCookie } from './cookie.ts'
import {
  type Preferences,
  preferencesAtom,
  preferencesCookie,
  writePreferences,
} from './preferences.ts'

const year = 365 * 86_400

/** The player's own switches, and a way to change some of them: at once on this page, kept for a year. */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const [preferences, setPreferences] = useAtom(preferencesAtom)
  const change = (changed: Partial<Preferences>) => {
    const next = { ...preferences, ...changed }
    setPreferences(next)
    document.documentElement.dataset.mode = next.mode
    document.documentElement.dataset.motion = next.motion
    writeCookie(preferencesCookie, writePreferences(next), year)
  }
  return [preferences, change]
}
