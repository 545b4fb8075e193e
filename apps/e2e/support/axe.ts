import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/**
 * The dialog library's own guards take the focus and hand it on; they are no content. Games are frames
 * of their own, and a picture that is drawn anew sixty times a second says what it says as text beside it.
 */
const exclude = ['[data-base-ui-focus-guard]', 'iframe[data-testid="game-frame"]', 'canvas']

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

/** What axe finds on the page as it is; a document is given axe once. */
async function violationsOn(page: Page): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([runOnly, without]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(
        { exclude: without.map((selector) => [selector]) },
        // No rule of these tags asks for the style sheets themselves.
        { runOnly, resultTypes: ['violations'], iframes: false, preload: false },
      )
      return violations
    },
    [tags, exclude] as const,
  )
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
  const violations = await violationsOn(page)
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes
      .slice(0, 4)
      .map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`),
  }))
  expect.soft(found, what).toEqual([])
  await putBack()
}
