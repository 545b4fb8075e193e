import type { Locator, Page } from '@playwright/test'
import { inDepth, stormrush } from '../../support/brands.ts'
import { gameFrame, gameIsReady, gameWindow, settlement } from '../../support/game.ts'
import { alive, openAlive } from '../../support/page.ts'
import { makeCredentials, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

/** Presses Tab until the focus is where it shall be; every stop on the way must be visible. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The focus does not come to ${target} within ${most} stops.`)
}

/** Whether what has the focus shows it by a ring of at least 2 px. */
const focusShows = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return false
    // The ring may stand on a part that is not clipped, such as the frame of a cover.
    return [element, ...element.querySelectorAll('*')].some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
  })

/** Header, navigation, content and footer are read in this order; one first heading, no level skipped. */
async function expectReadingOrder(page: Page): Promise<void> {
  const places = await page.evaluate(() =>
    [...document.querySelectorAll('header, nav, main, footer')]
      .filter((element) => !element.parentElement?.closest('main'))
      // What a phone has instead is there, but not to be read.
      .filter((element) => element.checkVisibility())
      .map((element) => element.tagName.toLowerCase()),
  )
  expect(places.join(' ')).toMatch(/^header nav main footer/)
  const levels = await page
    .locator('main')
    .locator('h1, h2, h3, h4, h5')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels[0]).toBe(1)
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? level), `heading ${index}`).toBeLessThanOrEqual(1)
  }
}

for (const brand of inDepth) {
  test(`${brand.name}: the first page is read in order, its first stop skips to the content, and every stop shows its focus`, async ({
    page,
  }) => {
    await openAlive(page, `${brand.origin}/`)
    await expect(page.getByRole('banner')).toBeVisible()
    await expectReadingOrder(page)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main#content')).toBeFocused()

    await openAlive(page, `${brand.origin}/`)
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab')
      const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '')
      expect(await focusShows(page), `stop ${stop}: ${where}`).toBe(true)
    }
  })
}

test('by keyboard alone: sign up, claim the day, open a game, play a round, leave it', async ({
  page,
}) => {
  // Every step is a press of Tab and a look at what has the focus.
  test.setTimeout(180_000)
  await openAlive(page, `${stormrush.origin}/`)
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Sign up' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/signup/)
  const form = page.getByTestId('sign-up-form')
  await expect(form.getByRole('button', { name: 'Create account' })).toBeEnabled()
  const { email, password } = makeCredentials()
  await tabTo(page, form.locator('[name="email"]'))
  await page.keyboard.type(email)
  await tabTo(page, form.locator('[name="password"]'))
  await page.keyboard.type(password)
  await tabTo(page, form.locator('[name="name"]'))
  await page.keyboard.type('Alexandra')
  await tabTo(page, form.locator('[name="surname"]'))
  await page.keyboard.type('Reed')
  await tabTo(page, form.locator('[name="birthDay"]'))
  await page.keyboard.type('05171990')
  await tabTo(page, form.locator('[name="state"]'))
  await page.keyboard.type('Calif')
  await tabTo(page, form.locator('[name="zip"]'))
  await page.keyboard.type('94016')
  await tabTo(page, form.locator('[name="acceptedTerms"]'))
  await page.keyboard.press('Space')
  await tabTo(page, form.getByRole('button', { name: 'Create account' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/registration-complete/)
  // A fresh document for the player: before it is alive a key press comes too early.
  await alive(page)
  await tabTo(page, page.getByTestId('welcome-go-on'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/lobby/)

  const claim = page.getByTestId('daily-login-claim')
  // The page that welcomed opened unasked too: 20 s after it the next may.
  await expect(claim).toBeVisible({ timeout: 30_000 })
  await tabTo(page, claim)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-step="over"]')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.setViewportSize(gameWindow)
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('wharf sevens')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await gameIsReady(page)
  const settled = settlement(page)
  const play = gameFrame(page).locator('button.play')
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(
      await play.evaluate((button) => button === document.activeElement && document.hasFocus()),
    ).toBe(true)
  }).toPass({ timeout: 15_000, intervals: [50] })
  await page.keyboard.press('Enter')
  expect((await settled).status()).toBe(200)
  await gameIsReady(page)
  await tabTo(page, page.getByRole('button', { name: 'Close the game' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Escape closes each modal, and the menu is gone through with Tab and Space', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await openAlive(page, `${stormrush.origin}/library`)
  await tabTo(page, page.getByRole('button', { name: 'Your menu' }))
  await page.keyboard.press('Space')
  const daylight = page.getByRole('switch', { name: 'Light mode' })
  await expect(daylight).toBeVisible()
  await tabTo(page, daylight)
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light')
})
