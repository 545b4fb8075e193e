import { describe, expect, it } from 'vitest'
import type { Method } from '@marquee/contract'
import { contract } from '../../contract.ts'

type Row = [id: string, method: Method, path: string, effect?: 'acts']

/** Every call of the specification but the files (04..06) and the push library's own (07..11). */
const rows: Row[] = [
  ['CALL 01', 'GET', '/rest/request/handle/'],
  ['CALL 02', 'GET', '/rest/app/init/'],
  ['CALL 03', 'GET', '/api/rest/translations/{locale}'],
  ['CALL 12', 'GET', '/rest/player/rewards/'],
  ['CALL 13', 'GET', '/rest/player/profile/'],
  ['CALL 14', 'GET', '/rest/page/home/'],
  ['CALL 15', 'GET', '/rest/page/promotions/'],
  ['CALL 16', 'GET', '/rest/page/profile/'],
  ['CALL 17', 'GET', '/rest/page/quests/'],
  ['CALL 18', 'GET', '/rest/quest/'],
  ['CALL 19', 'GET', '/rest/banners/home/'],
  ['CALL 20', 'GET', '/api/rest/games'],
  ['CALL 21', 'GET', '/rest/get-game-filters/'],
  ['CALL 22', 'GET', '/api/rest/games/get-cached-games'],
  ['CALL 23', 'POST', '/api/rest/games/cached-games', 'acts'],
  ['CALL 24', 'GET', '/rest/game/{id}/'],
  ['CALL 25', 'GET', '/rest/game/{idOrSlug}/play/'],
  ['CALL 26', 'GET', '/rest/features-games-info/info/'],
  ['CALL 27', 'GET', '/rest/scratch-card-lottery/get/'],
  ['CALL 28', 'GET', '/rest/daily-login/info/'],
  ['CALL 29', 'GET', '/rest/daily-login/apply-prize/', 'acts'],
  ['CALL 30', 'GET', '/rest/adventure-map-info/'],
  ['CALL 31', 'GET', '/rest/adventure-map/{id}'],
  ['CALL 32', 'GET', '/rest/bingo/check-player-status/'],
  ['CALL 33', 'GET', '/rest/bingo/bingo-game-data/'],
  ['CALL 34', 'POST', '/rest/bingo/bingo-accrue-reward/', 'acts'],
  ['CALL 35', 'GET', '/rest/deposit-streak/info/'],
  ['CALL 36', 'GET', '/rest/deposit-streak/wheels-prizes/'],
  ['CALL 37', 'GET', '/rest/deposit-streak/apply-prize/', 'acts'],
  ['CALL 38', 'GET', '/rest/deposit-streak/group-info/'],
  ['CALL 39', 'GET', '/rest/fortune-investment/packages/'],
  ['CALL 40', 'GET', '/rest/fortune-investment/chosen-package/'],
  ['CALL 41', 'GET', '/rest/funmachine/'],
  ['CALL 42', 'GET', '/rest/funmeter/info/'],
  ['CALL 43', 'GET', '/rest/mini-game-slot/configs/'],
  ['CALL 44', 'GET', '/rest/mini-game-slot/reset-level/', 'acts'],
  ['CALL 45', 'GET', '/rest/mini-game-slot/spin/', 'acts'],
  ['CALL 46', 'GET', '/rest/money-box/info/'],
  ['CALL 47', 'POST', '/rest/money-box/break/', 'acts'],
  ['CALL 48', 'GET', '/rest/seasons/{name}/'],
  ['CALL 49', 'GET', '/rest/player/game-mode/switch-to-sweep-stakes/', 'acts'],
  ['CALL 50', 'GET', '/rest/player/game-mode/switch-to-tournament-points/', 'acts'],
  ['CALL 51', 'GET', '/rest/bonus-offer/get-bonuses/'],
  ['CALL 52', 'GET', '/rest/available-sets/check/'],
  ['CALL 53', 'GET', '/rest/promo-events/lottery/details/'],
  ['CALL 54', 'GET', '/rest/promo-events/lottery/leaderboard/{id}/'],
  ['CALL 55', 'GET', '/rest/promo-events/lottery/player-tickets/'],
  ['CALL 56', 'GET', '/rest/promo-events/lottery/take-reward/{id}/', 'acts'],
  ['CALL 57', 'GET', '/rest/prize-drops/info/'],
  ['CALL 58', 'GET', '/rest/tournament/'],
  ['CALL 59', 'GET', '/rest/next-tournaments/'],
  ['CALL 60', 'GET', '/rest/tournaments-history/'],
  ['CALL 61', 'POST', '/rest/cashback/pay/', 'acts'],
  ['CALL 62', 'POST', '/rest/free-entries-bonuses/credit-bonus/', 'acts'],
  ['CALL 63', 'POST', '/rest/free-entries-bonuses/check-bonus/'],
  ['CALL 64', 'GET', '/rest/rewards/check-rewards/'],
  ['CALL 65', 'GET', '/rest/extended-wheels/configs/'],
  ['CALL 66', 'POST', '/rest/extended-wheels/spin/{id}/', 'acts'],
  ['CALL 67', 'GET', '/rest/promo-offers-bundle/configs/'],
  ['CALL 68', 'POST', '/rest/promo-offers-bundle/check-availability/'],
  ['CALL 69', 'POST', '/rest/cash/promo-offer-preset/subscribe/', 'acts'],
  ['CALL 70', 'POST', '/rest/cash/promo-offer-preset/flip-the-coin/', 'acts'],
  ['CALL 71', 'POST', '/rest/pop-up-ads/guest-popup-ads/', 'acts'],
  ['CALL 72', 'POST', '/rest/pop-up-ads/player-popup-ads/', 'acts'],
  ['CALL 73', 'POST', '/rest/pop-up-ads/log-action/', 'acts'],
  ['CALL 74', 'POST', '/rest/terms/log/', 'acts'],
  ['CALL 75', 'POST', '/rest/terms/confirm/', 'acts'],
  ['CALL 76', 'GET', '/rest/terms/unconfirmed/'],
  ['CALL 77', 'GET', '/rest/restriction/info/'],
  ['CALL 78', 'GET', '/rest/restriction/player/ip/check/'],
  ['CALL 79', 'GET', '/rest/restriction/player/geo/check/'],
  ['CALL 80', 'POST', '/rest/restriction/player/block/', 'acts'],
  ['CALL 81', 'POST', '/api/chat/auth/', 'acts'],
  ['CALL 82', 'GET', '/rest/logout/', 'acts'],
]

