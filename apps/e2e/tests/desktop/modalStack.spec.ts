import type { Locator, Page } from '@playwright/test'
import { gameIds } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { declineOptionalCookies, expect, test } from '../../support/test.ts'

const locked = (page: Page) => page.locator('html[data-scroll-locked]')
const hasFocus = (dialog: Locator) =>
  expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true)
const queryOf = (page: Page) => new URL(page.url()).searchParams

test.beforeEach(async ({ context }) => {
  await signUpByApi(context, stormrush)
})

test('MODAL-07 MODAL-09 modals open above each other, each closes alone, and the page scrolls again after the last', async ({
  page,
  context,
}) => {
  const [id = 0] = await gameIds(context, stormrush)
  await openAlive(page, `${stormrush.origin}/library`)
  const offset = () => page.evaluate(() => window.scrollY)
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 300)
  await expect.poll(offset).toBeGreaterThan(0)
  await expect(locked(page)).toHaveCount(0)

  // The address asks for two at once: the reward above the game.
  await openAlive(page, `${stormrush.origin}/library?game=${id}&openModal=daily-login`)
  const stack = page.locator('[data-modal]')
  const reward = page.getByRole('dialog', { name: 'Daily reward' })
  await expect(stack).toHaveCount(2)
  await expect(reward).toBeVisible()
  for (const modal of await stack.all())
    await expect(modal).toHaveAttribute('data-stack', 'several')
  await expect(locked(page)).toHaveCount(1)
  // The one in front has the focus and stands in front; the one below is out of reach.
  await hasFocus(reward)
  const inFront = await reward.evaluate((dialog) => {
    const { x, y, width, height } = dialog.getBoundingClientRect()
    return dialog.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(inFront).toBe(true)
  await expect(page.getByRole('button', { name: 'Close the game' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  // The game behind draws all the while; on a crowded machine the frames of the way out come late.
  await expect(stack).toHaveCount(1, { timeout: 30_000 })
  await expect(stack).toHaveAttribute('data-stack', 'single')
  await expect(stack).toHaveAttribute('data-modal', 'game')
  await expect(locked(page)).toHaveCount(1)
  const before = await offset()
  await page.mouse.wheel(0, 600)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await offset()).toBe(before)

  await page.getByRole('button', { name: 'Close the game' }).click()
  await expect(stack).toHaveCount(0)
  await expect(locked(page)).toHaveCount(0)
  await page.mouse.wheel(0, 300)
  await expect.poll(offset).toBeGreaterThan(before)
})

/** Where dialogs came from and went to, as their transforms say it, in order. */
async function noteMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moves: string[] = []
    Object.assign(window, { moves })
    // Slow enough to be read: an event may come after a short one has ended.
    const slow = new CSSStyleSheet()
    slow.replaceSync('[role=dialog] { transition-duration: 2s !important }')
    document.adoptedStyleSheets.push(slow)
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof HTMLElement) || propertyName !== 'transform') return
      if (target.role !== 'dialog') return
      for (const { effect } of target.getAnimations()) {
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
        if (frames.some(({ transform }) => transform)) {
          moves.push(frames.map(({ transform }) => String(transform)).join(' > '))
          return
        }
      }
    })
  })
  return () => page.evaluate(() => (window as unknown as { moves: string[] }).moves)
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('MODAL-08 the first and the last modal come and go differently from one among several', async ({
    page,
    context,
  }) => {
    const moves = await noteMoves(page)
    const [id = 0] = await gameIds(context, stormrush)
    const reward = page.getByRole('dialog', { name: 'Daily reward' })
    const comeAndGo = async (query: string) => {
      await openAlive(page, `${stormrush.origin}/library?${query}openModal=daily-login`)
      await expect(reward).toBeVisible()
      await expect.poll(moves, { timeout: 30_000 }).toHaveLength(1)
      await hasFocus(reward)
      // It has arrived: where it has not come from yet there is no way to go.
      await expect
        .poll(() => reward.evaluate((dialog) => dialog.getAnimations().length), { timeout: 30_000 })
        .toBe(0)
      await page.keyboard.press('Escape')
      await expect.poll(moves, { timeout: 30_000 }).toHaveLength(2)
      return moves()
    }
    const [comes = '', goes = ''] = await comeAndGo('')
    expect(comes).toMatch(/^translateY.* > none$/)
    expect(goes).toMatch(/^none > translateY/)
    const [comesOver = '', goesFromOver = ''] = await comeAndGo(`game=${id}&`)
    expect(comesOver).toMatch(/^scale\(.* > none$/)
    expect(goesFromOver).toMatch(/^none > scale\(/)
  })
})

test('the way back closes the modal in front; closing it otherwise leaves no step behind', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog')
  const account = page.getByRole('button', { name: 'Your menu' })
  const library = `${stormrush.origin}/library`
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  await openAlive(page, `${stormrush.origin}/issues/providers`)
  await sidebar.getByRole('link', { name: 'Games' }).click()
  await page.waitForURL(library)
  await account.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  expect(page.url()).toBe(library)

  // Closed by key: the next step back is the page's.
  await account.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => 'marqueeModals' in history.state)).toBe(false)
  await page.goBack()
  await page.waitForURL(/\/issues\/providers$/)
  await page.goForward()
  await page.waitForURL(library)

  // Closed on the way elsewhere: that is where it leads, and the way back is the page before.
  await account.click()
  await dialog.getByRole('link', { name: 'Limits' }).click()
  await page.waitForURL(/\/game\/responsible-play$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Responsible play')
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await page.waitForURL(library)
  await expect.poll(() => page.evaluate(() => 'marqueeModals' in history.state)).toBe(false)
  await page.goBack()
  await page.waitForURL(/\/issues\/providers$/)
  // All of it in one document.
  expect(requests.filter((url) => url === library)).toEqual([])
})

test('a modal that the address asked for is left by the way back, and closed without a step behind', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Daily reward' })
  const library = `${stormrush.origin}/library`
  await openAlive(page, library)
  const entries = () => page.evaluate(() => history.length)
  const open = async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /reward/i })
      .click()
    await expect(dialog).toBeVisible()
    expect(queryOf(page).get('openModal')).toBe('daily-login')
  }
  await open()
  const length = await entries()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await open()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(library)
  await open()
  expect(await entries()).toBe(length)
})

test('MODAL-10 on a mobile Apple device the page is fixed 300 ms after a modal opened, and let go with it', async ({
  browser,
}) => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
  const context = await browser.newContext({
    userAgent,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  await declineOptionalCookies(context)
  const page = await context.newPage()
  const fixed = () => page.evaluate(() => document.body.style.position)
  const menu = page.getByRole('navigation', { name: 'Quick' }).getByRole('button', { name: 'Menu' })
  await page.clock.install()
  await openAlive(page, `${stormrush.origin}/library`)
  // Once before time stands still: what a modal needs has arrived.
  await menu.click()
  await expect.poll(fixed).toBe('fixed')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-modal]')).toHaveCount(0)
  expect(await fixed()).toBe('')
  await page.evaluate(() => window.scrollTo(0, 240))
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
  await menu.click()
  await expect(locked(page)).toHaveCount(1)
  await page.clock.runFor(299)
  expect(await fixed()).toBe('')
  await page.clock.runFor(1)
  expect(await fixed()).toBe('fixed')
  expect(await page.evaluate(() => document.body.style.top)).toBe('-240px')
  await page.clock.resume()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-modal]')).toHaveCount(0)
  expect(await fixed()).toBe('')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(240)
  await context.close()
})
