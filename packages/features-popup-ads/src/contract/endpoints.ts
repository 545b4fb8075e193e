import { declareEndpoints, post } from '@marquee/contract/declare'
import type { popupsContract } from './schemas.ts'

export const popups = /* @__PURE__ */ declareEndpoints<typeof popupsContract>()({
  guest: post('/rest/pop-up-ads/guest-popup-ads/'),
  player: post('/rest/pop-up-ads/player-popup-ads/'),
  logAction: post('/rest/pop-up-ads/log-action/'),
})
