import { brandOf, inDepth, releasedBrands } from '../../support/brands.ts'
import { playerOf } from '../../support/api.ts'
import { playOneRound } from '../../support/game.ts'
import { atNightUnless } from '../../support/nightly.ts'
import { openAlive } from '../../support/page.ts'
import { passWelcome, makeCredentials, shownBalance, signUpWithForm } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ consentGiven: false })

/** By day also a lobby of each other arrangement: a grid, and a spotlight. */
const byDay = [...inDepth, ...['nlc', 'fortune-wheelz'].map(brandOf)]

for (const brand of releasedBrands) {
  // Three brands move as they do by default; to draw every frame of the others would prove nothing more.
  const moves = inDepth.includes(brand)
  test.describe(moves ? 'with motion' : 'with less motion', () => {
    test.use({ contextOptions: { reducedMotion: moves ? 'no-preference' : 'reduce' } })
    test(
      `${brand.name}: a guest signs up, claims the day, finds a game among hundreds, plays it and sees the balance move${moves ? ' in two tabs' : ''} (PRODUCT-01 AUTH-01 GAMES-01 ${moves ? 'RT-07 ' : ''}DAILY-01 ROUTE-10 GAMEMODE-03)`,
      atNightUnless(byDay.includes(brand)),
      async ({ page, context }) => {
        await openAlive(page, `${brand.origin}/`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.getByTestId('consent-banner').getByRole('button', { name: 'Reject all' }).click()
        await expect(page.getByTestId('consent-banner')).toHaveCount(0)
        await page
          .getByRole('banner')
          .getByRole('link', { name: /sign up/i })
          .click()
        await page.waitForURL(/\/signup/)
        await signUpWithForm(page, makeCredentials())
        await passWelcome(page)
        await page.waitForURL(/\/lobby\/?/)
        await expect(page.getByTestId('lobby-greeting')).toContainText('Alexandra')

        const welcome = (await playerOf(context, brand)).playerInfo.playerBalance
        // After the welcome the reward waits a while; who wants it now asks for it.
        await openAlive(page, `${brand.origin}/lobby/?openModal=daily-login`)
        const claim = page.getByTestId('daily-login-claim')
        await claim.click()
        await expect(claim).toBeHidden()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        const { coins, entries } = (await playerOf(context, brand)).playerInfo.playerBalance
        expect(coins + entries).toBeGreaterThan(welcome.coins + welcome.entries)
        await expect.poll(() => shownBalance(page, 'coins')).toBe(coins)

        // That a balance reaches other tabs is no matter of a brand either.
        const second = moves ? await context.newPage() : null
        if (second) {
          await openAlive(second, `${brand.origin}/lobby/`)
          await expect.poll(() => shownBalance(second, 'coins')).toBe(coins)
        }

        await page.bringToFront()
        await page
          .getByRole('navigation', { name: 'Quick' })
          .getByRole('link', { name: 'Games' })
          .click()
        const tiles = page.getByTestId('game-tile')
        const list = page.getByTestId('game-grid').getByRole('listitem')
        expect(Number(await list.first().getAttribute('aria-setsize'))).toBeGreaterThan(300)
        await page.getByRole('searchbox', { name: 'Search games' }).fill('sevens diner')
        await expect(tiles).toHaveCount(1)
        await tiles.click()
        await expect(page.getByRole('dialog', { name: 'Game' })).toBeVisible()
        const { cost, win } = await playOneRound(page)
        expect(cost).toBeGreaterThan(0)

        const left = coins - cost + win
        expect((await playerOf(context, brand)).playerInfo.playerBalance.coins).toBe(left)
        await page.getByRole('button', { name: 'Close the game' }).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect.poll(() => shownBalance(page, 'coins')).toBe(left)
        if (second) await expect.poll(() => shownBalance(second, 'coins')).toBe(left)
      },
    )
  })
}
