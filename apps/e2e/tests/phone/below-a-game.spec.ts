import { stormrush } from '../../support/brands.ts'
import { gameIsReady, openFromLibrary } from '../../support/game.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test('below a game a phone has a row for the tournament, one for the money box and one for the ways out, in line', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await openFromLibrary(page, stormrush, 'Grid & Gold')
  await gameIsReady(page)
  const tournament = page.getByTestId('tournament-line')
  const box = page.getByTestId('money-box-chip')
  const limits = page.getByTestId('responsible-play-link')
  const fairness = page.getByRole('button', { name: 'Fairness' })
  await expect(fairness).toBeVisible()
  const boxOf = async (row: typeof box) => (await row.boundingBox())!
  const first = await boxOf(tournament)
  const second = await boxOf(box)
  const third = await boxOf(limits)
  const beside = await boxOf(fairness)
  // Rows of their own: none changes its place when a sum beside it gets longer.
  for (const { x, width } of [first, second]) expect([x, x + width]).toEqual([0, 390])
  expect(second.y).toBeGreaterThanOrEqual(first.y + first.height)
  expect(third.y).toBeGreaterThanOrEqual(second.y + second.height)
  expect(beside.y).toBe(third.y)
  expect(third.y + third.height - first.y).toBeLessThanOrEqual(116)
  const middle = async (row: typeof box) => {
    const sign = (await row.locator('svg').first().boundingBox())!
    return sign.x + sign.width / 2
  }
  const signs = await Promise.all([tournament, box, limits].map(middle))
  expect(Math.max(...signs) - Math.min(...signs)).toBeLessThanOrEqual(2)
})
