import {
  type BrowserContext,
  expect,
  type Page,
  type Response,
  type WebSocket,
} from '@playwright/test'

/** Runs in the page: whether React has taken over all that the server rendered; it leaves a mark on what is its own. */
const isTaken = async () => {
  const parts = [...document.querySelectorAll('main, header, nav, footer, header button')]
  const isAlive = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'))
  if (!parts.length || !parts.every(isAlive)) return false
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
  return true
}

/**
 * Waits until the page answers by itself: before that a link is followed by the browser, with a new
 * document, and a button does nothing. Deferred parts (navigation, footer, the player's bar) come to
 * life a moment after the rest.
 */
export async function alive(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(isTaken).catch((error: unknown) => {
          // A redirect on the way takes the page with it; the next one is asked.
          if (/context was destroyed|navigating/i.test(String(error))) return false
          throw error
        }),
      { message: `${page.url()} comes alive`, timeout: 20_000 },
    )
    .toBe(true)
}

/** Opens an address and waits until the page is alive. */
export async function openAlive(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url)
  await alive(page)
  return response
}

/** Goes to something by the player's menu, which lists all that the brand has, whatever its navigation. */
export async function goByMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Your menu' }).click()
  const menu = page.getByRole('dialog')
  const everything = menu.getByRole('navigation', { name: 'All features' })
  await everything.getByRole('link', { name }).click()
  await expect(menu).toHaveCount(0)
}

/** Closes what came by itself or was asked for; one Escape closes one modal. */
export async function dismissAll(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog')
  await expect(async () => {
    if (await dialogs.count()) await page.keyboard.press('Escape')
    expect(await dialogs.count()).toBe(0)
  }).toPass({ intervals: [50, 100, 250] })
}

/** A visitor's preferences: dark or light, with less motion. */
export const prefer = (
  context: BrowserContext,
  { origin: url }: { origin: string },
  mode: 'dark' | 'light',
): Promise<void> =>
  context.addCookies([{ name: 'marquee_preferences', value: `${mode}.reduced.0.open`, url }])

/** How often the budget is spent anew, in ms: it is for five minutes. */
const spendEvery = 60_000

/**
 * Nothing opens unasked in the pages of a context: what a device may be interrupted with has been spent
 * just now (`marquee:unasked`), and again and again.
 */
export const leaveInPeace = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((every) => {
    const spend = () => {
      const now = Date.now()
      try {
        localStorage.setItem('marquee:unasked', [now, now, now].join('/'))
      } catch {
        // Frames of an opaque origin have no storage.
      }
    }
    spend()
    setInterval(spend, every)
  }, spendEvery)

/** The same for a reload. */
export async function reloadAlive(page: Page): Promise<void> {
  await page.reload()
  await alive(page)
}

/** How long a page may take until it is connected, in ms. */
const connectedWithin = 45_000

/**
 * The page's realtime connection, once it has heard what it missed; where a first try fails, as it may
 * on a crowded machine, the one that the page makes next. Ask before the page is opened: what is heard
 * early is heard too.
 */
export function socketOf(page: Page): Promise<WebSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>()
  const follow = (socket: WebSocket) => {
    // A server of sources has one of its own for updates.
    if (!socket.url().includes('/socket.io/')) return
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('resume')) resolve(socket)
    })
  }
  page.on('websocket', follow)
  const tooLate = setTimeout(
    () => reject(new Error(`${page.url()} was not connected within ${connectedWithin} ms.`)),
    connectedWithin,
  )
  const settled = promise.finally(() => {
    clearTimeout(tooLate)
    page.off('websocket', follow)
  })
  // A test that fails before it asks for the connection has said what is wrong.
  settled.catch(() => undefined)
  return settled
}
