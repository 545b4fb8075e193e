import { popupTrackingCookie } from './contract/tracking.ts'
import { defineFeature, fromBundle } from '@marquee/core'

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
