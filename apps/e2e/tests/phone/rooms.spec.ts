import { expectAccessible } from '../../support/axe.ts'
import { stormrush } from '../../support/brands.ts'
import { signUpByApi } from '../../support/player.ts'
import { cashRooms, openRooms, type Room, texts } from '../../support/rooms.ts'
import { expect, test } from '../../support/test.ts'

const brand = stormrush

test.beforeEach(async ({ context }) => {
  await context.addCookies([
    { name: 'marquee_preferences', value: 'dark.reduced.0.open', url: brand.origin },
  ])
})

for (const [who, rooms] of [
  ['guest', [...openRooms, texts[0], texts[6]] as Room[]],
  ['player', cashRooms],
] as const) {
  test(`the rooms of a ${who} have no breach of WCAG 2.2 AA and fit a phone`, async ({
    page,
    context,
  }) => {
    if (who === 'player') await signUpByApi(context, brand)
    for (const { path, heading } of rooms) {
      await page.goto(`${brand.origin}${path}`)
      await expect(page.getByRole('heading', { level: 1, name: heading(brand) })).toBeVisible()
      await expectAccessible(page, path)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(overflow, path).toBe(0)
    }
  })
}
