import { act, playerOf } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { tao } from '../../support/brands.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { fishGame, shoot } from '../../support/shots.ts'
import { expect, test } from '../../support/test.ts'

test('DROPS-02 MODAL-47 a prize that falls on a round comes down over the page, into the balance and among the winners', async ({
  page,
  context,
}) => {
  await signUpByApi(context, tao)
  const gameId = await fishGame(context, tao)
  await shoot(context, tao, gameId)
  const connected = socketOf(page)
  await openAlive(page, `${tao.origin}/prize-drops`)
  await connected
  const { coins } = (await playerOf(context, tao)).playerInfo.playerBalance
  const data = { prizeLvl: 1 }
  const fell = await act(context, tao, '/sandbox/prize-drops', { method: 'POST', data })
  expect(fell.status(), await fell.text()).toBe(200)
  await expect(page.getByRole('dialog', { name: 'A bronze prize' })).toBeVisible()
  await expect(page.getByTestId('won')).toContainText('100 coins')
  await expectAccessible(page, 'a prize that fell')
  await page.getByTestId('drop-win-done').click()
  await expect.poll(() => shownBalance(page, 'coins')).toBe(coins + 100)
  await page.getByText('Latest winners', { exact: true }).click()
  await expect(page.getByTestId('drop-winners').getByRole('listitem').first()).toContainText('A•••')
})
