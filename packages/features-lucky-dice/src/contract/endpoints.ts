import { declareEndpoints, get, post } from '@marquee/contract/declare'
import type { luckyDiceContract } from './schemas.ts'

export const luckyDice = /* @__PURE__ */ declareEndpoints<typeof luckyDiceContract>()({
  info: get('/rest/lucky-dice/info/'),
  roll: post('/rest/lucky-dice/roll/'),
})
