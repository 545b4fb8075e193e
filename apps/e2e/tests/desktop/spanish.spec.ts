import { playerOf } from '../../support/api.ts'
import { tao } from '../../support/brands.ts'
import { gameWindow, playOneRound } from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { passWelcome, makeCredentials, shownBalance, signUpWithForm } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

/** Words of the English interface that no Spanish page shows. */
const english =
  /\b(Sign up|Sign in|Games|Providers|Your menu|Claim|Balance|Welcome back|See all|coins)\b/

test('the whole story in Spanish, from the first page to the balance after a round (ROUTE-46 I18N-04 AUTH-01 DAILY-01 GAMES-01)', async ({
  page,
  context,
}) => {
  await openAlive(page, `${tao.origin}/es`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Registrarse' }).click()
  await page.waitForURL(/\/es\/signup/)
  await signUpWithForm(page, makeCredentials())
  await passWelcome(page)
  await page.waitForURL(/\/es\/lobby\/?/)

  // After the welcome the reward waits a while; who wants it now asks for it.
  await openAlive(page, `${tao.origin}/es/lobby/?openModal=daily-login`)
  const dialog = page.getByRole('dialog', { name: 'Premio diario' })
  await expect(dialog).toContainText('Día 1 de 7')
  await dialog.getByRole('button', { name: 'Reclamar el premio de hoy' }).click()
  await expect(dialog.getByTestId('daily-login-claim')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const text = await page.locator('#app').innerText()
  expect(english.exec(text)?.[0]).toBeUndefined()

  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Juegos', exact: true })
    .click()
  await page.waitForURL(/\/es\/library$/)
  await page.getByRole('searchbox', { name: 'Buscar juegos' }).fill('wharf sevens')
  await expect(page.getByTestId('game-tile')).toHaveCount(1)
  await page.getByTestId('game-tile').click()
  const { coins } = (await playerOf(context, tao)).playerInfo.playerBalance
  await page.setViewportSize(gameWindow)
  const { cost, win } = await playOneRound(page)
  await page.getByRole('button', { name: 'Cerrar el juego' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => shownBalance(page, 'coins')).toBe(coins - cost + win)
})
