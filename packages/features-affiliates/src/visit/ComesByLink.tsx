import { firstOf, type Search, useApp, useIsAllowed, useIsGuest } from '@marquee/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { affiliates } from '../contract/endpoints.ts'
import {
  affiliateConsent,
  dropAffiliateCode,
  holdAffiliateCode,
  settleAffiliateCode,
} from './affiliateCode.ts'

const longest = 40

/** A code as an address may carry it; anything longer is none. */
const codeIn = (value: unknown): string | undefined => {
  const code = firstOf(value)?.trim()
  return code && code.length <= longest ? code : undefined
}

/**
 * Takes the code of a partner's link (`?aff=`) from a guest's address, has the visit counted and keeps
 * the code as far as the guest allows it. A code that is no partner's is forgotten.
 */
export function ComesByLink() {
  const app = useApp()
  const guest = useIsGuest()
  const mayKeep = useIsAllowed(affiliateConsent)
  const code = codeIn(
    useRouterState({ select: ({ location }) => (location.search as Search)['aff'] }),
  )

  useEffect(() => {
    if (code === undefined || !guest) return
    holdAffiliateCode(app, code)
    app.api.call(affiliates.visit, { body: { code } }).then(
      ({ data }) => {
        if (!data.isKnown) dropAffiliateCode(app)
      },
      // The client has logged it. The platform looks at the code again when somebody signs up.
      () => {},
    )
  }, [app, code, guest])

  useEffect(() => settleAffiliateCode(app), [app, mayKeep])

  return null
}
