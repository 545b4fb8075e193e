import type { FrameLocator } from '@playwright/test'
import { stormrush } from '../../support/brands.ts'
import { gameFrame, gameIsReady, openFromLibrary, openNext } from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.setTimeout(180_000)

/** What a small phone leaves of its screen while the bars of its browser are in sight. */
const small = [
  { width: 375, height: 553 },
  { width: 360, height: 560 },
]
/** With jackpots above the reels, and with a round to buy; the others have a panel of their own. */
const titles = ['Moored Gold', 'Harbour Hush', 'Snowball Keno']

/** Which of the things that a round needs are not wholly inside of the game's own window. */
const outOfSight = (game: FrameLocator): Promise<string[]> =>
  game.locator('body').evaluate(() =>
    ['button.play', '.bar .stake', '.bar > .meter'].filter((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return (
        !box ||
        box.left < 0 ||
        box.top < 0 ||
        box.right > window.innerWidth + 0.5 ||
        box.bottom > window.innerHeight + 0.5
      )
    }),
  )

test('a small phone held upright has the button that plays, stake and balance in sight', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await openAlive(page, `${stormrush.origin}/library`)
  for (const size of small) {
    await page.setViewportSize(size)
    for (const title of titles) {
      await openNext(page, title)
      expect(await outOfSight(gameFrame(page)), `${title} at ${size.width} px`).toEqual([])
      await page.getByRole('button', { name: 'Close the game' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  }
})

test('a short phone held upright has the number of mines beside the button that plays, and takes it', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  for (const size of [{ width: 390, height: 740 }, ...small]) {
    await page.setViewportSize(size)
    await openFromLibrary(page, stormrush, 'Dynamite Gulch')
    await gameIsReady(page)
    const chooser = gameFrame(page).locator('.chooser')
    const before = Number(await chooser.locator('output, .amount').first().innerText())
    // A real press: whatever lies on the button would take it.
    await chooser.locator('button').filter({ visible: true }).last().click({ timeout: 5_000 })
    await expect(chooser.locator('output, .amount').first()).toHaveText(String(before + 1))
    await page.getByRole('button', { name: 'Close the game' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

/** Which texts of a game lie on others, by their own boxes. */
const textsOverEachOther = (game: FrameLocator): Promise<string[]> =>
  game.locator('body').evaluate(() => {
    const boxes = [...document.querySelectorAll('.top *, .controls *, .table *')]
      .filter((one) => !one.closest('.only-read') && !one.closest('svg'))
      .flatMap((one) => {
        const range = document.createRange()
        const own = [...one.childNodes].find((node) => node.textContent && node.nodeType === 3)
        if (!own || getComputedStyle(one).visibility === 'hidden') return []
        range.selectNodeContents(own)
        return [{ text: own.textContent ?? '', box: range.getBoundingClientRect() }]
      })
      .filter(({ box }) => box.width > 0 && box.height > 0)
    return boxes.flatMap(({ text, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 3 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 4,
        )
        .map((other) => `${text} on ${other.text}`),
    )
  })

test('no text of a game lies on another on a small phone, and jackpots stand in one row', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await openAlive(page, `${stormrush.origin}/library`)
  for (const [title, size] of [
    ['Dynamite Gulch', small[0]!],
    ['Jukebox Jacks', small[1]!],
    ['Moored Gold', { width: 320, height: 568 }],
  ] as const) {
    await page.setViewportSize(size)
    await openNext(page, title)
    expect(await textsOverEachOther(gameFrame(page)), title).toEqual([])
    const tops = await gameFrame(page)
      .locator('.jackpots > div')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(new Set(tops).size, title).toBeLessThanOrEqual(1)
    await page.getByRole('button', { name: 'Close the game' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
