import { test as base, type BrowserContext, expect } from '@playwright/test'
import { allBrands } from './brands.ts'

export interface ConsoleWatch {
  /** Errors that pages of the watched contexts have written so far. */
  problems: string[]
  /** What a test brings about on purpose, such as a refused call, is no error of the page. */
  allow: (pattern: RegExp) => void
  /** Watches a context that the test opened itself; its own is watched already. */
  watch: (context: BrowserContext) => void
}

interface Fixtures {
  /** Whether the question about cookies was answered before (everything optional declined). */
  consentGiven: boolean
  /** Whether the question about the e-mail address was put off on this device: it comes by itself otherwise. */
  emailPutOff: boolean
  /** Whether this session has had its pop-up ads: one would come over whatever a test is about. */
  adsPutOff: boolean
  /** How often a game in its frame may draw, in ms: its clock runs on between. */
  drawsEvery: number
  pageConsole: ConsoleWatch
  /**
   * Somebody else's browser, or another device: as undisturbed as the test's own (no question about
   * cookies, no pop-up, nothing that moves), its console watched too, and closed with the test.
   */
  newVisitor: () => Promise<BrowserContext>
}

const necessary = ['session', 'language', 'preferences', 'consent']
const optional = ['analytics', 'monitoring', 'marketing-push', 'partners']

/** Answers the question about cookies in every brand as "Reject all" does. */
export const declineOptionalCookies = (context: BrowserContext): Promise<void> =>
  context.addCookies(
    allBrands.flatMap(({ origin: url }) => [
      { name: 'cookie_control_consent', value: [...necessary, ...optional].join('~'), url },
      { name: 'cookie_control_enabled_cookies', value: necessary.join('~'), url },
    ]),
  )

/** Answers the question about the e-mail address as 'later', for longer than any test runs (PROFILE-10). */
export const putOffEmail = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    try {
      localStorage.setItem('marquee:email-confirm-after', String(Number.MAX_SAFE_INTEGER))
    } catch {
      // Frames of an opaque origin, and of others than the page's, have no storage.
    }
  })

/** Tells the pages that the session has had all its pop-up ads. */
const putOffAds = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    try {
      sessionStorage.setItem('marquee:popup-ads', '1/3')
    } catch {
      // As above.
    }
  })

/**
 * Runs in every frame: a game draws a few times a second. Without a graphics card each of its pictures is
 * computed by the processor, which is two thirds of all that a test of a game costs.
 */
const drawSeldom = (every: number) => {
  if (window.top === window) return
  const nextFrame = window.requestAnimationFrame.bind(window)
  let waiting = new Map<number, FrameRequestCallback>()
  let last = 0
  const draw = (now: number) => {
    const due = waiting
    waiting = new Map()
    for (const callback of due.values()) callback(now)
  }
  window.requestAnimationFrame = (callback) => {
    if (!waiting.size) setTimeout(() => nextFrame(draw), every)
    waiting.set((last += 1), callback)
    return last
  }
  window.cancelAnimationFrame = (handle) => void waiting.delete(handle)
}

/** What holds for every browser of a test. */
async function prepare(context: BrowserContext, drawsEvery: number): Promise<void> {
  // A worker would answer before a test's own routes are asked; it is proven where it is built.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await context.addInitScript(drawSeldom, drawsEvery)
}

/** The runner's `test`, which also fails when any page wrote an error to its console. */
export const test = base.extend<Fixtures>({
  consentGiven: [true, { option: true }],
  emailPutOff: [true, { option: true }],
  adsPutOff: [true, { option: true }],
  drawsEvery: [200, { option: true }],
  context: async ({ context, consentGiven, emailPutOff, adsPutOff, drawsEvery }, use) => {
    await prepare(context, drawsEvery)
    if (emailPutOff) await putOffEmail(context)
    if (adsPutOff) await putOffAds(context)
    if (consentGiven) await declineOptionalCookies(context)
    await use(context)
  },
  newVisitor: async ({ browser, drawsEvery, pageConsole }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const visitor = await browser.newContext({ reducedMotion: 'reduce' })
      opened.push(visitor)
      pageConsole.watch(visitor)
      await prepare(visitor, drawsEvery)
      await putOffEmail(visitor)
      await putOffAds(visitor)
      await declineOptionalCookies(visitor)
      return visitor
    })
    await Promise.all(opened.map((visitor) => visitor.close()))
  },
  pageConsole: [
    async ({ context }, use) => {
      const problems: string[] = []
      const allowed: RegExp[] = []
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (message.type() === 'error')
            problems.push(`${message.text()} (${message.location().url})`)
        })
        watched.on('weberror', (error) => problems.push(error.error().message))
      }
      watch(context)
      await use({ problems, watch, allow: (pattern) => allowed.push(pattern) })
      const unexpected = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      expect(unexpected, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
