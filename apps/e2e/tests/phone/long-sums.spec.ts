import type { Page } from '@playwright/test'
import { inDepth } from '../../support/brands.ts'
import { arriveAt } from '../../support/clientSide.ts'
import { declaredBy } from '../../support/declared.ts'
import { tryLongSums } from '../../support/longSums.ts'
import { atNightUnless, isNight } from '../../support/nightly.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { fishGame, shoot } from '../../support/shots.ts'
import { expect, test } from '../../support/test.ts'

test.setTimeout(180_000)

/** Phones that are sold. */
const phones = [320, 390]
/** Each picture costs the processor: by day the narrow ones with sums of a few lengths, at night all. */
const all = isNight ? [...phones, 1440] : phones
const digits = isNight ? Array.from({ length: 12 }, (_, index) => index + 1) : [1, 4, 7, 10, 12]

interface Place {
  name: string
  path: string
  region: string
  /** Whose page it is, where not every brand has it. */
  feature?: string
  widths?: number[]
  /** Digits of its own that make a text a sum. */
  least?: number
  open?: (page: Page) => Promise<void>
}

/** Where sums stand that grow with what players win, or that a brand sets. */
const places: Place[] = [
  {
    name: 'the pot of the lottery',
    path: '/lottery',
    region: '[data-testid="lottery-pot"]',
    feature: 'lottery',
  },
  { name: 'plates of jackpots', path: '/lobby/', region: '[aria-labelledby="lobby-jackpots"]' },
  {
    name: 'rows of a leaderboard',
    path: '/tournaments',
    region: '[data-testid="leaderboard"] td:last-child',
    least: 1,
  },
  {
    name: 'tiles of packages',
    path: '/cash/deposit-by-money/',
    region: '[data-testid="cash-packages"]',
  },
  {
    name: 'the bar of the desk',
    path: '/cash/deposit-by-money/',
    region: '[data-testid="cash-bar"]',
    // Where the form is in sight there is none.
    widths: phones,
    open: (page) => page.getByTestId('cash-packages').locator('label').first().click(),
  },
  {
    name: 'balances of the menu',
    path: '/profile',
    region: '[data-testid="menu-coins"], [data-testid="menu-entries"]',
    open: (page) => page.locator('nav').getByRole('button', { name: /^Men/ }).click(),
  },
]

for (const brand of inDepth)
  test(
    `${brand.name}: sums from 1 to 12 digits fit wherever they stand, in both languages`,
    atNightUnless(brand.folder === 'stormrush'),
    async ({ page, context }) => {
      await signUpByApi(context, brand)
      // Who has won something stands among the leaders.
      const gameId = await fishGame(context, brand)
      let won = 0
      for (let shots = 0; shots < 25 && !won; shots++) won = await shoot(context, brand, gameId)
      const { features } = await declaredBy(brand)
      const own = places.filter(({ feature }) => !feature || features.includes(feature))
      expect(own.length).toBeGreaterThan(3)
      for (const locale of ['en', 'es'])
        for (const { name, path, region, widths = all, least = 3, open } of own) {
          await page.setViewportSize({ width: 390, height: 844 })
          const address = `${locale === 'es' ? '/es' : ''}${path}`
          // A page in another language, or of which something is pressed, is one that nobody has written in.
          if (open || path === own[0]?.path) await openAlive(page, `${brand.origin}${address}`)
          else await arriveAt(page, address)
          await open?.(page)
          const place = page.locator(region).first()
          await expect(place).toBeAttached()
          await place.scrollIntoViewIfNeeded()
          for (const width of widths) {
            await page.setViewportSize({ width, height: 844 })
            for (const count of digits) {
              const found = await tryLongSums(page, region, { digits: count, locale, least })
              const where = `${name} of ${locale} at ${width} px, ${count} digits`
              expect(found.sums, where).toBeGreaterThan(0)
              expect.soft(found.problems, where).toEqual([])
            }
          }
        }
    },
  )
