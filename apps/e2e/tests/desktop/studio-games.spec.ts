import type { Page } from '@playwright/test'
import { listedGames } from '@marquee/studio-games/path'
import path from 'node:path'
import { act, playerOf } from '../../support/api.ts'
import { brandOf, releasedBrands, type TestedBrand } from '../../support/brands.ts'
import { gameFrame, type PlayedRound, settlement } from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const slug = 'starfall-lake'
const title = 'Starfall Lake'
/** Released brands that list the game. */
const brands = releasedBrands.filter(({ dist }) => listedGames(path.dirname(dist)).includes(slug))

test.setTimeout(240_000)

const isReady = (page: Page) =>
  expect(gameFrame(page).getByRole('button', { name: 'Play' })).toBeEnabled({ timeout: 60_000 })

/** Starts a round; gives what the platform answered. */
async function start(page: Page): Promise<PlayedRound> {
  await isReady(page)
  const played = page.waitForResponse((response) => response.url().endsWith('/rest/game-rounds/'))
  // The lake never rests, so that the runner would wait for the button to stand still.
  await gameFrame(page).getByRole('button', { name: 'Play' }).dispatchEvent('click')
  const answer = await played
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { round: PlayedRound } }).data.round
}

/** Opens the game by its tile, as the library finds it. */
async function openGame(page: Page, brand: TestedBrand): Promise<void> {
  await openAlive(page, `${brand.origin}/library?q=${encodeURIComponent(title)}`)
  const tile = page.getByTestId('game-tile')
  await expect(tile).toHaveCount(1)
  await tile.click()
  await isReady(page)
}

for (const brand of brands.slice(0, 1)) {
  test(`${brand.name}: the game of another studio stands in the lobby, plays for real, and goes on after a reload`, async ({
    page,
    context,
  }) => {
    await signUpByApi(context, brand)
    await openAlive(page, `${brand.origin}/issues/new-games`)
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
    const { coins } = (await playerOf(context, brand)).playerInfo.playerBalance
    await openGame(page, brand)
    const frame = page.getByTestId('game-frame')
    await expect(frame).toHaveAttribute('src', `/studio-games/${slug}/?mode=play`)
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')

    const settled = settlement(page)
    const round = await start(page)
    expect((await settled).status()).toBe(200)
    await isReady(page)
    const left = coins - round.cost + round.win
    expect((await playerOf(context, brand)).playerInfo.playerBalance.coins).toBe(left)
    await expect.poll(() => shownBalance(page, 'coins')).toBe(left)

    page.on('dialog', (dialog) => void dialog.accept())
    const second = await start(page)
    const launched = page.waitForResponse((response) =>
      /\/rest\/game\/[^/]+\/play\/$/.test(response.url()),
    )
    await page.reload()
    const { openRound } = (
      (await (await launched).json()) as { data: { openRound: PlayedRound | null } }
    ).data
    expect(openRound).toMatchObject({ id: second.id, outcome: second.outcome })
    const resumed = await settlement(page)
    expect(new URL(resumed.url()).pathname).toContain(second.id)
    await isReady(page)
    const after = left - second.cost + second.win
    expect((await playerOf(context, brand)).playerInfo.playerBalance.coins).toBe(after)
  })

  test(`${brand.name}: a round of it is seen by a stranger with its link, and found right by its player without a connection`, async ({
    page,
    context,
    newVisitor,
    pageConsole,
  }) => {
    // The shell goes on trying to be connected.
    pageConsole.allow(/ERR_INTERNET_DISCONNECTED|\/rest\/realtime\/ticket\//)
    await signUpByApi(context, brand)
    await openGame(page, brand)
    const settled = settlement(page)
    const round = await start(page)
    await settled
    await isReady(page)
    const shared = await act(context, brand, `/rest/history/rounds/${round.id}/share/`, {
      method: 'POST',
    })
    const { link } = ((await shared.json()) as { data: { link: { id: string } } }).data
    const stranger = await newVisitor()
    const seen = await stranger.newPage()
    await seen.goto(`${brand.origin}/replay/${link.id}`)
    await expect(seen.getByRole('heading', { level: 1 })).toContainText(title)
    const replay = seen.frameLocator('iframe[data-testid="replay-frame"]')
    await replay.getByRole('button', { name: 'Show again' }).click()
    const told = round.win === 0 ? 'No figure this time.' : /You win|Stake returned/
    await expect(replay.getByRole('status')).toContainText(told, { timeout: 60_000 })
    await expect(replay.locator('#stakes')).toBeHidden()

    const pairs = await context.request.get(`${brand.origin}/rest/fairness/`)
    const { current } = ((await pairs.json()) as { data: { current: { pairId: string } } }).data
    const revealed = await act(context, brand, '/rest/fairness/reveal/', {
      method: 'POST',
      data: { pairId: current.pairId, playerSeed: 'my-own' },
    })
    expect(revealed.status()).toBe(200)
    await openAlive(page, `${brand.origin}/verify?round=${round.id}`)
    await expect(page.getByLabel('Game', { exact: true })).toHaveValue(title)
    // All that the check takes is here before it: no press of it needs a connection.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText('This round is right')).toBeVisible()
    await context.setOffline(false)
  })
}

test('the game of another studio is not at a brand that does not list it', async ({ page }) => {
  expect(brands.length).toBeGreaterThanOrEqual(2)
  const other = brandOf('wireframe')
  await openAlive(page, `${other.origin}/library?q=${encodeURIComponent(title)}`)
  await expect(page.getByTestId('game-tile')).toHaveCount(0)
  const answer = await page.request.get(`${other.origin}/studio-games/${slug}/`)
  expect(answer.status()).toBe(404)
})
