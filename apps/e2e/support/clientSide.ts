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
