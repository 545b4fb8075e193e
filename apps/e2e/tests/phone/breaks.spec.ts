import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { act } from '../../support/api.ts'
import { brandOf } from '../../support/brands.ts'
import { arriveAt } from '../../support/clientSide.ts'
import { declaredBy } from '../../support/declared.ts'
import { atNightUnless } from '../../support/nightly.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const brand = brandOf('nlc')

async function expectConfirmed(page: Page, words: string): Promise<void> {
  const notice = page.getByTestId('play-restriction')
  await expect(notice).toContainText(words)
  await expect(notice).toBeInViewport({ ratio: 1 })
  await expect(notice).toBeFocused()
}

/** The lobby without anything that invites to play. */
async function expectQuietLobby(page: Page, words: string): Promise<void> {
  await openAlive(page, `${brand.origin}/lobby/`)
  const lobby = page.getByTestId('restricted-lobby')
  await expect(lobby.getByRole('heading', { level: 1 })).toHaveText(words)
  await expect(lobby.getByRole('heading', { name: 'People to talk to' })).toBeVisible()
  await expect(lobby.getByRole('link', { name: 'Redeem winnings' })).toBeVisible()
  const all = page.locator('body')
  await expect(all).not.toContainText(/Get coins|Daily reward|Wheel|Claim|News and offers|3,000/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page, 'the lobby during a break')
}

/** The overview of the account, with no errands and no coins for them. */
async function expectQuietAccount(page: Page): Promise<void> {
  await openAlive(page, `${brand.origin}/profile`)
  const main = page.getByRole('main')
  await expect(main.getByRole('navigation').first()).toBeVisible()
  await expect(main).not.toContainText(/Do it|coins|1,000|2,000|3,000/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a cool-off is confirmed in view, and the lobby is quiet until it ends (RP-02)', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  await openAlive(page, `${brand.origin}/profile/cool-off`)
  await page.getByRole('radio', { name: '7 days' }).check()
  await page.getByRole('button', { name: 'Start my break' }).click()
  await page.getByTestId('confirm').click()
  await expectConfirmed(page, 'You’re taking a break')
  await expectQuietLobby(page, 'You’re taking a break')
  await expectQuietAccount(page)
})

test('an exclusion is confirmed in view, and the lobby of an excluded player is quiet (RP-06)', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  // Recognised by it in every brand, so nobody else may be called so.
  const surname = randomUUID().replace(/[-\d]/g, '')
  await act(context, brand, '/rest/player/profile/', { method: 'POST', data: { surname } })
  // A page that is still connecting would ask for its ticket in vain, and say so.
  const connected = socketOf(page)
  await openAlive(page, `${brand.origin}/profile/self-exclusion`)
  await connected
  await page.getByRole('checkbox', { name: /I understand/ }).check()
  await page.getByRole('button', { name: 'Exclude me from play' }).click()
  await page.getByTestId('confirm').click()
  await page.waitForURL(/confirmed=true/)
  await expectConfirmed(page, 'You’re excluded from play')
  await expectQuietLobby(page, 'You’re excluded from play')
})

/** Runs in the page: what of it leads to games. */
const findWaysToPlay = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
    .filter(({ pathname, search }) =>
      /^(?:\/es)?\/(?:library|issues|collections|game$)|[?&]game=/.test(pathname + search),
    )
    .map(({ href, textContent }) => `${textContent} leads to ${href}`)

// Between them they have every feature, and each form of its pages.
for (const own of ['stormrush', 'fortune-wheelz', 'sws'].map(brandOf))
  test(
    `${own.name}: during a break no page leads to a game, and lists of games give way to the lobby`,
    atNightUnless(own.folder === 'sws'),
    async ({ page, context }) => {
      test.setTimeout(240_000)
      await signUpByApi(context, own)
      const days = { method: 'POST', data: { days: 7 } } as const
      const begun = await act(context, own, '/rest/responsible-play/cool-off/', days)
      expect(begun.status(), await begun.text()).toBe(200)
      const { pathsFor } = await declaredBy(own)
      const lists = /^\/(?:library|issues|collections)/
      const paths = pathsFor('player')
      expect(paths.filter((path) => lists.test(path)).length).toBeGreaterThan(3)
      await openAlive(page, `${own.origin}/lobby/`)
      for (const path of paths) {
        await arriveAt(page, path)
        expect.soft(await page.evaluate(findWaysToPlay), path).toEqual([])
        if (lists.test(path)) await expect.soft(page, path).toHaveURL(/\/lobby\/$/)
      }
      // The server leads there too.
      await page.goto(`${own.origin}/es/library/`)
      await expect(page).toHaveURL(`${own.origin}/es/lobby/`)
      await expect(page.getByTestId('restricted-lobby')).toBeVisible()
    },
  )
