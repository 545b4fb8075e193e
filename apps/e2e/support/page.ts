import { expect, type Page, type Response } from '@playwright/test'

/**
 * Opens an address and waits until the page answers by itself: before that a link is followed by
 * the browser, with a new document, and a button does nothing. React leaves a mark on what is its own.
 */
export async function openAlive(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url)
  // Deferred parts (navigation, footer, what lies below) come to life a moment after the rest.
  const isTaken = () => {
    const parts = [...document.querySelectorAll('main, header, nav, footer, header button')]
    const isAlive = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'))
    return parts.length > 0 && parts.every(isAlive)
  }
  await expect
    .poll(
      () =>
        page.evaluate(isTaken).catch((error: unknown) => {
          // A redirect on the way takes the page with it; the next one is asked.
          if (/context was destroyed|navigating/i.test(String(error))) return false
          throw error
        }),
      { message: `${url} comes alive`, timeout: 20_000 },
    )
    .toBe(true)
  return response
}
