import { expectAccessible } from '../../support/axe.ts'
import { tao } from '../../support/brands.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { fishGame, shoot } from '../../support/shots.ts'
import { expect, test } from '../../support/test.ts'

test('TOURN-01 TOURN-02 RT-12 rounds played elsewhere move the line under an open game, and the player into the table behind it', async ({
  page,
  context,
}) => {
  await signUpByApi(context, tao)
  const gameId = await fishGame(context, tao)
  const connected = socketOf(page)
  await openAlive(page, `${tao.origin}/tournaments?game=${gameId}`)
  const line = page.getByTestId('tournament-line')
  await expect(line).toContainText('This game counts')
  await connected
  let won = 0
  for (let shots = 0; shots < 25 && !won; shots++) won = await shoot(context, tao, gameId)
  expect(won).toBeGreaterThan(0)
  await expect(line).toContainText(/No\. [\d,]+ · [\d,]+ points$/)
  const standing = ((await line.textContent()) ?? '').split('·')[1]?.trim() ?? ''

  await page.getByRole('button', { name: 'Close the game' }).click()
  const sprint = page.getByTestId('tournament').first()
  await expect(sprint.getByTestId('own-points')).toHaveText(standing)
  await expect(sprint.locator('[data-own]')).toContainText('You')
  await expectAccessible(page, 'tournaments')
})
