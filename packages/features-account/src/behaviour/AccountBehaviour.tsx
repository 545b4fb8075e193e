import { dateFormat } from '@marquee/contract/locales'
import {
  isLeaving,
  justSignedIn,
  toast,
  useApi,
  useApp,
  useFeatureTexts,
  useModals,
  usePlayer,
  useTopModal,
} from '@marquee/core'
import { CancelledError, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { sessionsQuery } from '../security/queries.ts'

/** Says once after signing in when and where that was before: whoever it was not will notice. */
function usePreviousSignIn(isKnown: boolean): void {
  const t = useFeatureTexts(isKnown ? 'account' : null)
  const api = useApi()
  const queryClient = useQueryClient()
  const app = useApp()
  const { locale } = app
  useEffect(() => {
    if (!t || !isKnown || isLeaving(app) || sessionStorage.getItem(justSignedIn) === null) return
    sessionStorage.removeItem(justSignedIn)
    queryClient.fetchQuery(sessionsQuery(api)).then(
      ({ previousSignIn }) => {
        if (!previousSignIn) return
        const { at, device } = previousSignIn
        const when = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
        void toast({
          type: 'info',
          // Toasts stand outside of the app, so that theirs are words and no components.
          text: [`${t('security.previous')} ${when}`, device].filter(Boolean).join(', '),
        })
      },
      (error: unknown) => {
        // Signed out meanwhile: nobody is there to be told.
        if (error instanceof CancelledError) return
        console.error('The previous sign-in could not be asked for.', error)
      },
    )
  }, [isKnown, app, locale, api, queryClient, t])
}

/**
 * In a closed funnel the registration comes before the first round: asked for once each time a game
 * is opened. Whoever answers later may look around; the platform takes no round.
 */
function useClosedFunnel(wanted: boolean): void {
  const modals = useModals()
  const top = useTopModal()
  const asked = useRef(false)
  const onGame = useRouterState({
    select: ({ location }) => /^\/game\/?$/.test(location.pathname),
  })
  const isPlaying = top === 'game' || onGame
  const show = useEffectEvent(() => modals.open('registration-complete'))
  useEffect(() => {
    if (!wanted || (!isPlaying && top !== 'registration-complete')) {
      asked.current = false
      return
    }
    if (asked.current) return
    asked.current = true
    show()
  }, [wanted, isPlaying, top])
}

/** What the account does in the background: the last sign-in, and the funnel before play. */
export function AccountBehaviour() {
  const player = usePlayer()
  usePreviousSignIn(player !== null)
  useClosedFunnel(
    player !== null &&
      !player.Registration.complete &&
      player.Registration.registrationFunnel.funnelType === 'closed_funnel',
  )
  return null
}
