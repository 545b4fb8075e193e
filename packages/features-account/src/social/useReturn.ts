import { type SocialProvider, socials } from '@marquee/contract'
import { firstOf, playerKey, type Search, toast, useApi, useT } from '@marquee/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const isProvider = (value: string | undefined): value is SocialProvider =>
  value === 'google' || value === 'facebook' || value === 'apple'

/** The provider has sent the player back: links what it says, once, and cleans the address. */
export function useReturn(): void {
  const t = useT('account')
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const search = useRouterState({ select: ({ location }) => location.search as Search })
  const taken = useRef(false)
  const provider = firstOf(search['social'])
  const code = firstOf(search['code'])
  const state = firstOf(search['state'])
  const denied = search['denied'] !== undefined
  useEffect(() => {
    if (taken.current || !isProvider(provider)) return
    taken.current = true
    const clean = () => navigate({ to: '.', search: {}, replace: true })
    if (denied || !code || !state) {
      void toast({ type: 'info', text: t('socials.denied') })
      void clean()
      return
    }
    api
      .call(socials.link, { params: { provider }, body: { code, state } })
      .then(
        () => {
          void toast({ type: 'success', text: t('socials.done') })
          return queryClient.invalidateQueries({ queryKey: playerKey })
        },
        () => toast({ type: 'error', text: t('socials.failed') }),
      )
      .finally(() => void clean())
  }, [api, navigate, queryClient, t, provider, code, state, denied])
}
