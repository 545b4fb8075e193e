import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What stays at the screen's edge while the page moves below it. */
const pinned = 'nav, [data-testid="support-chat-button"]'

/** Lets go of what is pinned: what it covers can be scrolled free. Gives the way to undo it. */
async function unpin(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (/fixed|sticky/.test(getComputedStyle(element).position))
        element.style.position = 'relative'
    }
  }, pinned)
  return () =>
    page.evaluate((selector) => {
      for (const element of document.querySelectorAll<HTMLElement>(selector))
        element.style.position = ''
    }, pinned)
}

/** Fails with every breach of WCAG 2.2 AA that axe finds on the page as it is now; the test goes on. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(() => {
    // What is on its way has no colours yet: all but endless animations come to their end first.
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    }
  })
  const putBack = await unpin(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    // Frames are games of their own; without them axe needs no second page to gather its results.
    .setLegacyMode()
    // The dialog library's own guards take the focus and hand it on; they are no content.
    .exclude('[data-base-ui-focus-guard]')
    // A picture that is drawn anew sixty times a second; what it says stands beside it as text.
    .exclude(['iframe[data-testid="game-frame"]', 'canvas'])
    .analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes
      .slice(0, 4)
      .map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`),
  }))
  expect.soft(found, what).toEqual([])
  await putBack()
}
