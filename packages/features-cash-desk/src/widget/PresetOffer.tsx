import {
  firstOf,
  navigateTo,
  readCookies,
  toast,
  useApp,
  useIsGuest,
  useLocaleCode,
  useModals,
  usePlayer,
  useTranslate,
  writeCookie,
} from '@marquee/core'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { labels } from './labels.ts'

/** While this cookie lives, nobody is reminded (PROMO-05). */
export const reminderCookie = 'presetPackageReminder'
/** In seconds. */
export const reminderPause = 3_600

const wanted = 'bannerPresetPackage'
const busy = /^\/(?:\w\w\/)?(?:cash|cashIframe|game)(?:\/|$)/

export const offerPath = (presetId: number): string =>
  `/cash/deposit-by-money/${presetId}/promoOffer/?outside-promo-offer=true`

/** The query `redirectUrl=bannerPresetPackage` leads to the player's own offer (MODAL-25); true while it stands. */
function useByAddress(): boolean {
  const runtime = useApp()
  const guest = useIsGuest()
  const player = usePlayer()
  const modals = useModals()
  const navigate = useNavigate()
  const isAsked = useRouterState({
    select: ({ location }) =>
      firstOf((location.search as Record<string, unknown>)['redirectUrl']) === wanted,
  })
  const preset = player?.bannerPresetPackage?.presetId ?? null
  const isKnown = player !== null
  useEffect(() => {
    if (!isAsked) return
    if (guest) modals.askToSignUp()
    else if (preset !== null) void navigateTo(runtime, offerPath(preset), { replace: true })
    else if (isKnown)
      void navigate({
        to: '.',
        search: (now: Record<string, unknown>) => ({ ...now, redirectUrl: undefined }),
        replace: true,
      } as never)
    // Modals and navigate are made anew with every render.
  }, [runtime, isAsked, guest, preset, isKnown])
  return isAsked
}

/**
 * Offers that are a player's own: where an address asks for one, and the reminder of it, an hour after
 * the last one (PROMO-04, PROMO-05). Not in the desk, nor during a game.
 */
export function PresetOffer({ say = toast }: { say?: typeof toast }) {
  const runtime = useApp()
  const locale = useLocaleCode()
  const translate = useTranslate()
  const player = usePlayer()
  const isBusy = useRouterState({ select: ({ location }) => busy.test(location.pathname) })
  const isAsked = useByAddress()
  const preset = player?.bannerPresetPackage ?? null
  useEffect(() => {
    if (!preset || isBusy || isAsked) return undefined
    const remind = () => {
      if (readCookies(document.cookie)[reminderCookie] !== undefined) return
      writeCookie(reminderCookie, '1', reminderPause)
      void say({
        type: 'info',
        text: `${labels.reminder[locale]} ${translate(preset.title)}`,
        autoClose: 10_000,
        action: {
          label: labels.show[locale],
          onSelect: () => void navigateTo(runtime, offerPath(preset.presetId)),
        },
      })
    }
    remind()
    const timer = setInterval(remind, (reminderPause + 1) * 1000)
    return () => clearInterval(timer)
    // `translate` is made anew with every render.
  }, [runtime, locale, preset, isBusy, isAsked, say])
  return null
}
