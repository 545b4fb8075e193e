import type { Page } from '@playwright/test'
import { inDepth } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Drawings of the page's sections that move at the moment, by whether somebody sees them. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }
    const running = document.getAnimations().flatMap(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const section = target?.closest('[data-sections] > *')
      return playState === 'running' && target && section ? [isSeen(section)] : []
    })
    return { seen: running.filter(Boolean).length, unseen: running.filter((seen) => !seen).length }
  })

for (const brand of inDepth)
  test(`${brand.name}: drawings of a player's lobby move only where somebody sees them`, async ({
    page,
    context,
  }) => {
    await signUpByApi(context, brand)
    await openAlive(page, `${brand.origin}/lobby/`)
    // Below the first screen is laid out when the page is at rest; only then could anything move there.
    const drawings = page.locator('[data-sections] > [data-unseen] svg')
    await expect.poll(() => drawings.count()).toBeGreaterThan(0)
    await expect.poll(async () => (await moving(page)).unseen).toBe(0)
    await expect(async () => {
      await page.mouse.wheel(0, 300)
      expect((await moving(page)).seen).toBeGreaterThan(0)
    }).toPass({ intervals: [200] })
    await expect.poll(async () => (await moving(page)).unseen).toBe(0)
  })
