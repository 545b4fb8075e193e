import type { FrameLocator } from '@playwright/test'
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
  /** Chooses what the round is about, by keyboard where the engine has keys of its own. */
  choose: (game: FrameLocator) => Promise<void>
  /** The same as the platform is told it. */
  target: string
  /** What the game says once the round has been shown. */
  says: RegExp
}

const engines: Engine[] = [
  {
    title: 'Gumdrop Drop',
    choose: async (game) => {
      await game.getByRole('radio', { name: '16' }).check()
      await game.getByRole('radio', { name: 'High' }).check()
    },
    target: '16-high',
    says: /no win|returned|you win/i,
  },
  {
    title: 'Neon Tumble',
    choose: async (game) => {
      const slider = game.getByRole('slider', { name: 'Target' })
      await slider.press('ArrowRight')
      await expect(slider).toHaveAttribute('aria-valuetext', /over 52\.67.*×2\.05/i)
    },
    target: 'over-52.67',
    says: /no win|you win/i,
  },
  {
    title: 'Clover Keno',
    choose: async (game) => {
      await game.getByRole('button', { name: 'Clear' }).click()
      const numbers = game.getByRole('group', { name: 'Numbers' })
      await numbers.getByRole('button', { name: '7', exact: true }).click()
      await numbers.getByRole('button', { name: '7', exact: true }).press('ArrowRight')
      await numbers.getByRole('button', { name: '8', exact: true }).press('Enter')
      await expect(numbers.locator('[aria-pressed="true"]')).toHaveCount(2)
    },
    target: '7,8',
    says: /no win|returned|you win/i,
  },
]

for (const { title, choose, target, says } of engines) {
  test(`${title}: Space plays what was chosen, and a round that a reload interrupts is shown to its end and paid once`, async ({
    page,
    context,
  }) => {
    await signUpByApi(context, stormrush)
    const coins = async () => (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
    const before = await coins()
    page.on('dialog', (dialog) => void dialog.accept())
    await openFromLibrary(page, stormrush, title)
    await gameIsReady(page)
    const game = gameFrame(page)
    await choose(game)

    const played = page.waitForResponse((answer) => answer.url().endsWith('/rest/game-rounds/'))
    const settled = settlement(page)
    await game.locator('button.play').press('Space')
    const { data } = (await (await played).json()) as { data: { round: PlayedRound } }
    expect(data.round.outcome).toMatchObject({ target })
    expect((await settled).status()).toBe(200)
    await gameIsReady(page)
    await expect(game.locator('.controls .result')).toHaveText(says)

    const open = await startRound(page)
    await page.reload()
    expect((await settlement(page)).url()).toContain(open.id)
    await gameIsReady(page)
    const { cost, win } = data.round
    expect(await coins()).toBe(before - cost + win - open.cost + open.win)
    // What was chosen is chosen still.
    expect((await startRound(page)).outcome).toMatchObject({ target })
  })
}
