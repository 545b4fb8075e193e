import { pathToFileURL } from 'node:url'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { allBrands } from '../../support/brands.ts'
import { signUpByApi } from '../../support/player.ts'

/** What is covered: the feature that a brand's build has, where its page stands, and the player's data. */
const covered = [
  { feature: 'cash-desk', page: '/cash/deposit-by-money', data: '/rest/cash/' },
  { feature: 'daily-login', page: null, data: '/rest/daily-login/info/' },
  { feature: 'wheels', page: '/wheel-of-wins', data: '/rest/extended-wheels/configs/' },
  { feature: 'scratch-cards', page: '/scratch-cards', data: '/rest/scratch-card-lottery/get/' },
  { feature: 'money-box', page: '/money-box', data: '/rest/money-box/info/' },
  { feature: 'bingo', page: '/bingo', data: '/rest/bingo/check-player-status/' },
  { feature: 'quests', page: '/quests', data: '/rest/quest/' },
  { feature: 'seasons', page: '/season', data: '/rest/seasons/season/' },
  { feature: 'tournaments', page: '/tournaments', data: '/rest/tournament/' },
  {
    feature: 'lottery',
    page: '/lottery',
    data: '/rest/promo-events/lottery/player-tickets/',
  },
  { feature: 'prize-drops', page: '/prize-drops', data: '/rest/prize-drops/info/' },
  { feature: 'vip', page: '/vip', data: '/rest/rank-league/info/' },
  { feature: 'funmachine', page: '/funmachine', data: '/rest/funmachine/' },
  {
    feature: 'fortune-investment',
    page: '/fortune-investment',
    data: '/rest/fortune-investment/packages/',
  },
  { feature: 'promo-offers', page: null, data: '/rest/promo-offers-bundle/configs/' },
]

for (const brand of allBrands) {
  test(`PRODUCT-03 PRODUCT-02 ${brand.name} has every engagement feature: in its build, on a page that a player finds, with the player’s own data`, async ({
    context,
  }) => {
    const server = pathToFileURL(path.join(brand.dist, 'server/server.js')).href
    const built = (await import(server)) as { brand: { features: { id: string }[] } }
    const ids = built.brand.features.map(({ id }) => id)
    await signUpByApi(context, brand)
    for (const { feature, page, data } of covered) {
      expect(ids, feature).toContain(feature)
      if (page) {
        const shown = await context.request.get(`${brand.origin}${page}`)
        expect(shown.status(), page).toBe(200)
        expect(await shown.text(), page).toMatch(/<footer[^>]*data-variant="player"/)
      }
      const answer = await context.request.get(`${brand.origin}${data}`)
      expect(answer.status(), `${data} ${await answer.text()}`).toBe(200)
      const { success, data: told } = (await answer.json()) as { success: boolean; data: object }
      expect(success, data).toBe(true)
      expect(Object.keys(told), data).not.toHaveLength(0)
    }
  })
}
