import type { Locator, Page } from '@playwright/test'
import { gameIds } from '../../support/api.ts'
import { stormrush, tao } from '../../support/brands.ts'
import { gameIsReady } from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { declineOptionalCookies, expect, test } from '../../support/test.ts'

const locked = (page: Page) => page.locator('html[data-scroll-locked]')
const hasFocus = (dialog: Locator) =>
  expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true)
const queryOf = (page: Page) => new URL(page.url()).searchParams

// Motion is the subject of one test; elsewhere a crowded machine would only wait for its frames.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ context }) => {
  await signUpByApi(context, stormrush)
})

test('MODAL-12 MODAL-37 openModal=daily-login opens the daily reward; closing it takes the parameter away and nothing else', async ({
  page,
}) => {
  await openAlive(page, `${stormrush.origin}/library?category=new-games&openModal=daily-login`)
  const dialog = page.getByRole('dialog', { name: 'Daily reward' })
  await expect(dialog).toBeVisible()
  await expect(page.locator('[data-modal="daily-login"]')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(queryOf(page).has('openModal')).toBe(false)
  expect(queryOf(page).get('category')).toBe('new-games')
})

test('MODAL-05 an openModal value that no feature knows opens nothing', async ({ page }) => {
  await openAlive(page, `${stormrush.origin}/library?openModal=no-such-modal`)
  await expect(page.getByTestId('game-grid')).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.locator('[data-modal]')).toHaveCount(0)
})

test('MODAL-11 MODAL-28 GAMES-13 the parameter game opens the game modal; the way back closes it', async ({
  page,
  context,
}) => {
  const [id = 0] = await gameIds(context, stormrush)
  await openAlive(page, `${stormrush.origin}/library`)
  await page.getByTestId('game-tile').first().click()
  await expect(page.locator('[data-modal="game"]')).toHaveCount(1)
  expect(queryOf(page).has('game')).toBe(true)
  await page.goBack()
  await expect(page.locator('[data-modal="game"]')).toHaveCount(0)
  expect(queryOf(page).has('game')).toBe(false)
  await openAlive(page, `${stormrush.origin}/library?game=${id}`)
  await gameIsReady(page)
  await page.getByRole('button', { name: 'Close the game' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(queryOf(page).has('game')).toBe(false)
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
  await dialog.getByRole('link', { name: 'Favorites' }).click()
  await page.waitForURL(/\/issues\/favorites$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favorites')
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

test('MODAL-27 nothing opens over a page with a geoblock segment, whoever asks for it', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/status of 404/)
  await openAlive(page, `${stormrush.origin}/geoblock/anywhere?openModal=daily-login`)
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.locator('[data-modal]')).toHaveCount(0)
  // The same two ways open something elsewhere.
  await page.getByRole('main').getByRole('link', { name: 'Return home' }).click()
  await page.waitForURL(/\/lobby\/$/)
  await page.getByRole('button', { name: 'Your menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('MODAL-01 MODAL-02 MODAL-03 MODAL-04 MODAL-06 MODAL-45 openModal=spookySeason opens the tower for a guest too; errorMessage is its error text, the first where it repeats', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await declineOptionalCookies(context)
  const tower = page.getByRole('dialog', { name: 'The haunted tower' })
  const address = `${stormrush.origin}/library?category=new-games&openModal=spookySeason`
  await openAlive(page, address)
  await expect(tower).toContainText('No season is running')
  await expect(tower.getByRole('alert')).toHaveCount(0)

  await openAlive(page, `${address}&errorMessage=First%20reason&errorMessage=Second%20reason`)
  await expect(tower.getByRole('alert')).toContainText('First reason')
  await expect(tower).not.toContainText('Second reason')
  await page.keyboard.press('Escape')
  await expect(tower).toHaveCount(0)
  await expect(page).toHaveURL(`${stormrush.origin}/library?category=new-games`)
})

test('focus goes into a modal, stays there, and returns to what opened it', async ({ page }) => {
  await openAlive(page, `${stormrush.origin}/library`)
  const menu = page.getByRole('button', { name: 'Your menu' })
  const dialog = page.getByRole('dialog')
  await expect(async () => {
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass()
  const inside = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest('[role="dialog"]')))
  await expect.poll(inside).toBe(true)
  const stops = await dialog.locator('a, button, input').count()
  for (let step = 0; step < stops + 3; step += 1) {
    await page.keyboard.press('Tab')
    // Between the last and the first stands a guard that hands the focus on.
    await expect.poll(inside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(menu).toBeFocused()
})

test('MODAL-57 the search finds a game among hundreds and opens it, by the key / and without the mouse', async ({
  page,
}) => {
  await openAlive(page, `${stormrush.origin}/library`)
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.locator('[data-modal="game-search"]')).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  const box = page.getByRole('dialog').getByRole('combobox')
  await expect(box).toBeFocused()
  await page.keyboard.type('sevens')
  const options = page.getByRole('option')
  await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText(/^\d+ games$/)
  // What was found for the first letters goes when all of them are in.
  for (const place of [0, 1]) await expect(options.nth(place)).toContainText(/sevens/i)
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  const title = (await options.nth(1).innerText()).split('\n')[0] ?? ''
  expect(title.toLowerCase()).toContain('sevens')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-modal="game"]')).toHaveCount(1)
  await expect(page.locator('iframe[data-testid="game-frame"]')).toHaveAttribute('title', title)
  await expect(page.locator('[data-modal="game-search"]')).toHaveCount(0)
})

test('the search says what was not found', async ({ page }) => {
  await openAlive(page, `${stormrush.origin}/`)
  await page.getByRole('banner').getByRole('button', { name: 'Search games' }).click()
  await page.getByRole('combobox').fill('zzzz')
  await expect(page.getByRole('dialog')).toContainText('No game fits “zzzz”')
})

test('GAMES-14 a guest who opens a game, by a tile or an address, is sent to sign up and back to the game', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  const [id = 0] = await gameIds(context, tao)
  await openAlive(page, `${tao.origin}/library`)
  await page.getByTestId('game-tile').first().click()
  await page.waitForURL(/\/signup\/\?redirectUrl=/)
  await expect(page.locator('[data-modal]')).toHaveCount(0)
  await openAlive(page, `${tao.origin}/library?game=${id}`)
  await page.waitForURL(/\/signup\/\?redirectUrl=/)
  expect(queryOf(page).get('redirectUrl')).toBe(`/library?game=${id}`)
  await openAlive(page, `${tao.origin}/game?game=${id}`)
  await page.waitForURL(/\/signup\/\?redirectUrl=/)
  expect(queryOf(page).get('redirectUrl')).toMatch(new RegExp(`^/game\\?game=${id}$`))
})
