import { inDepth } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

for (const brand of inDepth) {
  test(`${brand.name}: on a small phone the titles of the lobby's rows stand on one line`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signUpByApi(context, brand)
    await openAlive(page, `${brand.origin}/lobby/`)
    await expect(page.getByRole('heading', { level: 2, name: 'News and offers' })).toBeAttached()
    // Of what scrolls sideways; cards of the shelf have titles of their own.
    const rows = page.locator('main :has(> [tabindex="0"]) > div > div > h2')
    const titles = await rows.evaluateAll((headings) =>
      headings.map((heading) => {
        const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()
        const range = document.createRange()
        if (words) range.selectNodeContents(words)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        return { title: heading.textContent, lines: lines.size }
      }),
    )
    expect(titles.length).toBeGreaterThan(3)
    expect(titles.filter(({ lines }) => lines > 1)).toEqual([])
  })
}
