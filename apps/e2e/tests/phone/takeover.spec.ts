import type { Page } from '@playwright/test'
import { inDepth, releasedBrands } from '../../support/brands.ts'
import { requestsOf } from '../../support/clientSide.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

declare global {
  interface Window {
    /** What the server wrote, as the browser read it. */
    written?: Element[]
  }
}

/** Opens a page, and counts what of it the browser threw away to render it anew. */
async function thrownAway(page: Page, url: string): Promise<string[]> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      window.written = [...document.querySelectorAll('#app nav, #app section, #app footer')]
    })
  })
  const loaded = requestsOf(page)
  await openAlive(page, url)
  // What comes at rest is there, and has asked what it asks.
  await loaded.quiet()
  const { written, gone } = await page.evaluate(() => {
    const all = window.written ?? []
    const nameOf = (part: Element) => `${part.tagName} ${part.textContent.trim().slice(0, 30)}`
    return { written: all.length, gone: all.filter((part) => !part.isConnected).map(nameOf) }
  })
  expect(written).toBeGreaterThan(4)
  return gone
}

for (const { name, origin } of releasedBrands)
  test(`a guest's home is taken over as the server wrote it > ${name}`, async ({ page }) => {
    // An address of its own: a page that was kept for minutes learns of newer winners, which is a change.
    expect(await thrownAway(page, `${origin}/?taken=over`)).toEqual([])
  })

for (const brand of inDepth)
  test(`a player's lobby is taken over as the server wrote it > ${brand.name}`, async ({
    page,
    context,
  }) => {
    await signUpByApi(context, brand)
    expect(await thrownAway(page, `${brand.origin}/lobby/`)).toEqual([])
  })
