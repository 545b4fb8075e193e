import { playerOf } from '../../support/api.ts'
import { stormrush } from '../../support/brands.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test('switching the mode calls the platform, shows the other balance, and reaches the other tab (GAMEMODE-01 GAMEMODE-02 GAMEMODE-03 GAMEMODE-04 GAMEMODE-05 GAMEMODE-06 CALL-49 CALL-50 RT-07)', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  const { coins, entries, winnings } = (await playerOf(context, stormrush)).playerInfo.playerBalance
  const second = await context.newPage()
  const received: string[] = []
  for (const tab of [page, second]) {
    const opened = socketOf(tab)
    await openAlive(tab, `${stormrush.origin}/lobby/`)
    const socket = await opened
    if (tab === second) {
      socket.on('framereceived', (frame) => received.push(String(frame.payload)))
    }
  }
  await page.bringToFront()
  await expect.poll(() => shownBalance(page, 'coins')).toBe(coins)
  await expect(page.getByTestId('balance-entries')).toHaveCount(0)

  const called = page.waitForResponse(/\/rest\/player\/game-mode\/switch-to-sweep-stakes\/$/)
  await page.getByTestId('mode-switch').click()
  expect(await (await called).json()).toMatchObject({ success: true, gameMode: 'SweepStakes' })
  for (const tab of [page, second]) {
    await expect(tab.getByTestId('balance-entries')).toBeVisible()
    await expect(tab.getByTestId('balance-coins')).toHaveCount(0)
    const text = tab.getByTestId('balance-entries').locator('[role="status"]')
    await expect(text).toContainText('entries')
    expect(Number.parseFloat((await text.innerText()).replace(/,/g, '')) * 100).toBeCloseTo(
      entries + winnings,
    )
  }
  expect(received.some((frame) => /setBalance/.test(frame) && /SweepStakes/.test(frame))).toBe(true)
  expect((await playerOf(context, stormrush)).gameMode).toBe('SweepStakes')

  const back = second.waitForResponse(/\/rest\/player\/game-mode\/switch-to-tournament-points\/$/)
  await second.getByTestId('mode-switch').click()
  expect((await back).ok()).toBe(true)
  await expect.poll(() => shownBalance(page, 'coins')).toBe(coins)
})
