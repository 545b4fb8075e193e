import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails with every breach of WCAG 2.2 AA that axe finds on the page as it is now; the test goes on. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // What is on its way has no colours yet: all but endless animations come to their end first.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    }
  })
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
}
