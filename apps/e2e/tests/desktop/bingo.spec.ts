import { act, playerOf } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { brandOf } from '../../support/brands.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { fishGame, shoot } from '../../support/shots.ts'
import { expect, test } from '../../support/test.ts'

// Bingo runs here without days of rest, and the store with it.
const brand = brandOf('jackpot-rabbit')
const roundsPerBall = 2

interface Played {
  data: { prize: { coins: number; entries: number }; points: number; drawn: number[] }
}

test('BINGO-01 BINGO-02 BINGO-04 MODAL-42 rounds played elsewhere drop balls into the tray; ten of them play the card, ball by ball, and what it wins is in the balance', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  const gameId = await fishGame(context, brand)
  const connected = socketOf(page)
  await openAlive(page, `${brand.origin}/lobby/?openModal=welcome-bingo`)
  await expect(page.getByRole('dialog', { name: 'Welcome to bingo' })).toBeVisible()
  await page.getByTestId('bingo-welcome-go').click()
  await expect(page).toHaveURL(`${brand.origin}/bingo`)
  await connected
  const balls = page.getByTestId('bingo-balls')
  await expect(balls).toHaveText('0 of 10 balls collected')
  for (let round = 0; round < roundsPerBall; round++) await shoot(context, brand, gameId)
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
  await expect(page.getByTestId('bingo-wait')).toHaveText('10 more balls')
})
