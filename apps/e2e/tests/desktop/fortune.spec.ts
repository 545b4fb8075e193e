import { act, playerOf } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { brandOf } from '../../support/brands.ts'
import { goByMenu, openAlive, socketOf } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const brand = brandOf('tao')

test('INVEST-01 coins are set aside and taken back, in every tab at once; a break closes what is not in use', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  const other = await context.newPage()
  const connected = [socketOf(page), socketOf(other)]
  await openAlive(page, `${brand.origin}/`)
  await goByMenu(page, 'Resting coins')
  await openAlive(other, `${brand.origin}/fortune-investment`)
  await Promise.all(connected)
  const { coins: before } = (await playerOf(context, brand)).playerInfo.playerBalance
  const both = async (balance: number, shown: string) => {
    for (const tab of [page, other]) {
      await expect.poll(() => shownBalance(tab, 'coins')).toBe(balance)
      await expect(tab.getByTestId(shown)).toBeVisible()
    }
  }

  await both(before, 'packages')
  await page.getByTestId('set-aside-1').click()
  await both(before - 880, 'chosen')
  await expect(other.getByTestId('chosen-state')).toHaveText(
    /^Your bonus of 44 coins is ready in (23h 59m|1d)/,
  )
  await expectAccessible(page, 'coins set aside')

  await other.getByTestId('take-back').click()
  await other.getByTestId('take-back-yes').click()
  await expect(other.getByTestId('returned')).toContainText('Your 880 coins are back')
  await other.getByTestId('returned-done').click()
  await both(before, 'packages')

  const rested = await act(context, brand, '/rest/responsible-play/cool-off/', {
    method: 'POST',
    data: { days: 1 },
  })
  expect(rested.status(), await rested.text()).toBe(200)
  await openAlive(page, `${brand.origin}/fortune-investment`)
  await expect(page.getByText('Not available right now')).toBeVisible()
  await expect(page.getByTestId('packages')).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Your menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Limits' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Resting coins' })).toHaveCount(0)
})

test('INVEST-02 INVEST-03 the knob is turned: a capsule comes, the balance rises once, and the next turn is counted down', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  await openAlive(page, `${brand.origin}/`)
  const section = page.getByTestId('machine-section')
  await section.scrollIntoViewIfNeeded()
  await section.getByRole('link', { name: 'Turn the knob' }).click()
  await expect(page.getByRole('meter', { name: 'Funmeter' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 50',
  )
  const { playerBalance: before } = (await playerOf(context, brand)).playerInfo
  const answered = page.waitForResponse(/\/rest\/funmachine\/play\/$/)
  await page.getByTestId('funmachine-play').dblclick()
  const { data } = (await (await answered).json()) as { data: { prize: { coins: number } } }
  await expect(page.getByTestId('won')).toBeVisible()
  await expect.poll(() => shownBalance(page, 'coins')).toBe(before.coins + data.prize.coins)
  await expectAccessible(page, 'a capsule that is open')
  await page.getByTestId('funmachine-done').click()
  await expect(page.getByTestId('funmachine-wait')).toHaveText(/^Next in (7h 59m|8h)/)
  const { playerBalance: after } = (await playerOf(context, brand)).playerInfo
  expect(after.coins).toBe(before.coins + data.prize.coins)
})
