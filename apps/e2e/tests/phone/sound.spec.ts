import { stormrush } from '../../support/brands.ts'
import { gameFrame, gameIsReady, openFromLibrary, startRound } from '../../support/game.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.setTimeout(120_000)

test('a game has one button for sound and one for rules, in the bar above it; what is set there is kept, and captions are written out', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  await openFromLibrary(page, stormrush, 'Brass Pin Parade')
  await gameIsReady(page)
  const game = gameFrame(page)
  const bar = page.getByRole('toolbar', { name: 'Game controls' })
  await expect(bar.getByRole('button', { name: /^(Sound|Rules)/ })).toHaveCount(2)
  await expect(game.getByRole('button', { name: /sound|rules/i })).toHaveCount(0)

  await bar.getByRole('button', { name: /^Rules/ }).click()
  await expect(game.getByRole('dialog')).toContainText('Return to player')
  await page.keyboard.press('Escape')
  await expect(game.getByRole('dialog')).toHaveCount(0)

  await bar.getByRole('button', { name: 'Sound, off' }).click()
  await page.getByRole('switch', { name: 'Sound', exact: true }).check()
  await page.getByRole('slider', { name: 'Volume' }).fill('30')
  await page.getByRole('switch', { name: 'Captions' }).check()
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('button', { name: 'Sound, on' })).toBeFocused()

  await startRound(page)
  // A win is told right after the landing: whoever looks a moment later reads that.
  await expect(game.locator('.caption')).toHaveText(/^♪ (It lands|A low note|Chime of a win)$/)

  await page.reload()
  await page
    .getByRole('toolbar', { name: 'Game controls' })
    .getByRole('button', { name: 'Sound, on' })
    .click()
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('30')
  await expect(page.getByRole('switch', { name: 'Captions' })).toBeChecked()
})
