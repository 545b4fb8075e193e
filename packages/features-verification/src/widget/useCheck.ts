import type { CardAction } from '@marquee/contract'
import { rememberForAnalytics, track, useApp, useLocaleCode } from '@marquee/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Outcome, outcomeOf } from '../outcome.ts'
import {
  forgetAction,
  identityQuery,
  lastActionQuery,
  latestIdentity,
  startIdentity,
} from '../queries.ts'

export interface Check {
  outcome: Outcome
  action: CardAction | null
  /** Where the provider shows its check; undefined until it is open. */
  url: string | undefined
  isLoading: boolean
  hasFailed: boolean
  /** Nothing can be begun: there is no provider. */
  isClosed: boolean
  /** Opens a new check. */
  begin: () => void
}

/** A check with the identity provider: opened with the widget, answered by pushes. */
export function useCheck(): Check {
  const app = useApp()
  const { api, queryClient } = app
  const locale = useLocaleCode()
  const identity = useQuery(identityQuery(api))
  const { data: action } = useQuery(lastActionQuery)
  const [eventsBefore, setEventsBefore] = useState<number | null>(null)
  const { data, canStart } = { data: identity.data, canStart: identity.data?.canStart ?? false }
  const events = data?.history.length ?? 0

  const start = useMutation({
    mutationFn: async () => {
      // What the check before led to may not have been read yet; it is no answer to this one.
      const { history } = await latestIdentity(api, queryClient)
      const begun = await startIdentity(api, locale)
      setEventsBefore(history.length)
      return begun
    },
    onMutate: () => {
      forgetAction(queryClient)
      setEventsBefore(null)
    },
    onSuccess({ provider }) {
      const { pathname } = window.location
      rememberForAnalytics(app, { locationVerification: pathname, typeVerification: provider })
      track('verification', { step: 'begin', type: provider })
    },
  })

  const begin = () => start.mutate()
  const beginUnasked = useEffectEvent(begin)
  useEffect(() => {
    if (canStart && start.isIdle) beginUnasked()
  }, [canStart, start.isIdle])

  const hasAnswer = eventsBefore !== null && (events > eventsBefore || action !== null)
  return {
    outcome: outcomeOf(data?.status ?? null, action, hasAnswer),
    action,
    url: start.data?.url,
    isLoading: identity.isPending || start.isPending,
    hasFailed: identity.isError || start.isError,
    isClosed: data !== undefined && !canStart && data.status !== 'approved',
    begin,
  }
}
