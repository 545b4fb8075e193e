import { declareEndpoints, del, get, post } from '../endpoint.ts'
import type { gamesContract } from './schemas.ts'

export const games = /* @__PURE__ */ declareEndpoints<typeof gamesContract>()({
  list: get('/api/rest/games'),
  filters: get('/rest/get-game-filters/'),
  cached: get('/api/rest/games/get-cached-games'),
  storeCached: post('/api/rest/games/cached-games'),
  launch: get('/rest/game/{id}/'),
  launchPlay: get('/rest/game/{idOrSlug}/play/'),
  addFavorite: post('/rest/games/{id}/favorite/'),
  removeFavorite: del('/rest/games/{id}/favorite/'),
})
