import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { breachesIn } from '../../support/breaches.ts'
import { allBrands, brandAlone, brandOf, type TestedBrand } from '../../support/brands.ts'
import { arriveAt, goTo } from '../../support/clientSide.ts'
import { declaredBy } from '../../support/declared.ts'
import { gameIsReady } from '../../support/game.ts'
import { expectLook, sizes } from '../../support/look.ts'
import { modeOf } from '../../support/modeOf.ts'
import { atNightUnless } from '../../support/nightly.ts'
import { dismissAll, openAlive, prefer } from '../../support/page.ts'
import { makeCredentials, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: sizes.phone })
test.describe.configure({ timeout: 300_000 })

/**
 * Every page and modal of these is examined with axe, one dark and one light. What both brands have is
 * the same structure everywhere, and stories judge its colours in every theme; the others are examined
 * where they differ, and where a picture is taken. A brand that is tested alone is examined whole.
 */
const examined = brandAlone ? [brandAlone] : ['stormrush', 'funrize'].map(brandOf)

/**
 * What a page must be for everybody: no wider than the screen, no longer than it declares itself, with
 * one heading; in reach of everyone.
 */
async function expectSound(page: Page, path: string, isExamined: boolean): Promise<void> {
  if (isExamined) await expectAccessible(page, path)
  const { headings, tooWide, height, screens } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const beyond = [...document.querySelectorAll('body *')]
      .map((element) => ({ element, by: element.getBoundingClientRect().right - clientWidth }))
      .filter(({ by }) => by > 0.5)
      .map(({ element, by }) => `${element.tagName} .${element.classList} by ${by} px`)
    const frame = document.querySelector<HTMLElement>('[data-feature-page]')
    return {
      headings: document.querySelectorAll('h1').length,
      tooWide: scrollWidth > clientWidth ? beyond : [],
      height: frame?.closest('main')?.getBoundingClientRect().height ?? 0,
      screens: Number(frame?.dataset.featurePage ?? 0),
    }
  })
  if (height)
    test.info().annotations.push({ type: 'height', description: `${path} ${Math.round(height)}` })
  expect
    .soft(height, `${path} takes more than ${screens} screens of a phone`)
    .toBeLessThanOrEqual(screens * sizes.phone.height)
  expect.soft(headings, `headings of ${path}`).toBe(1)
  expect.soft(tooWide, `${path} is wider than a phone`).toEqual([])
}

interface Walk {
  paths: string[]
  /** Names of the pictures of some paths. */
  looks: Record<string, string>
  /** The sizes of these pictures. */
  at?: Record<string, { width: number; height: number }>
  /** Paths that a brand which is examined has too. */
  known: Set<string>
}

/** What the examined brands show: nothing, to an examined brand itself. */
async function shownElsewhere(brand: TestedBrand) {
  const others = examined.includes(brand) ? [] : await Promise.all(examined.map(declaredBy))
  return {
    guest: new Set(others.flatMap(({ pathsFor }) => pathsFor('guest'))),
    player: new Set(others.flatMap(({ pathsFor }) => pathsFor('player'))),
    modals: new Set(others.flatMap(({ modals }) => modals)),
  }
}

/**
 * Goes from page to page within one document, as links would lead; a page may lead elsewhere, and some
 * show the same route with something else in it.
 */
async function walk(
  page: Page,
  brand: TestedBrand,
  { paths, looks, at = sizes, known }: Walk,
): Promise<void> {
  for (const path of paths) {
    await arriveAt(page, path)
    const look = looks[path]
    await expectSound(page, path, Boolean(look) || !known.has(path))
    if (!look) continue
    // What an earlier page opened may lie over this one.
    await dismissAll(page)
    await expectLook(page, brand, look, { at })
  }
}

/** Modals that ask a player of the walk for nothing: they close by themselves. */
const needless = ['registration-complete', 'preset-package']

/** What no address opens: the panels of the header, and a game. */
async function examineTheRest(page: Page, brand: TestedBrand): Promise<void> {
  await openAlive(page, `${brand.origin}/library`)
  for (const name of [/^Inbox/, 'Your menu']) {
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog').first()).toBeVisible()
    await expectAccessible(page, String(name))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto(`${brand.origin}/library?game=1011`)
  await gameIsReady(page)
  await expectAccessible(page, 'modal game')
}

const shuffled = (text: string): string =>
  [...text]
    .map((letter) => ({ letter, at: randomUUID() }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ letter }) => letter)
    .join('')

