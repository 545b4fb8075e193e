import { useApp } from '@marquee/core'
import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { type InstallOffer, watchInstall } from './installOffer.ts'

/** What the menu offers: null until a round was played, once it was answered, and where browsers do not ask. */
export const installOfferAtom = atom<InstallOffer | null>(null)

/** Keeps the browser's question for the menu. */
export function useInstallOffer(): void {
  const { events } = useApp()
  const setOffer = useSetAtom(installOfferAtom)
  useEffect(() => {
    const offer = watchInstall({
      target: window,
      storage: localStorage,
      events,
      onReady: (ready) => setOffer(ready ? offer : null),
    })
    return () => {
      offer.close()
      setOffer(null)
    }
  }, [events, setOffer])
}
