import type { Page } from '@playwright/test'
import { playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import {
  gameFrame,
  gameIsReady,
  gameWindow,
  type PlayedRound,
  settlement,
  startRound,
} from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: gameWindow })

const title = 'Escape Velocity'
const button = (page: Page) => gameFrame(page).locator('button.play')

interface End {
  kind: string
  by: string
  end: number
  multiple: number
}

/** The round as its settlement told it, with how its flight ended. */
async function settledRound(settled: ReturnType<typeof settlement>) {
  const { data } = (await (await settled).json()) as { data: { round: PlayedRound } }
  const { steps } = data.round.outcome as { steps: End[] }
  return { ...data.round, end: steps.at(-1) as End }
}

test.beforeEach(async ({ page, context }) => {
  await signUpByApi(context, stormrush)
  page.on('dialog', (dialog) => void dialog.accept())
  await openAlive(page, `${stormrush.origin}/library?q=${encodeURIComponent(title)}`)
  await page.getByTestId('game-tile').filter({ hasText: title }).first().click()
  await gameIsReady(page)
})

test('Space cashes out while the multiple climbs, by the platform’s clock, and is paid once', async ({
  page,
  context,
}) => {
  const coins = async () => (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
  const game = gameFrame(page)
  let before = await coins()
  // Some flights end before anybody could press; one in three thousand does so eight times.
  for (let round = 0; ; round++) {
    const settled = settlement(page)
    const { cost } = await startRound(page)
    await expect(button(page)).toHaveAttribute('data-phase', /asking|showing|busy/)
    const isClimbing = await expect(button(page))
      .toHaveAccessibleName('Cash out', { timeout: 6_000 })
      .then(() => true)
      .catch(() => false)
    const stepped = isClimbing
      ? page.waitForResponse((answer) => answer.url().endsWith('/step/'), { timeout: 15_000 })
      : null
    if (isClimbing) await button(page).press('Space')
    const { win, end } = await settledRound(settled)
    await gameIsReady(page)
    expect(await coins()).toBe(before - cost + win)
    if (end.by === 'hand') {
      expect((await stepped)?.status()).toBe(200)
      expect(end.multiple).toBeLessThanOrEqual(end.end)
      expect(win).toBe(Math.round(end.multiple * cost))
      await expect(game.locator('.controls .result')).toHaveText(/you win|returned/i)
      break
    }
    expect([end.by, win]).toEqual(['crash', 0])
    await stepped?.catch(() => null)
    expect(round).toBeLessThan(8)
    before = await coins()
  }
})

test('a flight goes on without its player: a reload comes back to it, and it is paid as its end says', async ({
  page,
  context,
}) => {
  const coins = async () => (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
  const multiple = gameFrame(page).getByRole('textbox', { name: 'Auto cash-out' })
  await multiple.fill('1.37')
  await multiple.press('Enter')
  await expect(multiple).toHaveValue('×1.37')
  const before = await coins()
  const open = await startRound(page)
  expect(open.outcome).toMatchObject({ target: '1.37', awaits: ['cash-out'] })
  await page.reload()
  const { id, win, end } = await settledRound(settlement(page))
  expect(id).toBe(open.id)
  expect(win).toBe(end.end >= 1.37 ? Math.round(1.37 * open.cost) : 0)
  await gameIsReady(page)
  expect(await coins()).toBe(before - open.cost + win)
  // What was set is set still.
  await expect(multiple).toHaveValue('×1.37')
})
