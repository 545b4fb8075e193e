import type { Page } from '@playwright/test'
import { brandOf, stormrush } from '../../support/brands.ts'
import { arriveAt } from '../../support/clientSide.ts'
import { declaredBy } from '../../support/declared.ts'
import { sizes } from '../../support/look.ts'
import { atNightUnless } from '../../support/nightly.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

/** Runs in the page: what floats over it and can be pressed, and controls at its end that something covers. */
const findCovered = () => {
  const controls = 'a[href], button, input, select, textarea, summary'
  const isFloating = (element: Element) =>
    /fixed|sticky/.test(getComputedStyle(element).position) && !element.closest('header')
  const floatsOver = (element: Element) => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (isFloating(one)) return one
    return null
  }
  const name = (element: Element) => element.outerHTML.slice(0, 120)
  const floating = [...document.querySelectorAll('body *')]
    .filter((element) => getComputedStyle(element).position === 'fixed')
    .filter((element) => element.matches(controls) || element.querySelector(controls))
    .filter((element) => element.checkVisibility() && !element.closest('[role="dialog"]'))
    .map((element) => `floats: ${name(element)}`)
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const coverOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [front] = document.elementsFromPoint(left + width / 2, top + height / 2)
    const over = front && floatsOver(front)
    return over && !over.contains(element) ? over : null
  }
  const covered = [...document.querySelectorAll(`main :is(${controls}), footer :is(${controls})`)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(coverOf)
    .flatMap((element) => {
      // What has only scrolled under a bar at the top comes out again; what is at the end does not.
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const over = coverOf(element)
      return over ? [`${name(element)} lies under ${name(over)}`] : []
    })
  return [...floating, ...covered]
}

const tablet = { width: 768, height: 1024 }

async function expectFree(page: Page, path: string): Promise<void> {
  for (const size of [sizes.phone, tablet, sizes.desktop]) {
    await page.setViewportSize(size)
    expect.soft(await page.evaluate(findCovered), `${path} at ${size.width} px`).toEqual([])
  }
}

for (const [part, rest] of [
  ['one half', 0],
  ['the other half', 1],
] as const)
  test(`pages with the support chat, ${part} > nothing floats over a control, on a phone, a tablet and a desktop`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000)
    // A welcome that opens by itself would cover every page after it: this device has had its share.
    await context.addInitScript(() => {
      if (window.origin !== 'null')
        localStorage.setItem('marquee:unasked', [0, Date.now(), Date.now()].join('/'))
    })
    const { pathsFor } = await declaredBy(stormrush)
    const chat = page.getByTestId('support-chat-button')
    for (const path of rest ? ['/'] : ['/signup/', '/signin']) {
      await page.setViewportSize(sizes.phone)
      await openAlive(page, `${stormrush.origin}${path}`)
      await expect(chat).toBeVisible()
      await expectFree(page, path)
    }
    await signUpByApi(context, stormrush)
    await openAlive(page, `${stormrush.origin}/lobby/`)
    await expect(chat).toBeVisible()
    for (const path of pathsFor('player').filter((_, index) => index % 2 === rest)) {
      await arriveAt(page, path)
      await expectFree(page, path)
    }
  })

// The other forms of the navigation float in their own ways; what they could cover is of every brand.
for (const brand of ['funrize', 'tao'].map(brandOf))
  test(
    `${brand.name}: nothing floats over a control, on a phone, a tablet and a desktop`,
    atNightUnless(brand.folder === 'funrize'),
    async ({ page, context }) => {
      await openAlive(page, `${brand.origin}/`)
      await expectFree(page, '/')
      await signUpByApi(context, brand, { claimed: true })
      await openAlive(page, `${brand.origin}/lobby/`)
      for (const path of [
        '/lobby/',
        '/library',
        '/promotions',
        '/cash/deposit-by-money',
        '/profile',
      ]) {
        await arriveAt(page, path)
        await expectFree(page, path)
      }
    },
  )
