import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { stormrush } from '../../support/brands.ts'
import { gameFrame, gameIsReady, openFromLibrary, playOneRound } from '../../support/game.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const scale = 2
const window = { width: 900, height: 560 }

test.use({
  // What a context says of its screen does not reach a sandboxed frame, which is a process of its own.
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), `--force-device-scale-factor=${scale}`]
    await use({ ...launchOptions, args })
  },
  deviceScaleFactor: scale,
  viewport: window,
})
test.setTimeout(180_000)

const canvasOf = (page: Page) => gameFrame(page).locator('.stage canvas')

/** Pixels of the game's canvas for each of the page's, as its frame sees it, across and down. */
const density = (page: Page) =>
  canvasOf(page).evaluate((element) => {
    const { width, height, clientWidth, clientHeight } = element as HTMLCanvasElement
    return [devicePixelRatio, width / clientWidth, height / clientHeight]
  })

/** How much of a picture is lost where two pixels become one: nothing much of one that was enlarged. */
async function detail(page: Page): Promise<number> {
  const seen = sharp(await canvasOf(page).screenshot()).removeAlpha()
  const { width, height } = await seen.metadata()
  const half = await seen
    .clone()
    .resize(Math.round(width / scale), Math.round(height / scale))
    .png()
    .toBuffer()
  const [whole, coarse] = await Promise.all([
    seen.clone().raw().toBuffer(),
    sharp(half).resize(width, height).raw().toBuffer(),
  ])
  const lost = whole.reduce((sum, value, at) => sum + Math.abs(value - (coarse[at] ?? 0)), 0)
  return lost / whole.length
}

test('on a screen of twice the pixels a game is drawn with twice the pixels, and stays sharp when it is resized and loses its graphics', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await openFromLibrary(page, stormrush, 'Wharf Sevens')
  await gameIsReady(page)
  expect(await density(page)).toEqual([scale, scale, scale])
  await expect(gameFrame(page).locator('.overlay .card')).toHaveCount(0)
  const before = await detail(page)

  await page.setViewportSize({ width: 700, height: 620 })
  await expect.poll(() => density(page)).toEqual([scale, scale, scale])
  await page.setViewportSize(window)
  await expect.poll(() => density(page)).toEqual([scale, scale, scale])
  await expect.poll(() => detail(page)).toBeGreaterThan(before * 0.9)

  const lost = await canvasOf(page).evaluateHandle((element) => {
    const stage = element as HTMLCanvasElement
    const extension = stage.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    if (!extension) throw new Error('The stage is drawn without WebGL, or cannot lose it.')
    extension.loseContext()
    return extension
  })
  await page.waitForTimeout(300)
  await lost.evaluate((extension) => extension.restoreContext())
  await expect.poll(() => detail(page)).toBeGreaterThan(before * 0.9)
  expect(await density(page)).toEqual([scale, scale, scale])
  await playOneRound(page)
})
