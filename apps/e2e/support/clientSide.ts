import { expect, type Page, type Request } from '@playwright/test'

/** What documents a page has asked for so far: the first, and every one that replaced it. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(request.url())
  })
  return documents
}

/** Goes to a path within the page, as a link to it would. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((target) => history.pushState({}, '', target), path)

interface Departure {
  /** Route and heading of the page that is left. */
  before: string
  /** By the page's own clock, in ms. */
  since: number
}

/** Runs in the page: whether another page than before, or the same one after a while, stands there whole. */
const hasArrived = ({ before, since }: Departure) => {
  const heading = document.querySelector('main h1')
  const route = document.querySelector<HTMLElement>('main#content')?.dataset.route
  const moved = `${route} ${heading?.textContent}` !== before || performance.now() - since > 1500
  return moved && Boolean(heading) && !document.querySelector('[aria-busy="true"]')
}

/**
 * Goes to a path within the page and waits until what it shows has loaded. The page asks itself, at each
 * frame.
 */
export async function arriveAt(page: Page, path: string): Promise<void> {
  const from = await page.evaluate((target) => {
    const heading = document.querySelector('main h1')?.textContent
    const before = `${document.querySelector<HTMLElement>('main#content')?.dataset.route} ${heading}`
    history.pushState({}, '', target)
    return { before, since: performance.now() }
  }, path)
  await page.waitForFunction(hasArrived, from, { timeout: 15_000 }).catch((error: unknown) => {
    throw new Error(`${path} does not arrive.`, { cause: error })
  })
}

/** Everything a page asks for, in order, and a way to wait until it asks for nothing more. */
export function requestsOf(page: Page) {
  const requests: Request[] = []
  const open = new Set<Request>()
  page.on('request', (request) => {
    requests.push(request)
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const quiet = async () => {
    let before = -1
    const isQuiet = () => {
      const same = requests.length === before && open.size === 0
      before = requests.length
      return same
    }
    await expect.poll(isQuiet, { intervals: [500], timeout: 20_000 }).toBe(true)
  }
  return { urls: () => requests.map((request) => request.url()), quiet }
}
