import type { BrowserContext, Page } from '@playwright/test'
import { act, playerOf } from '../../support/api.ts'
import { tao } from '../../support/brands.ts'
import {
  gameFrame,
  gameIsReady,
  gameWindow,
  hurry,
  openFromLibrary,
  type PlayedRound,
  playOneRound,
  settlement,
} from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: gameWindow })
test.setTimeout(240_000)

const title = 'Wharf Sevens'
const slug = 'wharf-sevens'
const stake = 20

/** Gives the player free spins of the game. */
async function give(context: BrowserContext, count: number): Promise<void> {
  const data = { game: slug, count, stake }
  const given = await act(context, tao, '/sandbox/free-spins', { method: 'POST', data })
  expect(given.status(), await given.text()).toBe(200)
}

const balanceOf = async (context: BrowserContext) =>
  (await playerOf(context, tao)).playerInfo.playerBalance
const modeOf = async (context: BrowserContext) => (await playerOf(context, tao)).gameMode

/** What the game says it is played with. */
const unitIs = (page: Page, unit: 'coins' | 'entries') =>
  expect(gameFrame(page).getByText(new RegExp(`^balance · ${unit}$`, 'i'))).toBeVisible({
    timeout: 45_000,
  })
const closeGame = (page: Page) =>
  page.getByRole('button', { name: 'Close the game' }).filter({ visible: true }).click()

/** Spins a free spin to its end. */
async function spinForFree(page: Page): Promise<PlayedRound> {
  const frame = gameFrame(page)
  const button = frame.getByRole('button', { name: 'Spin for free' })
  await expect(button).toHaveAttribute('data-phase', 'idle', { timeout: 45_000 })
  const played = page.waitForResponse((response) => response.url().endsWith('/rest/game-rounds/'))
  const settled = settlement(page)
  await button.dispatchEvent('click')
  const answer = await played
  expect(answer.status(), await answer.text()).toBe(200)
  const { round } = ((await answer.json()) as { data: { round: PlayedRound } }).data
  await hurry(frame)
  expect((await settled).status()).toBe(200)
  return round
}

test('free spins are told of in a game that is opened with coins, are spun to the end there, and leave the mode as it was', async ({
  page,
  context,
}) => {
  await signUpByApi(context, tao)
  await give(context, 2)
  expect(await modeOf(context)).toBe('TournamentPoints')
  const before = await balanceOf(context)
  await openFromLibrary(page, tao, title)
  const notice = page.getByRole('dialog', { name: '2 free spins are ready in this game' })
  await expect(notice).toContainText('0.20 entries')
  await page.getByTestId('gift-spins-play').click()
  await unitIs(page, 'entries')
  await expect(gameFrame(page).getByText('Free spins: 2').first()).toBeVisible()

  const rounds = [await spinForFree(page)]
  await expect(gameFrame(page).getByText('Free spins: 1').first()).toBeVisible()
  rounds.push(await spinForFree(page))
  expect(rounds.map(({ cost }) => cost)).toEqual([0, 0])
  await expect(gameFrame(page).getByText('Your free spins are used up')).toBeVisible()
  const won = rounds.reduce((sum, { win }) => sum + win, 0)
  const after = await balanceOf(context)
  expect(after).toMatchObject({ coins: before.coins, entries: before.entries })
  expect(after.winnings).toBe(before.winnings + won)
  // From here each spin costs its stake.
  await gameIsReady(page)

  const back = page.waitForResponse(/switch-to-tournament-points\/$/)
  await closeGame(page)
  expect((await back).ok()).toBe(true)
  expect(await modeOf(context)).toBe('TournamentPoints')
  await expect(page.getByTestId('balance-coins')).toBeVisible()
  await openFromLibrary(page, tao, title)
  await unitIs(page, 'coins')
  await gameIsReady(page)
  await expect(page.getByTestId('gift-spins-play')).toHaveCount(0)
})

test('free spins are played at once in a game that is opened with entries, and can wait for whoever plays with coins', async ({
  page,
  context,
}) => {
  await signUpByApi(context, tao)
  await give(context, 1)
  await openFromLibrary(page, tao, title)
  await page.getByTestId('gift-spins-later').click()
  await gameIsReady(page)
  await unitIs(page, 'coins')
  const { coins, winnings } = await balanceOf(context)
  const own = await playOneRound(page)
  expect(own.cost).toBeGreaterThan(0)
  expect((await balanceOf(context)).coins).toBe(coins - own.cost + own.win)

  const switched = await act(context, tao, '/rest/player/game-mode/switch-to-sweep-stakes/')
  expect(switched.status()).toBe(200)
  await openAlive(page, `${tao.origin}/lobby/`)
  await openFromLibrary(page, tao, title)
  await unitIs(page, 'entries')
  const round = await spinForFree(page)
  expect(round.cost).toBe(0)
  expect((await balanceOf(context)).winnings).toBe(winnings + round.win)
  await gameIsReady(page)
  await closeGame(page)
  await expect(page.getByTestId('game-frame')).toHaveCount(0)
  expect(await modeOf(context)).toBe('SweepStakes')
})

test('the mode is switched in the game, by its bar or by its menu, and is what the game is played with from then on', async ({
  page,
  context,
}) => {
  await signUpByApi(context, tao)
  await openFromLibrary(page, tao, title)
  await unitIs(page, 'coins')
  await gameIsReady(page)
  const before = await balanceOf(context)
  // Beside a sidebar a bar has no room for it in a window of this width.
  await page.getByRole('button', { name: 'More', exact: true }).filter({ visible: true }).click()
  await page.getByRole('menuitem', { name: 'Play with entries' }).click()
  await unitIs(page, 'entries')
  const round = await playOneRound(page)
  const after = await balanceOf(context)
  expect(after.coins).toBe(before.coins)
  expect(after.entries + after.winnings).toBe(
    before.entries + before.winnings - round.cost + round.win,
  )

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByTestId('game-mode').click()
  await unitIs(page, 'coins')
  await gameIsReady(page)
  expect(await modeOf(context)).toBe('TournamentPoints')
  await page.getByTestId('game-mode').click()
  await unitIs(page, 'entries')
  await closeGame(page)
  await expect(page.getByTestId('balance-entries')).toBeVisible()
  expect(await modeOf(context)).toBe('SweepStakes')
})
