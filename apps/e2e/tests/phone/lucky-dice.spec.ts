import { playerOf } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { brandOf } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const brand = brandOf('fortune-wheelz')

interface Thrown {
  data: { dice: [number, number]; sum: number; prize: { coins: number } }
}

test('lucky dice: five throws by touch, each told once the dice lie as drawn, and then the time until midnight', async ({
  page,
  context,
}) => {
  await openAlive(page, `${brand.origin}/lucky-dice`)
  await expect(page.getByTestId('dice-sum-7')).toContainText('16.67%')
  await expect(page.getByRole('link', { name: 'Sign up and throw the dice' })).toBeVisible()
  await expectAccessible(page, 'dice of a guest')

  await signUpByApi(context, brand)
  await openAlive(page, `${brand.origin}/lucky-dice`)
  const { playerBalance: before } = (await playerOf(context, brand)).playerInfo
  let coins = 0
  for (let left = 5; left > 0; left--) {
    const button = page.getByTestId('lucky-dice-throw')
    await expect(button).toHaveText(`Throw the dice (${left} left)`)
    const answered = page.waitForResponse(/\/rest\/lucky-dice\/roll\/$/)
    await button.tap()
    const { data } = (await (await answered).json()) as Thrown
    coins += data.prize.coins
    // Until they lie nothing tells what was thrown.
    await expect(page.getByTestId('die-left')).toHaveAttribute('data-rolling', 'true')
    await expect(page.getByTestId('won')).toBeVisible()
    await expect(page.getByTestId('die-left')).toHaveAttribute('data-value', `${data.dice[0]}`)
    await expect(page.getByTestId('die-right')).toHaveAttribute('data-value', `${data.dice[1]}`)
    await expect(page.getByTestId(`dice-sum-${data.sum}`)).toHaveAttribute('data-last', 'true')
    if (left === 5) await expectAccessible(page, 'dice that were thrown')
    await page.getByTestId('lucky-dice-done').tap()
  }
  await expect.poll(() => shownBalance(page, 'coins')).toBe(before.coins + coins)
  await expect(page.getByTestId('lucky-dice-wait')).toHaveText(
    /^You’ve used today’s throws\. Next in \d+[hms]/,
  )
  // Eleven rows and five places fit the narrow page.
  const { wide, shown } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }))
  expect(wide).toBe(shown)
})
