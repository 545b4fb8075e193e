import type { Locator, Page } from '@playwright/test'
import type { Visit } from './visit.ts'

/** Colours of a picture may differ by this much and be one, of 255. */
const oneColour = 6

/** Runs in a page: the widest range of a channel over a picture, 0 to 255. */
async function measureRange(picture: string): Promise<number> {
  const image = await createImageBitmap(await (await fetch(picture)).blob())
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!
  pen.drawImage(image, 0, 0)
  const { data } = pen.getImageData(0, 0, image.width, image.height)
  const least = [255, 255, 255]
  const most = [0, 0, 0]
  for (let at = 0; at < data.length; at++) {
    const channel = at % 4
    if (channel === 3) continue
    if (data[at]! < least[channel]!) least[channel] = data[at]!
    if (data[at]! > most[channel]!) most[channel] = data[at]!
  }
  return Math.max(...most.map((value, channel) => value - least[channel]!))
}

/** The part of a canvas that is in the window; null where there is none. */
async function findClip(page: Page, canvas: Locator) {
  const box = await canvas.boundingBox()
  const size = page.viewportSize()
  if (!box || !size) return null
  const x = Math.max(0, box.x)
  const y = Math.max(0, box.y)
  const width = Math.min(size.width, box.x + box.width) - x
  const height = Math.min(size.height, box.y + box.height) - y
  return width < 1 || height < 1 ? null : { x, y, width, height }
}

/** Whether a canvas shows more than one colour; false for one that has no room. */
async function isDrawn(page: Page, canvas: Locator): Promise<boolean> {
  const clip = await findClip(page, canvas)
  if (!clip) return false
  const shot = await page.screenshot({ clip })
  const picture = `data:image/png;base64,${shot.toString('base64')}`
  // An expression: helpers of whoever compiles this file are not in the page.
  const range = await page.evaluate<number>(
    `(${measureRange.toString()})(${JSON.stringify(picture)})`,
  )
  return range > oneColour
}

/** Leaves nothing to be seen of a game but the canvas that is looked at. */
const alone = `
  html { background: #777 !important }
  body { background: none !important }
  * { visibility: hidden !important; transition: none !important }
  canvas { background: none !important }
  canvas[data-kit-shown] { visibility: visible !important }
`

/**
 * Which canvases of the game show something, in the order of its page. Each is looked at by itself, in a
 * picture that the browser takes: a WebGL canvas that was drawn on and not kept cannot be read otherwise.
 */
export async function findDrawn({ page, game }: Pick<Visit, 'page' | 'game'>): Promise<boolean[]> {
  const style = await game().addStyleTag({ content: alone })
  const drawn: boolean[] = []
  try {
    for (const canvas of await game().locator('canvas').all()) {
      await canvas.evaluate((one) => one.setAttribute('data-kit-shown', ''))
      drawn.push(await isDrawn(page, canvas))
      await canvas.evaluate((one) => one.removeAttribute('data-kit-shown'))
    }
  } finally {
    await style.evaluate((one) => (one as Element).remove())
  }
  return drawn
}
