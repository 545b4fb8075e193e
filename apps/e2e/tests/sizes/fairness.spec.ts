import type { BrowserContext, Page } from '@playwright/test'
import { act } from '../../support/api.ts'
import { stormrush, tao, type TestedBrand } from '../../support/brands.ts'
import { atNightUnless } from '../../support/nightly.ts'
import { alive, openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.setTimeout(180_000)

const title = 'Clover Keno'

/** Opens a game and plays a round of it to its end, as a game's page does. */
async function playRound(context: BrowserContext, brand: TestedBrand) {
  const catalogue = await context.request.get(`${brand.origin}/api/rest/games`)
  const { games } = (await catalogue.json()) as { games: { id: number; title: string }[] }
  const game = games.find((candidate) => candidate.title === title)
  if (!game) throw new Error(`${brand.name} has no ${title}.`)
  const launch = await act(context, brand, `/rest/game/${game.id}/play/`)
  const { data: opened } = (await launch.json()) as {
    data: { fairness: { commitment: string } }
  }
  const begun = await act(context, brand, '/rest/game-rounds/', {
    method: 'POST',
    data: { gameId: game.id, action: 'play', stake: 20, target: '3,17,41,80' },
  })
  expect(begun.status(), await begun.text()).toBe(200)
  const { data } = (await begun.json()) as { data: { round: { id: string } } }
  await act(context, brand, `/rest/game-rounds/${data.round.id}/finish/`, { method: 'POST' })
  return { gameId: game.id, roundId: data.round.id, ...opened.fairness }
}

/** What a page asks for from now on, beside its attempts to be connected again. */
function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!/\/(?:rest\/realtime|socket\.io)\//.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** Cuts a page off once all of it is there: what it fetches at rest too. */
async function cutOff(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  return watchRequests(page)
}

const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true }).click()

for (const brand of [stormrush, tao]) {
  test(
    `${brand.name}: a round is checked offline by its player, then by somebody without an account`,
    atNightUnless(brand === tao),
    async ({ page, context, newVisitor, pageConsole }) => {
      // The shell goes on trying to be connected.
      pageConsole.allow(/ERR_INTERNET_DISCONNECTED|\/rest\/realtime\/ticket\//)
      await signUpByApi(context, brand)
      await context.grantPermissions(['clipboard-write'])
      const { gameId, roundId, commitment } = await playRound(context, brand)

      await openAlive(page, `${brand.origin}/lobby/?game=${gameId}`)
      await page.getByRole('button', { name: 'Fairness' }).click({ timeout: 30_000 })
      const seeds = page.getByRole('dialog', { name: 'Fairness' })
      await expect(seeds.getByText(commitment)).toBeVisible()
      await expect(seeds.getByText('We picked this one.')).toBeVisible()
      await seeds.getByLabel('Your new seed').fill('my-own-seed')
      await seeds.getByRole('button', { name: 'Show the seed' }).click()
      await expect(seeds.getByText('You picked this one.')).toBeVisible()

      await openAlive(page, `${brand.origin}/profile/history`)
      await page
        .getByRole('button', { name: `Watch again: ${title}` })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('link', { name: 'Check this round' }).click()
      await expect(page).toHaveURL(new RegExp(`/verify/?\\?round=${roundId}`))
      await alive(page)
      await expect(page.getByLabel('Our seed', { exact: true })).toHaveValue(/^[0-9a-f]{64}$/)
      await page.getByRole('button', { name: 'Copy this round' }).click()
      // Pages of a brand may not read the clipboard; whoever pastes may.
      await page.getByText('Paste a round').click()
      const pasted = page.getByLabel('Copied round')
      await pasted.focus()
      await page.keyboard.press('ControlOrMeta+V')
      await expect(pasted).toHaveValue(/^\{.*\}$/)
      const copied = await pasted.inputValue()

      const asked = await cutOff(page)
      await check(page)
      await expect(page.getByText('This round is right')).toBeVisible()
      await expect(page.getByText('Our seed has the fingerprint you saw before.')).toBeVisible()
      await page.getByLabel('Number of the round').fill('2')
      await check(page)
      await expect(page.getByText('This round doesn’t match')).toBeVisible()
      expect(asked).toEqual([])
      await context.setOffline(false)

      const stranger = await newVisitor()
      const seen = await stranger.newPage()
      await openAlive(seen, `${brand.origin}/verify`)
      const theirs = await cutOff(seen)
      await check(seen)
      await expect(seen.getByRole('alert')).toContainText(
        'Our seed, Your seed, Number of the round',
      )
      await seen.getByText('Paste a round').click()
      await seen.getByLabel('Copied round').fill(copied)
      await seen.getByRole('button', { name: 'Fill in' }).click()
      await check(seen)
      await expect(seen.getByText('This round is right')).toBeVisible()
      expect(theirs).toEqual([])
    },
  )
}
