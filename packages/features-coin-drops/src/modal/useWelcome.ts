import { interrupt, useApp, usePlayer } from '@marquee/core'
import { useEffect } from 'react'

const key = 'marquee:coin-drops-welcomed'

/** The welcome was seen on this device, however it was opened. */
export const noteWelcomed = (): void => localStorage.setItem(key, '1')

/** Welcomes a player on their first visit to the coin drops (MODAL-39), once on a device. */
export function useWelcome(): void {
  const runtime = useApp()
  const isPlayer = usePlayer() !== null
  useEffect(() => {
    if (!isPlayer || localStorage.getItem(key) !== null) return undefined
    return interrupt(runtime, {
      modal: 'welcome-coin-drops',
      priority: 30,
      wanted: () => {
        const isFirst = localStorage.getItem(key) === null
        noteWelcomed()
        return Promise.resolve(isFirst)
      },
    })
  }, [runtime, isPlayer])
}
