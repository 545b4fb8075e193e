import type { FrameLocator, Page } from '@playwright/test'
import { playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import {
  gameFrame,
  gameIsReady,
  gameWindow,
  openFromLibrary,
  type PlayedRound,
  settlement,
  startRound,
} from '../../support/game.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: gameWindow })

interface Engine {
  title: string
  /** Sets up what makes a choice likely to be asked for. */
  prepare?: (game: FrameLocator) => Promise<void>
  /** What a player sees of a round that waits. */
  seen: (game: FrameLocator) => Promise<string[]>
  /** Makes a choice that leaves the round open, by keyboard; null where every choice may end it. */
  choose: ((game: FrameLocator) => Promise<void>) | null
  /** Ends the round. */
  end: (game: FrameLocator) => Promise<void>
}

const play = (game: FrameLocator) => game.locator('button.play')
const labels = (game: FrameLocator, of: string): Promise<string[]> =>
  game.locator(of).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))

const engines: Engine[] = [
  {
    title: 'Lantern & Pick',
    prepare: (game) => game.getByRole('button', { name: 'Mines: 1', exact: true }).click(),
    seen: (game) => labels(game, '.cell'),
    choose: async (game) => {
      await game.getByRole('button', { name: /^Row 1, column 1/ }).press('ArrowRight')
      await game.getByRole('button', { name: /^Row 1, column 2/ }).press('Enter')
      await expect(
        game.getByRole('button', { name: /^Row 1, column 2: (safe|mine)/ }),
      ).toBeVisible()
    },
    end: (game) => play(game).press('Space'),
  },
  {
    title: 'Full House Neon',
    seen: (game) => labels(game, '.card-place'),
    choose: null,
    end: async (game) => {
      await game.locator('.card-place').first().press('Enter')
      await expect(game.locator('.card-place').first()).toHaveAttribute('aria-pressed', 'true')
      await play(game).press('Space')
    },
  },
  {
    title: 'Twenty-One Keys',
    seen: async (game) => {
      // The cards are dealt by then.
      await expect(game.getByRole('button', { name: 'Stand', exact: true })).toBeEnabled()
      return labels(game, '.table-hand')
    },
    choose: null,
    end: (game) => game.getByRole('button', { name: 'Stand', exact: true }).press('Enter'),
  },
]

/** Begins rounds until one waits for the player after its first choice; most do at once. */
async function beginWaiting(page: Page, { prepare, choose }: Engine): Promise<PlayedRound> {
  const game = gameFrame(page)
  for (;;) {
    await gameIsReady(page)
    await prepare?.(game)
    const round = await startRound(page)
    await expect(play(game)).toHaveAttribute('data-phase', /asking|idle/, { timeout: 30_000 })
    if ((await play(game).getAttribute('data-phase')) === 'idle') continue
    await choose?.(game)
    await expect(play(game)).toHaveAttribute('data-phase', /asking|idle/, { timeout: 30_000 })
    if ((await play(game).getAttribute('data-phase')) === 'asking') return round
  }
}

for (const engine of engines) {
  const { title, seen, end } = engine
  test(`${title}: a round that waits for a choice is as it was after a reload, and is paid once when it ends`, async ({
    page,
    context,
  }) => {
    await signUpByApi(context, stormrush)
    page.on('dialog', (dialog) => void dialog.accept())
    await openFromLibrary(page, stormrush, title)
    const { id } = await beginWaiting(page, engine)
    const coins = async () => (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
    const staked = await coins()
    const game = gameFrame(page)
    await expect.poll(async () => (await seen(game)).length).toBeGreaterThan(0)
    const before = await seen(game)

    await page.reload()
    await expect(play(game)).toHaveAttribute('data-phase', 'asking', { timeout: 45_000 })
    await expect.poll(() => seen(game)).toEqual(before)
    expect(await coins()).toBe(staked)

    const settled = settlement(page)
    await end(game)
    const answer = await settled
    expect(answer.url()).toContain(id)
    const { data } = (await answer.json()) as { data: { round: PlayedRound } }
    await gameIsReady(page)
    expect(await coins()).toBe(staked + data.round.win)
  })
}
