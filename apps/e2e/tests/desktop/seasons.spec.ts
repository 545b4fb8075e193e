import type { BrowserContext } from '@playwright/test'
import { act, playerOf } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { brandOf } from '../../support/brands.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

// Seasons run here without days of rest.
const brand = brandOf('scarlet-sands')

interface Season {
  skin: 'neutral' | 'spooky'
  levels: { prize: { coins: number; entries: number } }[]
}

async function seasonOf(context: BrowserContext): Promise<Season> {
  const answer = await context.request.get(`${brand.origin}/rest/seasons/season/`)
  return ((await answer.json()) as { data: Season }).data
}

/** Walks so many points outside of any page. */
async function walk(context: BrowserContext, points: number): Promise<void> {
  const answer = await act(context, brand, '/sandbox/season', { method: 'POST', data: { points } })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('SEASON-01 MAP-02 MAP-03 RT-09 the first visit is welcomed; points walked elsewhere move the road of an open page, and an award claimed there brings the figure to its stop and the coins into the balance', async ({
  page,
  context,
}) => {
  await signUpByApi(context, brand)
  const { skin, levels } = await seasonOf(context)
  const connected = socketOf(page)
  await openAlive(page, `${brand.origin}/season`)
  const title = skin === 'spooky' ? 'The palace in the rock' : 'A new season'
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await page.keyboard.press('Escape')
  await connected

  const figure = page.getByTestId('season-traveller')
  const first = page.getByTestId('season-stop-1')
  await expect(first).toHaveAttribute('data-state', 'ahead')
  await expect(page.getByTestId('season-claim')).toHaveCount(0)
  await walk(context, 30)
  await expect(first).toHaveAttribute('data-state', 'waiting')
  await expect(page.getByTestId('season-points')).toHaveText('30 of 960 points')
  await expect(figure).toHaveAttribute('data-at', '-1')

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { playerBalance: before } = (await playerOf(context, brand)).playerInfo
  const coins = levels[0]?.prize.coins ?? 0
  await page.getByTestId('season-claim').click()
  await expect(figure).toHaveAttribute('data-at', '0')
  // Until the figure has arrived the award is not told, nor in the balance.
  await expect(page.getByTestId('won')).toHaveCount(0)
  expect(await shownBalance(page, 'coins')).toBe(before.coins)
  await expect(page.getByTestId('won')).toContainText(`${coins.toLocaleString('en')} coins`)
  await expect.poll(() => shownBalance(page, 'coins')).toBe(before.coins + coins)
  await expectAccessible(page, 'the season')
  await page.getByTestId('season-done').click()
  await expect(first).toHaveAttribute('data-state', 'here')
  await expect(page.getByTestId('season-stop')).toContainText('the next stop')
})
