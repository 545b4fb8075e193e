import type { ChangedSettings } from '@marquee/game-sdk'
import type { SoundSettings } from './sound.ts'

type Told = Pick<ChangedSettings, 'sound' | 'volume' | 'music'>

/** What the page said of sound, as sounds need it; what it did not speak of is left out. */
export const soundOf = ({ sound, volume, music }: Told): Partial<SoundSettings> => ({
  ...(sound !== undefined && { on: sound }),
  ...(volume !== undefined && { volume: Math.min(Math.max(volume, 0), 100) / 100 }),
  ...(music !== undefined && { music }),
})