for (const brand of allBrands) {
  // Stories judge colours in both modes of every theme; pages take turns.
  const mode = modeOf(brand)
  const isExamined = examined.includes(brand)
  const reach = isExamined ? ', and is in reach of everyone' : ''

  const ofGuests = {
    '/library': 'library',
    '/signup': 'sign-up',
    '/wheel-of-wins': 'wheel-of-wins',
    '/no/such/page': 'not-found',
  }
  const walkAsGuest = async (
    page: Page,
    isWanted: (path: string, known: Walk['known']) => boolean,
    at?: Walk['at'],
  ) => {
    const breaches = await breachesIn(page.context())
    await prefer(page.context(), brand, mode)
    await openAlive(page, `${brand.origin}/`)
    await expectSound(page, '/', true)
    const { pathsFor } = await declaredBy(brand)
    const { guest: known } = await shownElsewhere(brand)
    await expectLook(page, brand, 'home')
    const paths = [...pathsFor('guest').filter((path) => path !== '/'), '/no/such/page']
    await walk(page, brand, {
      paths: paths.filter((path) => isWanted(path, known)),
      looks: ofGuests,
      ...(at && { at }),
      known,
    })
    expect(breaches).toEqual([])
  }

  if (!isExamined)
    test(`${brand.name}, ${mode}: the first pages of a guest and those that it alone has fit a phone, keep the policy and look as they did`, async ({
      page,
      pageConsole,
    }) => {
      pageConsole.allow(/status of 404|not-found/)
      // On a desktop the first page tells what the theme is; the night looks at each of them there.
      const { phone } = sizes
      await walkAsGuest(page, (path, known) => path in ofGuests || !known.has(path), { phone })
    })

  test(
    `${brand.name}, ${mode}: every page of a guest fits a phone, keeps the policy and looks as it did${reach}`,
    atNightUnless(isExamined),
    async ({ page, pageConsole }) => {
      pageConsole.allow(/status of 404|not-found/)
      await walkAsGuest(page, () => true)
    },
  )

  test(
    `${brand.name}, ${mode}: every page and modal of a player fits a phone, keeps the policy and looks as it did${reach}`,
    atNightUnless(isExamined),
    async ({ page, context, pageConsole }) => {
      pageConsole.allow(/status of 404|not-found/)
      const breaches = await breachesIn(context)
      await prefer(context, brand, mode)
      // The same digits in another order: an address takes the same lines at every visit, in any face.
      const digits = shuffled('0123456789')
      const email = `walk-${digits}@example.test`
      await signUpByApi(context, brand, { credentials: makeCredentials({ email }) })
      const { pathsFor, modals } = await declaredBy(brand)
      const home = pathsFor('player').includes('/lobby') ? '/lobby/' : '/'
      await openAlive(page, `${brand.origin}${home}`)
      await expectSound(page, home, true)
      const known = await shownElsewhere(brand)
      await expectLook(page, brand, 'lobby')
      // What a guest has walked through looks the same to a player but for the frame around it.
      const paths = pathsFor('player', isExamined ? 'all' : 'own')
      await walk(page, brand, {
        // The wheels of purchases are shown to players alone.
        paths: [...new Set([...paths, '/vip', '/wheel-of-wins'])].filter(
          (path) => !/^\/(lobby\/?)?$/.test(path),
        ),
        looks: {
          '/profile': 'profile',
          '/profile/purchase-limit': 'purchase-limit',
          '/profile/history': 'history',
          '/vip': 'vip',
        },
        known: known.player,
      })
      const dialog = page.getByRole('dialog').first()
      await goTo(page, '/library')
      await dismissAll(page)
      for (const name of modals.filter(
        (one) => !needless.includes(one) && !known.modals.has(one),
      )) {
        await goTo(page, `/library?openModal=${name}`)
        await expect(dialog, `modal ${name}`).toBeVisible()
        await expectAccessible(page, `modal ${name}`)
        await dismissAll(page)
      }
      if (isExamined) await examineTheRest(page, brand)
      expect(breaches).toEqual([])
    },
  )
}

/** The brand with the widest letters and the most generous space has the longest pages in the longest language. */
const roomy = brandOf('tao')
const ofOneThing = [
  '/tournaments',
  '/prize-drops',
  '/bingo',
  '/lottery',
  '/fortune-investment',
  '/scratch-cards',
  '/wheel-of-wins',
]

for (const whom of ['guest', 'player'] as const)
  test(`${roomy.name}: pages of one thing are as short in Spanish, for a ${whom}`, async ({
    page,
    context,
  }) => {
    if (whom === 'player') await signUpByApi(context, roomy)
    await openAlive(page, `${roomy.origin}/es/library`)
    await walk(page, roomy, {
      paths: ofOneThing.map((path) => `/es${path}`),
      looks: {},
      known: new Set(ofOneThing.map((path) => `/es${path}`)),
    })
  })
