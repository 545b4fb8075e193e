import { act } from '../../support/api.ts'
import { brandWith, stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const brand = brandWith('lottery', stormrush)

test('LOTTERY-01 a draw that was made while the player was away is played number by number, and told at its end alone', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  const drawn = await act(context, brand, '/sandbox/lottery', {
    method: 'POST',
    data: { tickets: 3 },
  })
  expect(drawn.status(), await drawn.text()).toBe(200)
  await openAlive(page, `${brand.origin}/lobby/`)
  const away = page.getByRole('dialog', { name: 'While you were away' })
  const watch = away.getByTestId('lottery-watch')
  await expect(watch).toBeEnabled()
  await expect(away).not.toContainText('You won')
  await watch.click()
  const own = away.getByTestId('lottery-own')
  await expect(own).toHaveCount(3)
  // All three win: two second places, then the first.
  await expect(away.getByTestId('lottery-call')).toBeVisible()
  await expect(away.locator('[data-testid="lottery-own"][data-drawn]')).toHaveCount(1)
  await expect(away.getByTestId('lottery-result')).toHaveCount(0)
  await expect(away.getByTestId('lottery-result')).toContainText('3 of your tickets came up')
  await expect(own.locator('visible=true').filter({ hasText: 'Place' })).toHaveCount(3)
  await away.getByTestId('lottery-collect').click()
  await expect(page).toHaveURL(/\/lottery$/)
  await expect(page.getByTestId('lottery-reward')).toHaveCount(3)
  // Seen is seen: another visit does not play it again.
  await page.reload()
  await expect(page.getByTestId('lottery-reward')).toHaveCount(3)
  await expect(page.getByTestId('lottery-replay')).toHaveCount(0)
})
