import type { FunctionComponent } from 'react'

/**
 * A brand's switch for the banner of the VIP bundle (BRAND-18): on the lobby of players whose own switch
 * is on (ROLE-06). A build without it has no byte of it.
 */
export const vipBanner = (): Promise<FunctionComponent> =>
  import('./vip-offer/VipBanner.tsx').then((module) => module.VipBanner)
