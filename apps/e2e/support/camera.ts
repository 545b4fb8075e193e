import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { countOf, mostOthers, othersOf } from './alike.ts'
import { requestsOf } from './clientSide.ts'
import { isWholeSoon, veiled } from './look.ts'
import { mark } from './lookDifference.ts'
import { pictureOf, type Pixels, pixelsOf } from './pixels.ts'

interface Size {
  width: number
  height: number
}

/** How much of a page is looked at, in heights of the screen. */
const screens = 3

/** Takes what is in front of it as a PNG, whole and at rest. */
export type Take = () => Promise<Buffer>

/**
 * Pictures of a page in full size, as somebody with a screen of this size sees it. Make it before what is
 * looked at is asked for: it listens for requests.
 */
export function cameraOf(page: Page, screen: Size): { whole: Take; screen: Take } {
  const requests = requestsOf(page)
  const rest = async (size: Size) => {
    const now = page.viewportSize()
    if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await isWholeSoon(page)
    // What comes when the rest is there asks for more.
    await requests.quiet()
    await isWholeSoon(page)
  }
  const take = (fullPage = false) =>
    veiled(page, () =>
      page.screenshot({
        fullPage,
        animations: 'disabled',
        caret: 'hide',
        scale: 'css',
        timeout: 60_000,
      }),
    )
  return {
    /**
     * The page's first screens, by a window that is as high as they are: what exists only near the screen is
     * there, and a picture has one size, however long the page. A page without navigation is a scene that
     * fills the screen, and is seen so.
     */
    async whole() {
      await rest({ ...screen, height: screen.height * screens })
      const isScene = await page.evaluate(() => !document.querySelector('[data-navigation]'))
      if (isScene) await rest(screen)
      return take(isScene)
    },
    /** What is on the screen: how a dialog lies over a page. */
    async screen() {
      await rest(screen)
      return take()
    },
  }
}

const read = (picture: Buffer): Promise<Pixels> => pixelsOf(sharp(picture))

export interface Comparison {
  actual: Buffer
  /** How many points are others. */
  count: number
  /** What is seen, dimmed, with what is another in red; undefined where no point is. */
  difference?: Buffer
}

export const isSame = ({ count }: Pick<Comparison, 'count'>): boolean => count <= mostOthers

async function comparisonOf(expected: Buffer, actual: Buffer): Promise<Comparison> {
  // What a browser sees twice it writes in the same bytes.
  if (expected.equals(actual)) return { actual, count: 0 }
  const now = await read(actual)
  const others = othersOf(await read(expected), now)
  const count = countOf(others)
  if (!count) return { actual, count }
  return { actual, count, difference: await pictureOf(mark(now, { others })).png().toBuffer() }
}

/** Milliseconds between two pictures of what is not, or not yet, what is wanted. */
const pause = 2000
const wait = () => new Promise((resolve) => setTimeout(resolve, pause))
/** How often something is looked at that goes on changing. */
const mostLooks = 6

/** The picture to keep: once two in turn are the same. @throws where there are none. */
export async function settled(take: Take): Promise<Buffer> {
  let before = await take()
  for (let looks = 1; looks < mostLooks; looks += 1) {
    const comparison = await comparisonOf(before, await take())
    if (isSame(comparison)) return comparison.actual
    before = comparison.actual
    await wait()
  }
  throw new Error('The page does not come to rest, so that there is no picture of it to keep.')
}

/**
 * What is seen beside what was. What is another is looked at again, until it stays as it is: something that
 * a crowded machine brings late is no difference.
 */
export async function compareWith(expected: Buffer, take: Take): Promise<Comparison> {
  let last = await comparisonOf(expected, await take())
  for (let looks = 1; looks < mostLooks && !isSame(last); looks += 1) {
    await wait()
    const next = await comparisonOf(expected, await take())
    if (next.actual.equals(last.actual)) return next
    last = next
  }
  return last
}
