import type { RequiredTerm } from '@marquee/contract'
import { useApp, usePlayer } from '@marquee/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { confirmTerms, forgetAccepted, logTerms, openTermsQuery } from '../queries.ts'

export interface Acceptance {
  terms: RequiredTerm[]
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
  accept: () => void
  isPending: boolean
  /** The platform has not heard that they were accepted. */
  wasRefused: boolean
}

/** Shows, logs and confirms what is open (CALL-74..76); `done` when nothing is. */
export function useAcceptance(done: () => void): Acceptance {
  const { api, queryClient } = useApp()
  const player = usePlayer()
  const { data: terms = [], isFetching, isError, refetch } = useQuery(openTermsQuery(api))
  const ids = terms.map(({ id }) => id)
  const key = useRef<string>(undefined)

  const shown = ids.join()
  useEffect(() => {
    if (!shown) return
    logTerms(api, { ids: shown.split(',').map(Number) }).catch((error: unknown) =>
      console.error('It could not be noted that the terms were shown.', error),
    )
  }, [api, shown])

  // Accepted here or in another tab, or they no longer stand.
  const isThawed = player !== null && player.termsRequirement.length === 0
  const end = useEffectEvent(done)
  useEffect(() => {
    if (isThawed) end()
  }, [isThawed])

  const {
    mutate,
    isPending,
    isError: wasRefused,
  } = useMutation({
    mutationFn: () => {
      key.current ??= crypto.randomUUID()
      return confirmTerms(api, { ids, idempotencyKey: key.current })
    },
    onSuccess: () => {
      key.current = undefined
      forgetAccepted(queryClient, ids)
    },
  })
  return {
    terms,
    isLoading: isFetching && terms.length === 0,
    hasFailed: isError && !isFetching,
    retry: () => void refetch(),
    accept: () => mutate(),
    isPending,
    wasRefused,
  }
}
