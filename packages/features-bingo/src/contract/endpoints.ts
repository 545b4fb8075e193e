import { declareEndpoints, get, post } from '@marquee/contract/declare'
import type { bingoContract } from './schemas.ts'

export const bingo = /* @__PURE__ */ declareEndpoints<typeof bingoContract>()({
  status: get('/rest/bingo/check-player-status/'),
  game: get('/rest/bingo/bingo-game-data/'),
  accrueReward: post('/rest/bingo/bingo-accrue-reward/'),
})
