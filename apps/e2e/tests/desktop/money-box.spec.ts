import { act, playerOf } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { brandOf } from '../../support/brands.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const brand = brandOf('tao')

interface Box {
  data: { minAmount: number; games: number[] }
}

test('MONEYBOX-01 MONEYBOX-07 HOME-08 MODAL-49 MODAL-50 the box on the lobby fills as coins come elsewhere, is broken on its page, and what was in it is in the balance', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  const { data: box } = (await (
    await context.request.get(`${brand.origin}/rest/money-box/info/`)
  ).json()) as Box
  const connected = socketOf(page)
  await openAlive(page, `${brand.origin}/lobby/`)
  await connected
  const section = page.getByTestId('money-box-section')
  await expect(section).toContainText('0 of')
  const gift = await act(context, brand, '/sandbox/money-box', {
    method: 'POST',
    data: { coins: box.minAmount },
  })
  expect(gift.status(), await gift.text()).toBe(200)
  await expect(section).toContainText('you can break it')
  await section.getByRole('button', { name: 'See its games' }).click()
  const games = page.getByRole('dialog', { name: 'Games that fill the box' })
  await expect(games.getByRole('listitem')).toHaveCount(box.games.length)
  await page.keyboard.press('Escape')
  await section.getByRole('link', { name: 'Go to your box' }).click()
  await expect(page).toHaveURL(`${brand.origin}/money-box`)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { playerBalance: before } = (await playerOf(context, brand)).playerInfo
  await page.getByTestId('money-box-break').click()
  await expect(page.getByTestId('money-box-drawing')).toHaveAttribute('data-breaking')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const dialog = page.getByRole('dialog', { name: 'You broke your box' })
  await expect(dialog.getByTestId('won')).toContainText(`${box.minAmount} coins`)
  await expect.poll(() => shownBalance(page, 'coins')).toBe(before.coins + box.minAmount)
  await expectAccessible(page, 'a broken money box')
  await page.getByTestId('money-box-done').click()
  await expect(page.getByText('You can break it in')).toBeVisible()
  await expect(page.getByTestId('money-box-break')).toBeDisabled()
})
