import { modalStackAtom, useApp } from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { type InstallOffer, watchInstall } from './installOffer.ts'

/** The offer once it may be shown: a round was played, the game was left and no dialog is open. */
export function useInstallOffer(): InstallOffer | null {
  const { events } = useApp()
  const [offer, setOffer] = useState<InstallOffer | null>(null)
  const [ready, setReady] = useState(false)
  const [readyAt, setReadyAt] = useState<string | null>(null)
  const href = useRouterState({ select: ({ location }) => location.href })
  const covered = useAtomValue(modalStackAtom).length > 0
  useEffect(() => {
    const made = watchInstall({ target: window, storage: localStorage, events, onReady: setReady })
    setOffer(made)
    return made.close
  }, [events])
  useEffect(() => {
    setReadyAt((known) => (ready ? (known ?? href) : null))
  }, [ready, href])
  // The place it became ready at is the game's: nothing may lie over a round.
  const left = readyAt !== null && readyAt !== href
  return ready && left && !covered ? offer : null
}
