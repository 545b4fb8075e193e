import { playerQuery, useApp, useModals, usePlayer } from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/**
 * Opens the terms whenever the player has some to accept, on pages of blocked regions too. New ones
 * that came while the page was open are noticed when the platform refuses an act because of them.
 */
export function TermsWatch() {
  const { api, events, queryClient } = useApp()
  const modals = useModals()
  const required = (usePlayer()?.termsRequirement.length ?? 0) > 0
  const path = useRouterState({ select: (state) => state.location.pathname })

  useEffect(
    () =>
      events.on('call:refused', ({ code }) => {
        if (code === 'terms-required') void queryClient.invalidateQueries(playerQuery(api))
      }),
    [api, events, queryClient],
  )

  const show = useEffectEvent(() => modals.open('terms-confirmation'))
  useEffect(() => {
    // One that is open already is not opened twice.
    if (required) show()
  }, [required, path])
  return null
}
