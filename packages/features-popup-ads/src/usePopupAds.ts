import type { PopupAd } from './contract/schemas.ts'
import {
  interrupt,
  now,
  useApp,
  useConsent,
  useIsGuest,
  usePlayer,
  useTopModal,
} from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { sendTrigger } from './sendTrigger.ts'
import { keepTrackingId } from './trackingId.ts'
import { mostPerSession, noteSession, shownAds } from './shown.ts'

/** After a reality check no ad follows for so long, in ms; the platform keeps to the same. */
const checkRestMs = 10 * 60_000

/** Highest priority of the company first, then the ad's own (POPUP-02), whatever order they came in. */
const byPriority = (one: PopupAd, other: PopupAd): number =>
  other.popup_company_priority - one.popup_company_priority ||
  other.popup_priority - one.popup_priority

const pathOf = (link: string): string => (link.split(/[?#]/)[0] ?? '').replace(/\/$/, '')

/** Whether an ad leads to where its reader is already. */
const leadsHere = ({ popup_data: { link } }: PopupAd, page: string): boolean =>
  link !== null && pathOf(link) === pathOf(page)

/**
 * Pop-up ads: asks for them when a session begins and with every further page, and hands the first
 * that is due to the queue of what opens unasked, after its delay. At most one for a page view and
 * three for a session; none before the question about cookies is answered, none for a player whose
 * switch is off (a break, an exclusion) or who has just had a reality check, none that leads to the
 * page it would cover; the queue keeps games, forms and the cash desk free of them.
 */
export function usePopupAds(show: typeof interrupt = interrupt): void {
  const runtime = useApp()
  const guest = useIsGuest()
  const player = usePlayer()
  const isAnswered = useConsent()?.given === true
  const page = useRouterState({ select: ({ location }) => location.pathname })
  const isOn = isAnswered && (guest || player?.popUpAds.isActive === true)
  const isChecked = useTopModal() === 'reality-check'
  const checkedAt = useRef(-Infinity)
  useEffect(() => {
    if (isChecked) return () => void (checkedAt.current = now())
    return undefined
  }, [isChecked])
  const here = useRef({ page, isOn, hadOne: false })
  useEffect(() => {
    here.current = { ...here.current, page, hadOne: false }
  }, [page])
  useEffect(() => {
    here.current.isOn = isOn
  }, [isOn])

  const asking = useRef<AbortSignal>(undefined)
  useEffect(() => {
    if (!isOn) return undefined
    const who = new AbortController()
    asking.current = who.signal
    const timers = new Set<ReturnType<typeof setTimeout>>()
    // A guest's ad is not for the player that the guest has become, nor is the answer to a guest's call.
    const isWanted = (ad: PopupAd) =>
      !who.signal.aborted &&
      here.current.isOn &&
      !here.current.hadOne &&
      now() - checkedAt.current >= checkRestMs &&
      shownAds().count < mostPerSession &&
      !leadsHere(ad, here.current.page)
    const end = runtime.events.on('popup-ads:due', ({ popups }) => {
      const [ad] = popups.toSorted(byPriority)
      if (!ad) return
      const onShown = () => {
        here.current.hadOne = true
        noteSession({ count: shownAds().count + 1 })
      }
      timers.add(
        setTimeout(() => {
          show(runtime, {
            modal: 'popup-ad',
            props: { ad, onShown },
            priority: 1,
            wanted: async () => isWanted(ad),
          })
        }, ad.popup_delay_time * 1000),
      )
    })
    return () => {
      who.abort()
      end()
      timers.forEach(clearTimeout)
    }
  }, [runtime, guest, isOn, show])

  useEffect(() => {
    const { started, count } = shownAds()
    if (!isOn || count >= mostPerSession) return
    keepTrackingId()
    noteSession({ started: true })
    void sendTrigger(runtime, guest, started ? 'pageView' : 'sessionStart', asking.current)
  }, [runtime, guest, isOn, page])
}
