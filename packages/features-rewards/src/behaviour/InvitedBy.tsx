import { isApiError } from '@marquee/api-client'
import { firstOf, type Search, useApi, useGo, useIsGuest, writeCookie } from '@marquee/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { signUpRewardsQuery } from '../queries.ts'

/** Seconds: REF-03, REF-04. */
const year = 365 * 86_400

const longest = 40

/** A code as an address may carry it; anything longer is none. */
const codeIn = (value: unknown): string | undefined => {
  const code = firstOf(value)?.trim()
  return code && code.length <= longest ? code : undefined
}

/**
 * Keeps the code of whoever invited this visitor for a year (REF-03, REF-04). A code that nobody has
 * leaves the address, and is not kept (REF-05).
 */
export function InvitedBy() {
  const api = useApi()
  const guest = useIsGuest()
  const go = useGo()
  const queryClient = useQueryClient()
  const search = useRouterState({ select: ({ location }) => location.search as Search })
  const invited = codeIn(search['invited_by'])
  const refcode = codeIn(search['refcode'])

  useEffect(() => {
    if (refcode !== undefined) writeCookie('refcode', refcode, year)
  }, [refcode])

  useEffect(() => {
    if (invited === undefined || !guest) return
    writeCookie('invited_by', invited, year)
    queryClient.fetchQuery(signUpRewardsQuery(api, invited)).catch((error: unknown) => {
      if (!isApiError(error, 'not-found')) return
      writeCookie('invited_by', '', 0)
      void go({
        to: '.',
        search: (now: object) => ({ ...now, invited_by: undefined }),
        replace: true,
        resetScroll: false,
      })
    })
  }, [api, guest, invited, go, queryClient])

  return null
}
