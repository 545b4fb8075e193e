import type { Browser, BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import { stormrush } from '../../support/brands.ts'
import { gameFrame, gameIsReady, openFromLibrary, playOneRound } from '../../support/game.ts'
import { signUpByApi } from '../../support/player.ts'
import { declineOptionalCookies, expect, putOffEmail, test } from '../../support/test.ts'

const window = { width: 900, height: 560 }
const title = 'Wharf Sevens'

test.setTimeout(240_000)
test.use({ deviceScaleFactor: 2, viewport: window })

/** Opens the game in a browser of its own; gives a picture of it at rest. */
async function pictureOf(
  browser: Browser,
  watch: (context: BrowserContext) => void,
  { plays, userAgent }: { plays: boolean; userAgent: string },
): Promise<{ picture: Buffer; hasGraphics: boolean }> {
  const context = await browser.newContext({
    viewport: window,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    userAgent,
  })
  watch(context)
  await Promise.all([declineOptionalCookies(context), putOffEmail(context)])
  await signUpByApi(context, stormrush)
  const page = await context.newPage()
  await openFromLibrary(page, stormrush, title)
  await gameIsReady(page)
  const frame = gameFrame(page)
  await expect(frame.locator('.overlay .card')).toHaveCount(0)
  const canvas = frame.locator('.stage canvas')
  const hasGraphics = await canvas.evaluate((stage) => {
    const { ownerDocument } = stage
    return ownerDocument.createElement('canvas').getContext('webgl2') !== null
  })
  const picture = await canvas.screenshot()
  if (plays) await playOneRound(page)
  await context.close()
  return { picture, hasGraphics }
}

test('without WebGL, on a screen of twice the pixels, a game looks as it does with it and can be played', async ({
  playwright,
  launchOptions,
  userAgent,
  pageConsole,
}) => {
  const pictures: Buffer[] = []
  for (const hasGraphics of [true, false]) {
    const args = [
      // What a context says of its screen does not reach a sandboxed frame, which is a process of its own.
      ...(launchOptions.args ?? []),
      '--force-device-scale-factor=2',
      ...(hasGraphics ? [] : ['--disable-3d-apis']),
    ]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const seen = await pictureOf(browser, pageConsole.watch, {
      plays: !hasGraphics,
      userAgent: userAgent ?? '',
    })
    expect(seen.hasGraphics).toBe(hasGraphics)
    pictures.push(seen.picture)
    await browser.close()
  }
  // Edges and glows differ by a little; a symbol of another size differs wherever it is.
  const [one, other] = await Promise.all(
    pictures.map((picture) =>
      sharp(picture)
        .resize(window.width, window.height, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  )
  if (!one || !other) throw new Error('A picture is missing.')
  const far = one.reduce(
    (sum, value, at) => sum + (Math.abs(value - (other[at] ?? 0)) > 48 ? 1 : 0),
    0,
  )
  expect(far / one.length).toBeLessThan(0.02)
})
