import type { PopupAd } from './contract/schemas.ts'
import { popupTrackingCookie } from './contract/tracking.ts'
import { defineFeature, fromBundle } from '@marquee/core'

declare module '@marquee/core' {
  interface Features {
    'popup-ads': { modals: { 'popup-ad': { ad: PopupAd; onShown?: () => void } } }
  }
}

const bundle = () => import('./bundle.ts')
const { component } = fromBundle(bundle)

/** Pop-up ads, one at a time and never in the way of a round (POPUP-01). */
export const popupAds = defineFeature(() => ({
  id: 'popup-ads',
  bundle,
  pages: {},
  guestCookies: [popupTrackingCookie],
  behaviours: [() => import('./atRest.ts').then((module) => module.PopupAds)],
  modals: { 'popup-ad': { load: component('PopupAdModal') } },
}))
