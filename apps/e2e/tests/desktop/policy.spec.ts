import type { BrowserContext, Page } from '@playwright/test'
import { allBrands, stormrush } from '../../support/brands.ts'
import { goTo } from '../../support/clientSide.ts'
import { declaredBy } from '../../support/declared.ts'
import { gameIsReady } from '../../support/game.ts'
import { alive, openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

/** Every breach of a policy on any page or frame of a context, as the browser reports it. */
async function breachesIn(context: BrowserContext): Promise<string[]> {
  const breaches: string[] = []
  await context.exposeBinding('reportBreach', (_, breach: string) => void breaches.push(breach))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
      const report = (window as unknown as { reportBreach: (breach: string) => void }).reportBreach
      report(
        `${location.href}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`,
      )
    })
  })
  return breaches
}

/** Opens each page in turn within one document, as links would; one may lead elsewhere. */
async function goThrough(page: Page, origin: string, paths: string[]): Promise<void> {
  await openAlive(page, `${origin}/`)
  const shown = page.locator('main#content')
  for (const path of paths) {
    const before = await shown.getAttribute('data-route')
    await goTo(page, path)
    // A page that leads back to the one before has no other name to wait for.
    await expect(shown)
      .not.toHaveAttribute('data-route', before ?? '', { timeout: 4000 })
      .catch(() => {})
    // Not by its role: a modal that opens by itself puts it out of reach.
    await expect(page.locator('h1').first(), path).toBeAttached()
  }
}

/** Opens each modal by its address; one that is not for this player leaves the page as it is. */
async function openModals(page: Page, origin: string, names: string[]): Promise<void> {
  await openAlive(page, `${origin}/library`)
  for (const name of names) {
    await goTo(page, `/library?openModal=${name}`)
    const dialog = page.getByRole('dialog').first()
    await dialog.waitFor({ timeout: 4000 }).catch(() => {})
  }
}

test.describe(`${stormrush.name}: no page and no modal breaks the site’s policy or writes an error`, () => {
  test.setTimeout(240_000)
  const { origin } = stormrush

  test('for a guest', async ({ page, context, pageConsole }) => {
    pageConsole.allow(/status of 404|not-found/)
    const breaches = await breachesIn(context)
    const { pathsFor } = await declaredBy(stormrush)
    await goThrough(page, origin, [...pathsFor('guest'), '/no/such/page'])
    await openAlive(page, `${origin}/es`)
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goto(`${origin}/?openModal=cookie-settings`)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(breaches).toEqual([])
  })

  test('for a player', async ({ page, context, pageConsole }) => {
    pageConsole.allow(/status of 404|not-found|status of 503|switch/)
    const breaches = await breachesIn(context)
    await signUpByApi(context, stormrush)
    const { pathsFor, modals } = await declaredBy(stormrush)
    await goThrough(page, origin, pathsFor('player'))
    await openModals(page, origin, modals)
    await openAlive(page, `${origin}/library`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const name of [/^Notifications/, 'Your menu']) {
      await page.getByRole('banner').getByRole('button', { name }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    // A toast, whose library would write its own styles.
    await page.route(/\/rest\/.*(switch|game-mode).*/, (route) => route.fulfill({ status: 503 }))
    await page.getByTestId('mode-switch').click()
    const toast = page.getByTestId('toast')
    await expect(toast).toBeVisible()
    await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed')
    await page.goto(`${origin}/library?game=1011`)
    await gameIsReady(page)
    expect(breaches).toEqual([])
  })
})

test('the first page of every brand breaks no policy and writes no error', async ({
  page,
  context,
}) => {
  const breaches = await breachesIn(context)
  for (const { origin } of allBrands) await openAlive(page, `${origin}/`)
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
