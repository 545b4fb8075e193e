import type { Page } from '@playwright/test'
import { breachesIn } from '../../support/breaches.ts'
import { stormrush, tao } from '../../support/brands.ts'
import { requestsOf } from '../../support/clientSide.ts'
import { openAlive } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

/** What a browser tells a page that goes into the background, which stays there for a test to watch. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

const everything =
  'session~language~preferences~consent~analytics~monitoring~marketing-push~partners'

for (const { folder, origin } of [stormrush, tao]) {
  test(`an error and an event reach their collectors under the page's policy, once allowed > ${folder} (MONITOR-01, ANALYTICS-06)`, async ({
    page,
    context,
    pageConsole,
  }) => {
    pageConsole.allow(/broken on purpose/)
    const breaches = await breachesIn(context)
    await context.addCookies(
      ['cookie_control_consent', 'cookie_control_enabled_cookies'].map((name) => ({
        name,
        value: everything,
        url: origin,
      })),
    )
    const tags = page.waitForResponse(`${origin}/sandbox/tags.js`)
    const reported = page.waitForRequest((request) =>
      request.url().startsWith(`${origin}/sandbox/monitoring/entries?apikey=sandbox`),
    )
    await openAlive(page, `${origin}/library`)
    expect((await tags).status()).toBe(200)
    const measured = page.waitForRequest(
      (request) =>
        request.url() === `${origin}/sandbox/analytics` &&
        (request.postDataJSON() as { event: string }).event === 'open_popup',
    )
    await page
      .getByRole('button', { name: /search/i })
      .first()
      .click()
    expect((await (await measured).response())?.status()).toBe(202)
    // The script that catches errors comes once the page has nothing else to do.
    await expect(async () => {
      await page.evaluate(() => setTimeout(() => Promise.reject(new Error('broken on purpose'))))
      await page.waitForTimeout(500)
      const list = await page.request.get(`${origin}/sandbox/monitoring`)
      expect(await list.text()).toContain('broken on purpose')
    }).toPass()
    await reported
    expect(breaches).toEqual([])
  })
}

for (const { folder, origin } of [stormrush, tao])
  for (const isAllowed of [true, false])
    test(`how quickly a page came is ${isAllowed ? '' : 'not '}told when it is left, ${isAllowed ? 'once' : 'unless'} allowed > ${folder}`, async ({
      page,
      context,
    }) => {
      const breaches = await breachesIn(context)
      await context.addCookies([
        { name: 'cookie_control_consent', value: everything, url: origin },
        {
          name: 'cookie_control_enabled_cookies',
          value: isAllowed ? everything : everything.replace('~monitoring', ''),
          url: origin,
        },
      ])
      const told: unknown[] = []
      await context.route(`${origin}/vitals`, async (route) => {
        told.push(route.request().postDataJSON())
        await route.continue()
      })
      // An act whose trace is kept, and the front that asks for its end: tests keep no traces.
      const painted: unknown[] = []
      await context.route(`${origin}/rest/traced/`, (route) =>
        route.fulfill({ headers: { 'server-timing': 'trace;desc="00-ab-cd-01.ef"' } }),
      )
      await context.route(`${origin}/paints`, async (route) => {
        painted.push(route.request().postDataJSON())
        await route.fulfill({ status: 204 })
      })
      const loaded = requestsOf(page)
      await openAlive(page, `${origin}/library`)
      // The engine looks for the largest paint until something is pressed: one pressed before the first has none.
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      )
      await page
        .getByRole('button', { name: /search/i })
        .first()
        .click()
      // What measures comes once the page has nothing else to do.
      await loaded.quiet()
      await page.evaluate(async () => {
        await fetch('/rest/traced/', { method: 'POST' })
        // A push whose trace is kept, as \`realtime\` marks it.
        performance.mark('marquee-push', { detail: '00-ab-ef-01.cd' })
        for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame)
      })
      await hide(page)
      const number = expect.any(Number)
      // The act may be told with the press before it, and which of the two is painted first is the engine's.
      const tracesOf = (list: unknown) => (list as { trace: string }[]).map(({ trace }) => trace)
      await expect
        .poll(() => painted.map((list) => tracesOf(list).toSorted()))
        .toEqual(isAllowed ? [['00-ab-cd-01.ef', '00-ab-ef-01.cd']] : [])
      expect(painted.flat()).toEqual(
        painted.flat().map(() => expect.objectContaining({ took: number, ago: number })),
      )
      if (isAllowed) {
        await expect
          .poll(() => told)
          .toEqual([{ device: 'desktop', lcp: number, inp: number, cls: number }])
      } else expect(told).toEqual([])
      expect(breaches).toEqual([])
    })

test("a third party's messenger opens, answers and closes under the page's policy (NOTFOUND-09, CHATBTN-03)", async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/status of 404/)
  const breaches = await breachesIn(context)
  await openAlive(page, `${tao.origin}/no/such/page`)
  const button = page.getByTestId('support-chat-button')
  await button.click()
  const messenger = page.getByRole('dialog', { name: 'Support' })
  await expect(messenger).toBeVisible()
  await messenger.getByLabel('Your message').fill('When is my redemption paid?')
  await messenger.getByRole('button', { name: 'Send' }).click()
  await expect(messenger.getByRole('listitem')).toHaveCount(3)
  await messenger.getByLabel('Your message').press('Escape')
  await expect(messenger).toBeHidden()
  await button.click()
  await expect(messenger).toBeVisible()
  expect(breaches).toEqual([])
})