const all = Object.values(contract.calls)
/** Rows are written apart here: declaring a call does not prove it, so no title may cite it. */
const idOf = (row: string) => row.replace(' ', '-')
const following = (row: string) => all.filter((call) => call.follows?.includes(idOf(row)))

describe('calls', () => {
  it.each(rows)('%s is %s %s', (id, method, path, effect) => {
    expect(following(id)).toContainEqual(
      expect.objectContaining({ method, path, effect: effect === 'acts', origin: 'spec' }),
    )
  })

  it('follow a row of the specification, or are ours', () => {
    const listed = new Set(rows.map(([id]) => idOf(id)))
    for (const call of all) {
      const cited = (call.follows ?? []).filter((id) => id.startsWith('CALL-'))
      expect(
        cited.filter((id) => !listed.has(id)),
        call.id,
      ).toEqual([])
      expect(call.origin, call.id).toBe(cited.length > 0 ? 'spec' : 'ours')
    }
  })

  it('have a method and path of their own', () => {
    const routes = all.map(({ method, path }) => `${method} ${path}`)
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([])
  })

  it('declare exactly the parameters of their path', () => {
    for (const { id, path, params } of all) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = params && 'shape' in params ? Object.keys(params.shape as object) : []
      expect(declared, id).toEqual(named)
    }
  })

  it('say who of the staff may make them when they are for staff, and at which brand', () => {
    for (const { id, audience, access, path } of all) {
      expect(access !== undefined, id).toBe(audience === 'staff')
      if (!access) continue
      expect(path.startsWith('/rest/back-office/'), id).toBe(true)
      expect(path.includes('/brands/{brand}/'), id).toBe(!['door', 'signed-in'].includes(access))
    }
  })

  it('have no body when they are a GET', () => {
    expect(all.filter(({ method, body }) => method === 'GET' && body)).toEqual([])
  })
})
