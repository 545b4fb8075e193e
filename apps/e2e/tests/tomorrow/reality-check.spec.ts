import { act, gameIds } from '../../support/api.ts'
import { expectAccessible } from '../../support/axe.ts'
import { stormrush } from '../../support/brands.ts'
import { gameFrame, gameIsReady, openFromLibrary, playOneRound } from '../../support/game.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const minute = 60_000

test.describe.configure({ mode: 'serial' })

test('MODAL-36 RP-04 RP-07 the reality check stops a running game after activityReminderValue minutes of play, until it is answered', async ({
  page,
  context,
  request,
  pageConsole,
}) => {
  pageConsole.allow(/403 \(Forbidden\)|reality-check-due/)
  await signUpByApi(context, stormrush)
  const set = await act(context, stormrush, '/rest/responsible-play/reminder/', {
    method: 'POST',
    data: { minutes: 15 },
  })
  expect(set.status(), await set.text()).toBe(200)
  const pass = async (ms: number) => {
    const moved = await request.post(`${stormrush.origin}/sandbox/clock`, {
      data: { advanceMs: ms },
    })
    expect(moved.status()).toBe(200)
  }
  const [gameId] = await gameIds(context, stormrush)
  for (let round = 0; round < 4; round++) {
    await pass(4 * minute)
    const begun = await act(context, stormrush, '/rest/game-rounds/', {
      method: 'POST',
      data: { gameId, action: 'spin', stake: 20 },
    })
    const { data } = (await begun.json()) as { data: { round: { id: string } } }
    await act(context, stormrush, `/rest/game-rounds/${data.round.id}/finish/`, { method: 'POST' })
  }
  await openFromLibrary(page, stormrush, 'Wharf Sevens')
  await gameIsReady(page)
  await expect(page.getByTestId('session-time')).toHaveText(/^1[2-9]:\d\d$/)
  await pass(3.5 * minute)

  const refused = page.waitForResponse((response) => response.url().endsWith('/rest/game-rounds/'))
  await gameFrame(page).locator('button.play').dispatchEvent('click')
  expect((await refused).status()).toBe(403)
  const check = page.getByRole('dialog', { name: 'Time for a reality check' })
  await expect(check.getByTestId('reality-played')).toHaveText('15 minutes')
  await expect(check.getByTestId('reality-coins-staked')).toContainText('80')
  await expectAccessible(page, 'the reality check')
  await page.keyboard.press('Escape')
  await expect(check).toBeVisible()
  await page.reload()
  await expect(check).toBeVisible()
  await check.getByRole('button', { name: 'Keep playing' }).click()
  await expect(check).toHaveCount(0)
  await playOneRound(page)

  await pass(14 * minute)
  const stopped = await act(context, stormrush, '/rest/responsible-play/reality-check/', {
    method: 'POST',
    data: { answer: 'stop' },
  })
  expect(stopped.status()).toBe(200)
  await page.reload()
  await gameIsReady(page)
  await expect(page.getByTestId('session-time')).toHaveText(/^00:\d\d$/)
  await expect(page.getByTestId('session-net')).toContainText('0')
})
