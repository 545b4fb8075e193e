import { stormrush, tao, type TestedBrand } from '../../support/brands.ts'
import { longestTask } from '../../support/longestTask.ts'
import { atNightAlone } from '../../support/nightly.ts'
import { alive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// A recording of everything that a page does takes its time on a crowded machine.
test.setTimeout(180_000)

/**
 * In ms of the processor's time. Half of it is usual on a slow machine; to take over a whole page at once
 * would be twice as much.
 */
const most = 200

const places: { brand: TestedBrand; who: 'guest' | 'player'; path: string }[] = [
  { brand: tao, who: 'guest', path: '/' },
  { brand: stormrush, who: 'guest', path: '/' },
  { brand: stormrush, who: 'player', path: '/lobby/' },
]

for (const { brand, who, path } of places)
  test(
    `${brand.name}, ${path} of a ${who}: no piece of work keeps the page from answering for long`,
    atNightAlone,
    async ({ page, context }) => {
      if (who === 'player') await signUpByApi(context, brand)
      const longest = await longestTask(page, async () => {
        await page.goto(`${brand.origin}${path}`)
        await alive(page)
        // What begins at rest, such as the connection, is work too.
        await page.waitForLoadState('networkidle')
      })
      expect(longest, 'the longest piece of work, in ms').toBeLessThan(most)
    },
  )
