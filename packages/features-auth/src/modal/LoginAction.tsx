import {
  firstOf,
  type ModalProps,
  ownPage,
  type Search,
  stringifySearch,
  useGo,
  useIsGuest,
} from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** `action=login` in the address takes a guest to sign in and back again; another value does nothing. */
export function LoginAction({ props, close, frame }: ModalProps) {
  const guest = useIsGuest()
  const go = useGo()
  const location = useRouterState({ select: (state) => state.location })
  const wanted =
    guest && props['value'] === 'login' && !/^\/(signin|signup)\/?$/.test(location.pathname)
  const follow = useEffectEvent(() => {
    close()
    // There is nothing to animate, so nothing else says that it has closed.
    frame.onOpenChangeComplete(false)
    if (!wanted) return
    const { action: _, redirectUrl, ...rest } = location.search as Search
    const here = `${location.pathname}${stringifySearch(rest)}`
    void go({
      to: ownPage('auth', '/signin'),
      search: { redirectUrl: firstOf(redirectUrl) ?? here },
    })
  })
  // Once: closing changes the address that is read here.
  useEffect(() => follow(), [])
  return null
}
