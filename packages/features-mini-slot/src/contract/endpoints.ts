import { declareEndpoints, get, getWithEffect } from '@marquee/contract/declare'
import type { miniSlotContract } from './schemas.ts'

/** How long the reels turn, in ms; another spin before that is refused (MINISLOT-03). */
export const miniSlotSpinMs = 2_000

export const miniSlot = /* @__PURE__ */ declareEndpoints<typeof miniSlotContract>()({
  configs: get('/rest/mini-game-slot/configs/'),
  resetLevel: getWithEffect('/rest/mini-game-slot/reset-level/'),
  spin: getWithEffect('/rest/mini-game-slot/spin/'),
})
