import { declareEndpoints, get, getWithEffect } from '../endpoint.ts'
import type { playerContract } from './schemas.ts'

export const player = /* @__PURE__ */ declareEndpoints<typeof playerContract>()({
  me: get('/rest/player/'),
  rewards: get('/rest/player/rewards/'),
  profile: get('/rest/player/profile/'),
  switchToSweepStakes: getWithEffect('/rest/player/game-mode/switch-to-sweep-stakes/'),
  switchToTournamentPoints: getWithEffect('/rest/player/game-mode/switch-to-tournament-points/'),
  sessions: get('/rest/player/sessions/'),
})
