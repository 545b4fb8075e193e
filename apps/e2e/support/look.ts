import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import type { TestedBrand } from './brands.ts'

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

/** What is another at every visit. */
const live = [
  'section[aria-labelledby="lobby-winners"]',
  'section[aria-labelledby="lobby-jackpots"]',
  '[role="timer"]',
  'time',
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

/**
 * Holds a page against its picture in `looks/`, at the size of a phone and of a desktop; the test
 * goes on after a difference, with the picture attached. `UPDATE_LOOKS=1` keeps what is seen as what is
 * wanted.
 */
export async function expectLook(page: Page, brand: TestedBrand, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    await drawn(page)
    const seen = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      mask: live.map((selector) => page.locator(selector)),
      maskColor: '#888888',
    })
    const small = await sharp(seen)
      .resize(Math.round(viewport.width / scale))
      .webp({ quality: 82 })
      .toBuffer()
    const file = path.join(folder, brand.folder, `${name}-${size}.webp`)
    if (process.env.UPDATE_LOOKS === '1') {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, small)
      continue
    }
    const wanted = existsSync(file) ? readFileSync(file) : null
    const share = wanted ? await difference(wanted, small) : 1
    if (share > atMost)
      await test.info().attach(`${name}-${size}`, { body: seen, contentType: 'image/png' })
    expect
      .soft(
        share,
        wanted
          ? `${name} looks another at the size of a ${size}`
          : `${name} has no picture; UPDATE_LOOKS=1 makes it`,
      )
      .toBeLessThanOrEqual(atMost)
  }
  await page.setViewportSize(sizes.phone)
}
