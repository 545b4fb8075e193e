import type { BrowserContext, FrameLocator } from '@playwright/test'
import { act, playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { gameFrame, gameIsReady, gameWindow, settlement } from '../../support/game.ts'
import { atNight } from '../../support/nightly.ts'
import { openAlive } from '../../support/page.ts'
import { findRound, type FoundRound, replay } from '../../support/rounds.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: gameWindow })
// A feature comes once in 140 spins, and a spin takes its time: many players look for one together.
test.setTimeout(300_000)

const play = (game: FrameLocator) => game.locator('button.play')
const coinsOf = async (context: BrowserContext) =>
  (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
const labels = (game: FrameLocator): Promise<string[]> =>
  game.locator('.box').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))

test('Idol of Kuzamba: boxes are picked by keyboard, stand as they were after a reload, and show at the end what they held; the round is shown again', async ({
  browser,
}) => {
  const title = 'Idol of Kuzamba'
  const { context, round, slug } = await findRound(browser, {
    title,
    stake: 20,
    has: ({ awaits }) => awaits?.includes('pick') === true,
  })
  const staked = await coinsOf(context)
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  await openAlive(page, `${stormrush.origin}/game?game=${slug}`)
  const game = gameFrame(page)
  const settled = settlement(page)
  settled.catch(() => undefined)
  await expect(play(game)).toHaveAttribute('data-phase', 'asking', { timeout: 60_000 })
  expect(await labels(game)).toHaveLength(15)
  await game.locator('.box').first().press('ArrowRight')
  await game.locator('.box').nth(1).press('Enter')
  await expect(game.locator('.box').nth(1)).not.toHaveAccessibleName(/closed/, { timeout: 20_000 })
  await expect(play(game)).toHaveAttribute('data-phase', /asking|idle/, { timeout: 30_000 })

  // Three boxes of fifteen end it at once.
  if ((await play(game).getAttribute('data-phase')) === 'asking') {
    const before = await labels(game)
    const again = page.waitForLoadState('load')
    await page.reload()
    await again
    await expect(play(game)).toHaveAttribute('data-phase', 'asking', { timeout: 60_000 })
    await expect.poll(() => labels(game)).toEqual(before)
    expect(await coinsOf(context)).toBe(staked)
    for (let box = 0; box < 15; box++) {
      if (box === 1) continue
      await game.locator('.box').nth(box).press('Enter')
      // It opens once the platform has answered; how long that takes nobody says.
      await expect(game.locator('.box').nth(box)).not.toHaveAccessibleName(/closed/)
      await expect(play(game)).toHaveAttribute('data-phase', /asking|showing|idle/, {
        timeout: 30_000,
      })
      if ((await game.locator('.box.shown').count()) > 0) break
      await expect(play(game)).toHaveAttribute('data-phase', /asking|idle/, { timeout: 30_000 })
      if ((await play(game).getAttribute('data-phase')) === 'idle') break
    }
  }
  await gameIsReady(page)
  const answer = await act(context, stormrush, `/rest/game-rounds/${round.id}/`)
  const { data } = (await answer.json()) as { data: { round: FoundRound & { status: string } } }
  expect(data.round.status).toBe('settled')
  expect(data.round.outcome.steps.at(-1)?.kind).toBe('pick-end')
  expect(await coinsOf(context)).toBe(staked + data.round.win)

  const shown = await replay(page, title)
  await expect(shown.locator('.box.shown').first()).toBeVisible({ timeout: 60_000 })
  await context.close()
})

test(
  'Carousel Royale: a wheel that was not seen to its end turns again after a reload, is paid once, and is shown again',
  atNight,
  async ({ browser }) => {
    const title = 'Carousel Royale'
    const { context, round, slug } = await findRound(browser, {
      title,
      stake: 25,
      has: ({ steps }) =>
        steps.some(({ kind }) => kind === 'wheel') &&
        !steps.some(({ kind }) => kind === 'free-spin'),
    })
    const staked = await coinsOf(context)
    const page = await context.newPage()
    page.on('dialog', (dialog) => void dialog.accept())
    await openAlive(page, `${stormrush.origin}/game?game=${slug}`)
    const said = (frame: FrameLocator) => frame.locator('.overlay [role="status"]')
    await expect(said(gameFrame(page))).toHaveText(/wheel/i, { timeout: 60_000 })
    await page.reload()
    await expect(said(gameFrame(page))).toHaveText(/^×\d/, { timeout: 60_000 })
    await gameIsReady(page)
    expect(await coinsOf(context)).toBe(staked + round.win)

    const shown = await replay(page, title)
    await expect(said(shown)).toHaveText(/^×\d/, { timeout: 60_000 })
    await context.close()
  },
)
