import { stormrush } from '../../support/brands.ts'
import { gameFrame, gameIsReady, openFromLibrary, openNext } from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({
  viewport: { width: 844, height: 390 },
})

/** The engines with the most to choose: what they need stands beside the game, from stake to balance. */
const titles = [
  'Brass Pin Parade',
  'Coyote Dice',
  'Clover Keno',
  'Phoenix Ascent',
  'Twenty-One Keys',
  'Dynamite Gulch',
]

test('a phone held sideways shows all of a game’s controls, and what stands below it in one row', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await signUpByApi(context, stormrush)
  await openAlive(page, `${stormrush.origin}/library`)
  for (const title of titles) {
    await openNext(page, title)
    await expect(page.getByRole('button', { name: 'Fairness' })).toBeVisible()
    const controls = gameFrame(page).locator('.controls')
    await expect
      .poll(() => controls.evaluate((bar) => bar.scrollHeight - bar.clientHeight), {
        message: title,
      })
      .toBeLessThanOrEqual(0)
    await expect(controls.locator('.bar > .meter .amount')).toBeInViewport({ ratio: 1 })
  }
})

test('the page of a game held sideways shows its lowest row above the bar at the lower edge', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await openFromLibrary(page, stormrush, 'Dynamite Gulch')
  await gameIsReady(page)
  const id = new URL(page.url()).searchParams.get('game')
  await page.goto(`${stormrush.origin}/game?game=${id}`)
  await gameIsReady(page)
  await expect(gameFrame(page).locator('.cell').last()).toBeInViewport({ ratio: 1 })
  const atLowerEdge = await page.getByTestId('game-frame').evaluate((frame) => {
    const { left, bottom, width } = frame.getBoundingClientRect()
    return document.elementFromPoint(left + width / 3, bottom - 4) === frame
  })
  expect(atLowerEdge).toBe(true)
})

/** Reels of five by three, and a full board below the multipliers of its falls. */
const boards = ['Wharf Sevens', 'Lantern Tide']

test('a phone held sideways leaves the middle of it to the reels, as their layout is held to', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await openAlive(page, `${stormrush.origin}/library`)
  for (const title of boards) {
    await openNext(page, title)
    const room = await gameFrame(page)
      .locator('#game')
      .evaluate((game) => {
        const widthOf = (part: string) => game.querySelector<HTMLElement>(part)?.offsetWidth ?? 0
        const width = window.innerWidth - widthOf('.top') - widthOf('.controls')
        return { width, height: window.innerHeight }
      })
    // What `layout.test.ts` of the arcade measures the shares of a phone's width with.
    expect(room.width, title).toBeGreaterThanOrEqual(490)
    expect(room.height, title).toBeGreaterThanOrEqual(340)
    await page.getByRole('button', { name: 'Close the game' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

/** Of the studios whose names are the widest, one of each form. */
const signed = ['The Fogbell Pier', 'Lantern Tide', 'Ferryman’s Gleam']

for (const viewport of [
  { width: 667, height: 375 },
  { width: 568, height: 320 },
])
  test.describe(`a phone of ${viewport.width} px`, () => {
    test.use({ viewport })

    test('has the name of a game’s studio within its sign', async ({ page, context }) => {
      await signUpByApi(context, stormrush)
      await openAlive(page, `${stormrush.origin}/library`)
      for (const title of signed) {
        await openNext(page, title)
        const sticksOut = await gameFrame(page)
          .locator('.maker')
          .evaluate((sign) => {
            const name = document.createRange()
            name.selectNodeContents(sign.lastChild ?? sign)
            const { left, right } = sign.getBoundingClientRect()
            const lines = [...name.getClientRects()]
            return Math.max(...lines.flatMap((line) => [left - line.left, line.right - right]))
          })
        expect(sticksOut, title).toBeLessThanOrEqual(0)
        await page.getByRole('button', { name: 'Close the game' }).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    })
  })
