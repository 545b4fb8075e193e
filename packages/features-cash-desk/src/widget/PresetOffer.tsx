import {
  firstOf,
  interrupt,
  navigateTo,
  playerQuery,
  readCookies,
  useApp,
  useGo,
  useIsGuest,
  useModals,
  usePlayer,
  writeCookie,
} from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** While this cookie lives, nobody is reminded (PROMO-05). */
export const reminderCookie = 'presetPackageReminder'
/** In seconds. */
export const reminderPause = 3_600

const wanted = 'bannerPresetPackage'

const isReminded = (): boolean => readCookies(document.cookie)[reminderCookie] !== undefined

/** Begins the hour in which nobody is reminded again. */
export const noteReminder = (): void => writeCookie(reminderCookie, '1', reminderPause)

const offerPath = (presetId: number): string =>
  `/cash/deposit-by-money/${presetId}/promoOffer/?outside-promo-offer=true`

/** The query `redirectUrl=bannerPresetPackage` leads to the player's own offer (MODAL-25); true while it stands. */
function useByAddress(): boolean {
  const runtime = useApp()
  const guest = useIsGuest()
  const player = usePlayer()
  const modals = useModals()
  const go = useGo()
  const isAsked = useRouterState({
    select: ({ location }) =>
      firstOf((location.search as Record<string, unknown>)['redirectUrl']) === wanted,
  })
  const preset = player?.bannerPresetPackage?.presetId ?? null
  const isKnown = player !== null
  const askToSignUp = useEffectEvent(() => modals.askToSignUp())
  const forget = useEffectEvent(() =>
    go({
      to: '.',
      search: (now: object) => ({ ...now, redirectUrl: undefined }),
      replace: true,
    }),
  )
  useEffect(() => {
    if (!isAsked) return
    if (guest) askToSignUp()
    else if (preset !== null) {
      // Who is led to the offer needs no reminder of it.
      noteReminder()
      void navigateTo(runtime, offerPath(preset), { replace: true })
    } else if (isKnown) void forget()
  }, [runtime, isAsked, guest, preset, isKnown])
  return isAsked
}

/**
 * Offers that are a player's own: where an address asks for one, and the reminder of it, an hour after
 * the last one (PROMO-04, PROMO-05). It waits in the queue of what opens unasked, so that it comes
 * between nothing.
 */
export function PresetOffer({ ask = interrupt }: { ask?: typeof interrupt }) {
  const runtime = useApp()
  const player = usePlayer()
  const isAsked = useByAddress()
  const hasOffer = Boolean(player?.bannerPresetPackage)
  useEffect(() => {
    if (!hasOffer || isAsked) return undefined
    const remind = () => {
      if (isReminded()) return
      ask(runtime, {
        modal: 'preset-package',
        priority: 5,
        wanted: async () => {
          const known = runtime.queryClient.getQueryData(playerQuery(runtime.api).queryKey)
          return Boolean(known?.bannerPresetPackage) && !isReminded()
        },
      })
    }
    remind()
    const timer = setInterval(remind, (reminderPause + 1) * 1000)
    return () => clearInterval(timer)
  }, [runtime, hasOffer, isAsked, ask])
  return null
}
