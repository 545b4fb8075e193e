import { isGuest, type Middleware, playerQuery, toSignIn } from '@marquee/core'
import { redirect } from '@tanstack/react-router'

/** Lets affiliates through; sends a guest to sign in and back again, other players to `/` (LAYOUT-04). */
export const affiliateRedirect: Middleware = async ({ runtime, href }) => {
  const { brand, api, queryClient } = runtime
  if (isGuest(queryClient)) throw toSignIn(brand, href)
  const { isAffiliate } = await queryClient.ensureQueryData(playerQuery(api))
  if (!isAffiliate) throw redirect({ to: '/' })
}
