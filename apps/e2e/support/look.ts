import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'

const folder = path.resolve(import.meta.dirname, '../looks')
/** Pictures are kept at a third of their size: what a brand looks like, not how a letter is rastered. */
const scale = 3
/** How far a channel may be off, of 255, before a pixel counts as another. */
const tolerance = 48
/** Share of other pixels that is still the same look. */
const atMost = 0.03

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}

/** Those of a game, which is also played on a phone held sideways. */
export const gameSizes = { ...sizes, sideways: { width: 844, height: 390 } }

/** What is another at every visit. */
const live = [
  'section[aria-labelledby="lobby-winners"]',
  'section[aria-labelledby="lobby-jackpots"]',
  '[role="timer"]',
  'time',
  // Raining or not, by the hour.
  '[data-testid="coin-drops-chip"]',
]

/** Waits until everything in sight has been drawn: letters, pictures. */
const drawn = (page: Page) =>
  page.waitForFunction(() => {
    const inSight = (image: HTMLImageElement) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return (
        width > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
      )
    }
    const pictures = [...document.images].filter(inSight)
    return document.fonts.status === 'loaded' && pictures.every(({ complete }) => complete)
  })

const pixelsOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** Share of pixels that differ; 1 when the pictures are of another size. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [before, now] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  const { width, height, channels } = before.info
  if (width !== now.info.width || height !== now.info.height) return 1
  let others = 0
  for (let at = 0; at < before.data.length; at += channels) {
    const off = (channel: number) =>
      Math.abs((before.data[at + channel] ?? 0) - (now.data[at + channel] ?? 0))
    if (Math.max(off(0), off(1), off(2)) > tolerance) others += 1
  }
  return others / (width * height)
}

/** The page as it is now, small. */
async function glance(page: Page, width: number): Promise<Buffer> {
  await drawn(page)
  const seen = await page.screenshot({
    // Written and read in a fraction of the time that lossless takes; at a third of the size it is the same.
    type: 'jpeg',
    quality: 90,
    animations: 'disabled',
    caret: 'hide',
    mask: live.map((selector) => page.locator(selector)),
    maskColor: '#888888',
  })
  return sharp(seen)
    .resize(Math.round(width / scale))
    .webp({ quality: 82 })
    .toBuffer()
}

/** The page once two glances are the same. */
async function settled(page: Page, width: number): Promise<Buffer> {
  let before = await glance(page, width)
  for (let tries = 0; tries < 10; tries += 1) {
    const now = await glance(page, width)
    if ((await difference(before, now)) < 0.001) return now
    before = now
  }
  throw new Error('The page does not come to rest, so that it has no look to keep.')
}

/** The page as it is, and how far it is off what is wanted, after a few glances: something may still be arriving. */
async function closest(page: Page, width: number, wanted: Buffer, most: number) {
  const look = async () => {
    const seen = await glance(page, width)
    return { seen, share: await difference(wanted, seen) }
  }
  let last = await look()
  const again = async () => (last = last.share > most ? await look() : last).share
  await expect
    .poll(again, { intervals: [400], timeout: 4000 })
    .toBeLessThanOrEqual(most)
    .catch(() => {})
  return last
}

/**
 * Holds a page against its picture in a folder of `looks/`, a brand's mostly, at the size of a phone and of
 * a desktop or at those that are told; the test goes on after a difference, with the picture attached.
 * `UPDATE_LOOKS=1` keeps what is seen as what is wanted.
 */
export async function expectLook(
  page: Page,
  { folder: of }: { folder: string },
  name: string,
  {
    at = sizes,
    most = atMost,
  }: {
    at?: Record<string, { width: number; height: number }>
    /** Share of other pixels that is still the same look: more, where something never stands still. */
    most?: number
  } = {},
): Promise<void> {
  for (const [size, viewport] of Object.entries(at)) {
    await page.setViewportSize(viewport)
    const file = path.join(folder, of, `${name}-${size}.webp`)
    if (readTests().UPDATE_LOOKS === '1') {
      const kept = await settled(page, viewport.width)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, kept)
      continue
    }
    if (!existsSync(file)) throw new Error(`${file} is not there; UPDATE_LOOKS=1 makes it.`)
    const { seen, share } = await closest(page, viewport.width, readFileSync(file), most)
    if (share > most) {
      const seenFile = test.info().outputPath(`${name}-${size}.webp`)
      writeFileSync(seenFile, seen)
      await test.info().attach(`${name}-${size}`, { path: seenFile })
    }
    expect.soft(share, `${name} looks another at the size of a ${size}`).toBeLessThanOrEqual(most)
  }
  await page.setViewportSize(sizes.phone)
  // For a frame the width is that of a phone while rules of a desktop still hold.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
