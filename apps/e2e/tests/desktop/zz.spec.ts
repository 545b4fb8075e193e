import { stormrush } from '../../support/brands.ts'
import { startRound } from '../../support/game.ts'
import { signUpByApi } from '../../support/player.ts'
import { test } from '../../support/test.ts'
test('debug', async ({ page, context }) => {
  page.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 300)))
  await signUpByApi(context, stormrush)
  await page.goto(`${stormrush.origin}/library?q=Wharf%20Sevens`)
  await page.getByTestId('game-tile').click()
  await startRound(page)
  const t = Date.now()
  await page.getByRole('button', { name: 'Close the game' }).click()
  console.log('closed', Date.now() - t)
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  console.log('q', Date.now() - t, await question.innerText())
  await question.getByRole('button').first().click()
  console.log('clicked', Date.now() - t)
  for (let i = 0; i < 8; i++) { await page.waitForTimeout(500); console.log(i, await question.count(), page.url(), await page.evaluate(() => document.querySelectorAll('[data-modal]').length)) }
  await page.screenshot({ path: '/tmp/e2edev/q.png' })
})
