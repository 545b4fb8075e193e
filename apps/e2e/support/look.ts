import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'
import { type Difference, difference } from './lookDifference.ts'
import { arePicturesWanted, picturesRoot as folder } from './pictures.ts'
import { pictureOf, type Pixels, pixelsOf } from './pixels.ts'
import { inWords, reportDifference } from './lookReport.ts'

/** Pictures are kept at a third of their size: what a brand looks like, not how a letter is rastered. */
const scale = 3

interface Allowance {
  /** Share of other pixels of the whole picture that is still the same look. */
  most: number
  /** The same of one square: a logo that is gone is little of a page, and most of its square. */
  mostOfASquare: number
}

const allowance: Allowance = { most: 0.03, mostOfASquare: 0.1 }

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}

/** Those of a game, which is also played on a phone held sideways. */
export const gameSizes = { ...sizes, sideways: { width: 844, height: 390 } }

/**
 * Lies over what is another at every visit: words take one room whatever they say, a place is painted
 * over, and what is there or not by the hour is not there.
 */
const veil = `
  :is(time, [data-varies='words']) {
    display: inline-block !important;
    inline-size: 8em !important;
    max-inline-size: 100% !important;
    block-size: 1em !important;
    overflow: hidden !important;
    white-space: nowrap !important;
    background: #888 !important;
  }
  :is(time, [data-varies='words']), :is(time, [data-varies='words']) * { color: transparent !important }
  [data-varies='place'] { background: #888 !important }
  [data-varies='place'] * { visibility: hidden !important }
  [data-testid='coin-drops-chip'] { display: none !important }
`

/** Adds rules to a page; gives the way to take them back. */
export async function addRules(page: Page, rules: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet()
    added.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added]
    return added
  }, rules)
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added)
    })
}

/** Runs in the page: whether all in sight has come and is drawn, letters and pictures too. */
const isWhole = async () => {
  const inSight = (image: HTMLImageElement) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect()
    return (
      // What is folded has a place, and is fetched when it is opened.
      image.checkVisibility() &&
      width > 0 &&
      bottom > 0 &&
      top < window.innerHeight &&
      right > 0 &&
      left < window.innerWidth
    )
  }
  const pictures = [...document.images].filter(inSight)
  if (document.fonts.status !== 'loaded' || !pictures.every(({ complete }) => complete))
    return false
  // The button of support comes a second later into the place that is kept for it.
  const places = [...document.querySelectorAll('[data-chat-dock]:empty')]
  if (places.some((place) => place.checkVisibility())) return false
  if (document.querySelector('[data-arriving], [aria-busy="true"]')) return false
  // One that has come is painted when it has been decoded, which is later.
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  return true
}

/** Waits until all in sight has come and is drawn. */
export const isWholeSoon = (page: Page): Promise<void> =>
  // Asked again and again from here: within the page a promise counts as true before it is kept.
  expect
    .poll(() => page.evaluate(isWhole), { message: `${page.url()} is whole`, timeout: 30_000 })
    .toBe(true)

/** The page as it is now, small. */
async function glance(page: Page): Promise<Pixels> {
  await isWholeSoon(page)
  const seen = await page.screenshot({
    // Written and read in a fraction of the time that lossless takes; at a third of the size it is the same.
    type: 'jpeg',
    quality: 90,
    animations: 'disabled',
    caret: 'hide',
    // A crowded machine lays a long page out anew for as long as that.
    timeout: 60_000,
  })
  const { width } = page.viewportSize() ?? sizes.phone
  return pixelsOf(sharp(seen).resize(Math.round(width / scale)))
}

/** A page under the veil, which is taken off in the end. */
export async function veiled<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const unveil = await addRules(page, veil)
  try {
    return await look()
  } finally {
    await unveil()
  }
}

/** The page once two glances are the same. */
async function settled(page: Page): Promise<Pixels> {
  let before = await glance(page)
  for (let tries = 0; tries < 10; tries += 1) {
    const now = await glance(page)
    if ((await difference(before, now)).ofASquare < 0.01) return now
    before = now
  }
  throw new Error('The page does not come to rest, so that it has no look to keep.')
}

