import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { MetricType } from 'web-vitals'
import { tao } from '../../support/brands.ts'
import { requestsOf } from '../../support/clientSide.ts'
import { openAlive } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

declare global {
  interface Window {
    /** What the library that defines the measures puts here. */
    webVitals: Pick<typeof import('web-vitals'), 'onLCP' | 'onINP' | 'onCLS'>
    measured: Record<string, number>
  }
}

const library = path.join(
  path.dirname(createRequire(import.meta.url).resolve('web-vitals')),
  'web-vitals.iife.js',
)

/** Moves what stands on the page down, a moment after the last press so that it counts. */
async function push(page: Page, heights: number[]): Promise<void> {
  for (const height of heights) {
    await page.waitForTimeout(1_200)
    await page.evaluate((px) => {
      const block = document.createElement('div')
      block.style.height = `${px}px`
      document.body.prepend(block)
    }, height)
  }
}

test('how quickly a page came, answered and moved is told as the library that defines it measures it', async ({
  page,
  context,
}) => {
  await context.addCookies(
    ['cookie_control_consent', 'cookie_control_enabled_cookies'].map((name) => ({
      name,
      value: 'session~language~preferences~consent~analytics~monitoring~marketing-push~partners',
      url: tao.origin,
    })),
  )
  await page.addInitScript(`${readFileSync(library, 'utf8')};window.webVitals = webVitals`)
  await page.addInitScript(() => {
    window.measured = {}
    const note = ({ name, value }: MetricType) => {
      window.measured[name.toLowerCase()] = Math.round(value * 1_000) / 1_000
    }
    for (const on of ['onLCP', 'onINP', 'onCLS'] as const)
      window.webVitals[on](note, { reportAllChanges: true })
    // An answer that takes long.
    addEventListener('keydown', ({ key }) => {
      const end = performance.now() + (key === 'Shift' ? 150 : 0)
      while (performance.now() < end);
    })
  })
  const told: unknown[] = []
  await context.route(`${tao.origin}/vitals`, async (route) => {
    told.push(route.request().postDataJSON())
    await route.continue()
  })
  const loaded = requestsOf(page)
  await openAlive(page, `${tao.origin}/library`)
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  await page.keyboard.press('Shift')
  await page.keyboard.press('Control')
  await loaded.quiet()
  await push(page, [120, 60])
  await page.keyboard.press('Shift')
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))),
  )
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect.poll(() => told).toHaveLength(1)
  const measured = await page.evaluate(() => window.measured)
  expect(measured).toEqual({
    lcp: expect.any(Number),
    inp: expect.any(Number),
    cls: expect.any(Number),
  })
  expect(measured.inp).toBeGreaterThanOrEqual(150)
  expect(measured.cls).toBeGreaterThan(0.01)
  expect(told).toEqual([{ device: 'desktop', ...measured }])
})
