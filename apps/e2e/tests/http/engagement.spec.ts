import { expect, test } from '@playwright/test'
import { allBrands } from '../../support/brands.ts'
import { declaredBy } from '../../support/declared.ts'
import { signUpByApi } from '../../support/player.ts'

interface Entry {
  id: string
  feature: string
  title: { en: string; es: string }
}

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
  { feature: 'prize-drops', page: '/prize-drops', data: '/rest/prize-drops/info/' },
  { feature: 'vip', page: '/vip', data: '/rest/rank-league/info/' },
  { feature: 'promo-offers', page: null, data: '/rest/promo-offers-bundle/configs/' },
]

/** The same of what a brand may be without. */
const extras = [
  { feature: 'lottery', page: '/lottery', data: '/rest/promo-events/lottery/player-tickets/' },
  { feature: 'funmachine', page: '/funmachine', data: '/rest/funmachine/' },
  {
    feature: 'fortune-investment',
    page: '/fortune-investment',
    data: '/rest/fortune-investment/packages/',
  },
  { feature: 'coin-drops', page: '/coin-drops', data: '/rest/coin-drops/' },
  { feature: 'mini-slot', page: '/mini-slot', data: '/rest/mini-game-slot/configs/' },
  { feature: 'daily-chests', page: '/daily-chests', data: '/rest/daily-chests/info/' },
  { feature: 'lucky-dice', page: '/lucky-dice', data: '/rest/lucky-dice/info/' },
]

for (const brand of allBrands) {
  test(`PRODUCT-03 PRODUCT-02 ${brand.name} has every engagement feature: in its build, on a page that a player finds, with the player’s own data`, async ({
    context,
  }) => {
    const { features: ids } = await declaredBy(brand)
    await signUpByApi(context, brand)
    const own = extras.filter(({ feature }) => ids.includes(feature))
    for (const { feature, page, data } of [...covered, ...own]) {
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

for (const brand of allBrands) {
  test(`PRODUCT-07 ${brand.name} has nothing that leads to a feature it is without`, async ({
    context,
  }) => {
    const { features: ids, names } = await declaredBy(brand)
    const missing = extras.filter(({ feature }) => !ids.includes(feature))
    await signUpByApi(context, brand)
    const answer = await context.request.get(`${brand.origin}/rest/page/promotions/`)
    const { payload } = (await answer.json()) as { payload: { promotions: Entry[] } }
    const { promotions } = payload
    expect(promotions.length).toBeGreaterThan(5)
    expect(promotions.filter(({ feature }) => !ids.includes(feature))).toEqual([])
    for (const { id, title } of promotions) if (names[id]) expect(title, id).toEqual(names[id])
    for (const path of ['/', '/lobby/', '/promotions', '/how-it-works', '/page/help']) {
      const html = await (await context.request.get(`${brand.origin}${path}`)).text()
      for (const { page } of missing)
        expect(html, `${path} ${page}`).not.toContain(`href="${page}"`)
    }
  })
}
