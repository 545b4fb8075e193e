import { playerOf } from '../../support/api.ts'
import { brandOf } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const brand = brandOf('scarlet-sands')

interface Spun {
  data: { reels: number[]; prize: { coins: number; entries: number } }
}

test('MINISLOT-03 ERR-44 a spin turns the reels, refuses another one meanwhile, and is told and counted when they rest', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  await openAlive(page, `${brand.origin}/mini-slot`)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { playerBalance: before } = (await playerOf(context, brand)).playerInfo
  const lever = page.getByTestId('mini-slot-spin')
  const answered = page.waitForResponse(/\/rest\/mini-game-slot\/spin\//)
  await lever.click()
  await lever.click()
  await expect(page.getByTestId('mini-slot-too-soon')).toHaveText('Already spinning')
  const { reels, prize } = ((await (await answered).json()) as Spun).data
  expect(await shownBalance(page, 'coins')).toBe(before.coins)
  await expect(page.getByTestId('mini-slot-told')).toBeVisible()
  const windows = page.getByTestId('mini-slot-reels').locator('[data-symbol]:visible')
  const [first] = reels
  await expect(windows.first()).toHaveAttribute('data-symbol', String(first))
  await expect.poll(() => shownBalance(page, 'coins')).toBe(before.coins + prize.coins)
  await expect(page.getByTestId('mini-slot-left')).toHaveText(/4 free spins left today/)
})
