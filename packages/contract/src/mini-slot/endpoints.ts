import { declareEndpoints, get, getWithEffect } from '../endpoint.ts'
import type { miniSlotContract } from './schemas.ts'

export const miniSlot = /* @__PURE__ */ declareEndpoints<typeof miniSlotContract>()({
  configs: get('/rest/mini-game-slot/configs/'),
  resetLevel: getWithEffect('/rest/mini-game-slot/reset-level/'),
  spin: getWithEffect('/rest/mini-game-slot/spin/'),
})
