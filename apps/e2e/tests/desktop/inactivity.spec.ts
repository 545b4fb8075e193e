import type { Page } from '@playwright/test'
import { stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

/** As if the visitor had gone to another tab, or come back. */
const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => visibilityState,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** Counts the documents of the page from here on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

/** What looks for signs of life comes once the page is at rest, with everything else that may wait. */
async function openAtRest(page: Page, url: string): Promise<void> {
  await openAlive(page, url)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

test('SESSION-09 after 30 minutes without a sign of life a sessionStart trigger is sent and answered, for guests and for players', async ({
  page,
  context,
  pageConsole,
}) => {
  // A leap of the clock is too long for whatever call is under way.
  pageConsole.allow(/timeout|realtime/i)
  await page.clock.install()
  for (const who of ['guest', 'player']) {
    if (who === 'player') await signUpByApi(context, stormrush)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/pop-up-ads/')) sent.push(request.url())
    })
    await openAtRest(page, `${stormrush.origin}/library`)
    await page.mouse.move(300, 300)
    await page.clock.fastForward('29:00')
    await page.mouse.move(320, 320)
    await page.clock.fastForward('29:00')
    expect(sent).toEqual([])
    const answered = page.waitForResponse(`**/rest/pop-up-ads/${who}-popup-ads/`)
    await page.clock.fastForward('02:00')
    const answer = await answered
    expect(answer.status()).toBe(200)
    expect(answer.request().postDataJSON()).toEqual({ triggerType: 'sessionStart' })
  }
})

test('SESSION-10 SESSION-12 a page that was hidden for 120 minutes is loaded anew, with a modal open only once that is closed', async ({
  page,
  pageConsole,
}) => {
  pageConsole.allow(/timeout|realtime/i)
  await page.clock.install()
  await openAtRest(page, `${stormrush.origin}/library`)
  const loads = countLoads(page)
  await look(page, 'hidden')
  await page.clock.fastForward('01:59:00')
  expect(loads()).toBe(0)
  const reloaded = page.waitForEvent('domcontentloaded')
  await page.clock.fastForward('02:00')
  await reloaded
  expect(loads()).toBe(1)

  await openAtRest(page, `${stormrush.origin}/library`)
  const before = loads()
  await page.getByRole('banner').getByRole('button', { name: 'Search games' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'hidden')
  await page.clock.fastForward('02:01:00')
  await look(page, 'visible')
  expect(loads()).toBe(before)
  await page.keyboard.press('Escape')
  await expect.poll(loads).toBe(before + 1)
})

test('SESSION-11 in the cash desk the page waits until the player has left it', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/timeout|realtime/i)
  await signUpByApi(context, stormrush)
  await page.clock.install()
  await openAtRest(page, `${stormrush.origin}/cash/deposit-by-money/`)
  const loads = countLoads(page)
  await look(page, 'hidden')
  await page.clock.fastForward('02:01:00')
  await look(page, 'visible')
  expect(loads()).toBe(0)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Games', exact: true })
    .click()
  await expect.poll(loads).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/library')
})
