import type { BrowserContext } from '@playwright/test'
import { act, playerOf } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { brandOf } from '../../support/brands.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

// Bingo runs here without days of rest, and the store with it.
const brand = brandOf('jackpot-rabbit')
const roundsPerBall = 2

async function fishGame(context: BrowserContext): Promise<number> {
  const answer = await context.request.get(`${brand.origin}/api/rest/games`)
  const { games } = (await answer.json()) as { games: { id: number; type: string }[] }
  const game = games.find(({ type }) => type === 'fish')
  if (!game) throw new Error('The catalogue has no fish game.')
  return game.id
}

/** Plays rounds outside of any page; a shot is the quickest there is. */
async function shoot(context: BrowserContext, gameId: number, rounds: number): Promise<void> {
  const data = { gameId, action: 'shot', stake: 20, target: 'starfish' }
  for (let round = 0; round < rounds; round++) {
    await expect(async () => {
      const begun = await act(context, brand, '/rest/game-rounds/', { method: 'POST', data })
      expect(begun.status(), await begun.text()).toBe(200)
      const { id } = ((await begun.json()) as { data: { round: { id: string } } }).data.round
      await act(context, brand, `/rest/game-rounds/${id}/finish/`, { method: 'POST' })
    }).toPass({ intervals: [310] })
  }
}

interface Played {
  data: { prize: { coins: number; entries: number }; points: number; drawn: number[] }
}

test('BINGO-01 BINGO-02 BINGO-04 MODAL-42 rounds played elsewhere drop balls into the tray; ten of them play the card, ball by ball, and what it wins is in the balance', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  const gameId = await fishGame(context)
  const connected = socketOf(page)
  await openAlive(page, `${brand.origin}/lobby/?openModal=welcome-bingo`)
  await expect(page.getByRole('dialog', { name: 'Welcome to bingo' })).toBeVisible()
  await page.getByTestId('bingo-welcome-go').click()
  await expect(page).toHaveURL(`${brand.origin}/bingo`)
  await connected
  const balls = page.getByTestId('bingo-balls')
  await expect(balls).toHaveText('0 of 10 balls collected')
  await shoot(context, gameId, roundsPerBall)
  await expect(balls).toHaveText('1 of 10 balls collected')
  await expect(page.getByTestId('bingo-wait')).toHaveText('9 more balls')
  const gift = await act(context, brand, '/sandbox/bingo', { method: 'POST', data: { balls: 9 } })
  expect(gift.status(), await gift.text()).toBe(200)
  await expect(balls).toHaveText('10 of 10 balls collected')

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { playerBalance: before } = (await playerOf(context, brand)).playerInfo
  const answered = page.waitForResponse(/\/rest\/bingo\/bingo-accrue-reward\/$/)
  await page.getByTestId('bingo-play').click()
  const { prize, points, drawn } = ((await (await answered).json()) as Played).data
  const calls = page.getByRole('list', { name: 'Balls drawn' }).getByRole('listitem')
  await expect(calls).not.toHaveCount(0)
  await expect(page.getByTestId('won')).toHaveCount(0)
  await page.getByTestId('bingo-hurry').click()
  await expect(calls).toHaveCount(drawn.length)
  await expect(page.getByTestId('won')).toContainText(`${prize.coins.toLocaleString('en')} coins`)
  await expect.poll(() => shownBalance(page, 'coins')).toBe(before.coins + prize.coins)
  await expect(page.getByTestId('bingo-points')).toHaveText(`You have ${points} points`)
  await expectAccessible(page, 'a game of bingo')
  await page.getByTestId('bingo-done').click()
  await expect(balls).toHaveText('0 of 10 balls collected')
  await expect(page.getByTestId('bingo-wait')).toBeDisabled()
})
