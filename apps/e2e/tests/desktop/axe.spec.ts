import { expectAccessible } from '../../support/axe.ts'
import { allBrands, inDepth, type TestedBrand } from '../../support/brands.ts'
import { gameIsReady } from '../../support/game.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

type Mode = 'dark' | 'light'

const withPage = (brand: TestedBrand): boolean => brand.folder !== 'wireframe'

for (const brand of allBrands) {
  const modes: Mode[] = inDepth.includes(brand) ? ['dark', 'light'] : ['dark']
  for (const mode of modes) {
    test.describe(`${brand.name}, ${mode}`, () => {
      test.beforeEach(async ({ context }) => {
        await context.addCookies([
          { name: 'marquee_preferences', value: `${mode}.reduced.0.open`, url: brand.origin },
        ])
      })

      test('what a guest sees has no breach of WCAG 2.2 AA', async ({ page }) => {
        for (const path of ['/', '/library', ...(withPage(brand) ? ['/signin', '/signup'] : [])]) {
          await page.goto(`${brand.origin}${path}`)
          await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectAccessible(page, path)
        }
        if (withPage(brand)) return
        await page.goto(`${brand.origin}/?action=login`)
        await expect(page.getByRole('dialog').getByTestId('sign-in-form')).toBeVisible()
        await expectAccessible(page, 'sign-in modal')
      })

      // What differs by brand are styles: stories judge every component in every theme and mode.
      if (!inDepth.includes(brand)) return
      test('what a player sees has no breach of WCAG 2.2 AA', async ({ page, context }) => {
        await signUpByApi(context, brand, { claimed: false })
        await page.goto(`${brand.origin}/lobby/`)
        await expect(page.getByTestId('daily-login-claim')).toBeVisible()
        await expectAccessible(page, 'daily reward')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expectAccessible(page, 'lobby')
        await page.getByRole('banner').getByRole('button', { name: 'Your menu' }).click()
        await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
        await expectAccessible(page, 'menu')
        await page.goto(`${brand.origin}/library?game=1011`)
        await gameIsReady(page)
        await expectAccessible(page, 'game')
      })
    })
  }
}
