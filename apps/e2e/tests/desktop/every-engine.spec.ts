import { titlesByEngine } from '@marquee/game-catalogue/engines'
import { playAnyRound, reloadInTheMiddle } from '../../support/anyRound.ts'
import { playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { gameFrame, gameIsReady, gameWindow, hurry, openFromLibrary } from '../../support/game.ts'
import { atNight } from '../../support/nightly.ts'
import { signUpByApi } from '../../support/player.ts'
import { replay } from '../../support/rounds.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: gameWindow })
test.setTimeout(480_000)

/**
 * The rarest win among these, of five numbers at keno, comes once in ten rounds: so many without one come
 * once in twenty-five thousand visits.
 */
const mostRounds = 100

for (const [engine, [first]] of titlesByEngine) {
  if (!first) continue
  const { title } = first
  test(
    `${engine}: a win of ${title} is told as it is paid, a round goes on after a reload in its middle, and is shown again`,
    atNight,
    async ({ page, context, pageConsole }) => {
      // Shots that leave in time may arrive closer together: what comes too early is asked for once more.
      pageConsole.allow(/429 \(Too Many Requests\)|too-fast/)
      await signUpByApi(context, stormrush)
      page.on('dialog', (dialog) => void dialog.accept())
      await openFromLibrary(page, stormrush, title)
      await gameIsReady(page)
      await expect(gameFrame(page).locator('#game')).toHaveAttribute(
        'data-engine',
        engine.replace(', cascades', ''),
      )
      const coins = async () => (await playerOf(context, stormrush)).playerInfo.playerBalance.coins
      const result = gameFrame(page).locator('.controls .result')
      let expected = await coins()
      for (let played = 0; ; played++) {
        expect(played).toBeLessThan(mostRounds)
        const { cost, win } = await playAnyRound(page)
        expected += win - cost
        expect(await coins()).toBe(expected)
        if (win === 0) continue
        await expect(result).toContainText(win.toLocaleString('en'))
        break
      }

      const { cost, win } = await reloadInTheMiddle(page)
      expected += win - cost
      expect(await coins()).toBe(expected)

      const shown = await replay(page, title)
      await hurry(shown)
      const again = shown.locator('.controls .result')
      if (win > 0) await expect(again).toContainText(win.toLocaleString('en'))
      else await expect(again).toHaveText(/no win/i)
      expect(await coins()).toBe(expected)
    },
  )
}
