import { notificationsAtom, useApp } from '@marquee/core'
import { useEffect } from 'react'
import { useDrops } from '../queries.ts'
import { useDropTurns } from '../useDropTurns.ts'

/** Announces each drop in the notification center as it begins, once for all tabs (TEN-26). */
export function Announcer() {
  const { store } = useApp()
  const { data: drops } = useDrops({ ofPlayersAlone: true })
  useDropTurns(drops)
  const current = drops && !drops.taken ? drops.current : null
  useEffect(() => {
    if (!current) return
    store.set(notificationsAtom, {
      type: 'add',
      notification: {
        id: `coin-drop-${current.id}`,
        text: 'background:notifications.coinDrop',
        values: { until: current.finishesAt },
        at: current.startsAt,
        link: '/coin-drops',
      },
    })
  }, [store, current])
  return null
}
