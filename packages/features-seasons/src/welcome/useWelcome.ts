import type { Season } from '../contract/schemas.ts'
import { interrupt, type Interruption, useApp } from '@marquee/core'
import { useEffect } from 'react'

const key = 'marquee:season-welcomed'

const isWelcomed = ({ id }: Pick<Season, 'id'>): boolean => localStorage.getItem(key) === String(id)

/** The welcome to a season in its own look (MODAL-45, MODAL-46): wanted once on a device. */
export const welcomeTo = (
  season: Pick<Season, 'id' | 'skin'>,
): Interruption<'spookySeason' | 'welcome-season-neutral'> => ({
  modal: season.skin === 'spooky' ? 'spookySeason' : 'welcome-season-neutral',
  priority: 30,
  wanted: () => {
    const isFirst = !isWelcomed(season)
    localStorage.setItem(key, String(season.id))
    return Promise.resolve(isFirst)
  },
})

/** Welcomes a player on their first visit to a season that runs. */
export function useWelcome({ id, isEnabled, skin }: Season): void {
  const runtime = useApp()
  useEffect(() => {
    return isEnabled && !isWelcomed({ id })
      ? interrupt(runtime, welcomeTo({ id, skin }))
      : undefined
  }, [runtime, id, isEnabled, skin])
}
