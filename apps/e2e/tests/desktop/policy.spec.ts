import { breachesIn } from '../../support/breaches.ts'
import { stormrush } from '../../support/brands.ts'
import { alive, openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test('a toast, whose library would write its own styles, keeps the policy', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/status of 503|switch/)
  const breaches = await breachesIn(context)
  await signUpByApi(context, stormrush)
  await openAlive(page, `${stormrush.origin}/library`)
  await page.route(/\/rest\/.*(switch|game-mode).*/, (route) => route.fulfill({ status: 503 }))
  await page.getByTestId('mode-switch').click()
  await expect(page.getByTestId('toast')).toBeVisible()
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed')
  expect(breaches).toEqual([])
})

test('the policy is in force: text becomes no script, and a script without the nonce does not run', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/requires 'Trusted(HTML|Script)' assignment/)
  const breaches = await breachesIn(context)
  await page.goto(`${stormrush.origin}/`)
  await alive(page)
  const outcome = await page.evaluate(() => {
    const place = document.createElement('div')
    let refused = 0
    try {
      place.innerHTML = '<img src=x onerror="window.ran = true">'
    } catch {
      refused += 1
    }
    const script = document.createElement('script')
    try {
      script.text = 'window.ran = true'
    } catch {
      refused += 1
    }
    document.body.append(place, script)
    return { refused, ran: 'ran' in window }
  })
  expect(outcome).toEqual({ refused: 2, ran: false })
  await expect.poll(() => breaches.length).toBeGreaterThanOrEqual(2)
  expect(breaches.every((breach) => breach.includes('require-trusted-types-for'))).toBe(true)
})