export const isSameLook = (
  { share, ofASquare }: Difference,
  { most, mostOfASquare }: Allowance = allowance,
): boolean => share <= most && ofASquare <= mostOfASquare

/** As it is kept, small and not quite exact; what is compared with what is kept has gone the same way. */
const encode = (look: Pixels): Promise<Buffer> => pictureOf(look).webp({ quality: 82 }).toBuffer()
const asKept = async (look: Pixels): Promise<Pixels> => pixelsOf(sharp(await encode(look)))

/** The page as it is, and how far it is off what is wanted, after a few glances: something may still be arriving. */
async function closest(page: Page, wanted: Pixels, allowed: Allowance) {
  const look = async () => {
    const actual = await asKept(await glance(page))
    return { actual, off: await difference(wanted, actual) }
  }
  let last = await look()
  const again = async () => {
    if (!isSameLook(last.off, allowed)) last = await look()
    return isSameLook(last.off, allowed)
  }
  await expect
    .poll(again, { intervals: [400], timeout: 6_000 })
    .toBe(true)
    .catch(() => {})
  return last
}

/** Keeps what is seen, where it is not what is kept already. */
async function keep(page: Page, file: string): Promise<void> {
  const seen = await settled(page)
  const isKept =
    existsSync(file) &&
    (await difference(await pixelsOf(sharp(file)), await asKept(seen))).ofASquare <
      allowance.mostOfASquare / 4
  if (isKept) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, await encode(seen))
}

interface Wanted {
  file: string
  allowed: Allowance
  /** What it is a picture of, in words. */
  what: string
}

/** Compares a page with its picture, or keeps it as that. */
async function hold(page: Page, { file, allowed, what }: Wanted): Promise<void> {
  if (readTests().UPDATE_LOOKS === '1') return keep(page, file)
  if (!existsSync(file))
    throw new Error(
      `${file} is not there. 'UPDATE_LOOKS=1 E2E_NIGHT=1 pnpm --filter @marquee/e2e test --project=walk' takes the pictures that are missing; look at them before they are committed.`,
    )
  const expected = await pixelsOf(sharp(file))
  const { actual, off } = await closest(page, expected, allowed)
  if (isSameLook(off, allowed)) return
  const name = path.relative(folder, file).replaceAll(/[/\\]/g, '-').replace('.webp', '')
  const report = await reportDifference({ name, expected, actual, difference: off })
  expect.soft(false, `${what} looks another (${inWords(off)}): ${report}`).toBe(true)
}

/**
 * Holds a page against its picture in a folder of `looks/`, a brand's mostly, at the size of a phone and of
 * a desktop or at those that are told; the test goes on after a difference, with a page of the pictures
 * attached. `UPDATE_LOOKS=1` keeps what is seen as what is wanted. Of an internal brand of which there is no
 * picture none is asked; one that is released needs all of them.
 */
export async function expectLook(
  page: Page,
  brand: { folder: string; internal?: boolean },
  name: string,
  {
    at = sizes,
    once,
    ...told
  }: {
    at?: Record<string, { width: number; height: number }>
    /** Waits for what cannot be seen from the page: whether a frame has taken its size. */
    once?: () => Promise<void>
    /** More than elsewhere, where something never stands still. */
  } & Partial<Allowance> = {},
): Promise<void> {
  if (!arePicturesWanted(brand)) return
  const { folder: of } = brand
  await veiled(page, async () => {
    for (const [size, viewport] of Object.entries(at)) {
      await page.setViewportSize(viewport)
      await once?.()
      await hold(page, {
        file: path.join(folder, of, `${name}-${size}.webp`),
        allowed: { ...allowance, ...told },
        what: `${of}: ${name} at the size of a ${size}`,
      })
    }
  })
  await page.setViewportSize(sizes.phone)
  // For a frame the width is that of a phone while rules of a desktop still hold.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
