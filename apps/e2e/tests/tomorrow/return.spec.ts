import { act, playerOf } from '../../support/api.ts'
import { inDepth } from '../../support/brands.ts'
import { shownBalance, signInWithForm, signUpByApi } from '../../support/player.ts'
import { declineOptionalCookies, expect, test } from '../../support/test.ts'

const day = 86_400_000

test.describe.configure({ mode: 'serial' })

test('DAILY-02 DAILY-09 the next day the same account comes back: the balance as it was left, the second reward ready', async ({
  browser,
  request,
  pageConsole,
}) => {
  const before = await Promise.all(
    inDepth.map(async (brand) => {
      const context = await browser.newContext()
      const credentials = await signUpByApi(context, brand)
      const { playerBalance } = (await playerOf(context, brand)).playerInfo
      await context.close()
      return { brand, credentials, playerBalance }
    }),
  )
  const [first] = inDepth
  const moved = await request.post(`${first?.origin ?? ''}/sandbox/clock`, {
    data: { advanceMs: day },
  })
  expect(moved.status()).toBe(200)

  for (const { brand, credentials, playerBalance } of before) {
    const context = await browser.newContext()
    pageConsole.watch(context)
    await declineOptionalCookies(context)
    const page = await context.newPage()
    await page.goto(`${brand.origin}/signin`)
    await signInWithForm(page, credentials)
    await page.waitForURL(/\/lobby\/?/)
    await expect.poll(() => shownBalance(page, 'coins')).toBe(playerBalance.coins)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Day 2 of 7')
    const days = dialog.getByRole('listitem')
    await expect(days).toHaveCount(7)
    await expect(days.nth(0)).toHaveAttribute('data-state', 'claimed')
    await expect(days.nth(1)).toHaveAttribute('data-state', 'today')
    await page.getByTestId('daily-login-claim').click()
    await expect(page.getByTestId('daily-login-claim')).toBeHidden()
    const info = await act(context, brand, '/rest/daily-login/info/')
    expect(((await info.json()) as { data: object }).data).toMatchObject({
      activeLevel: 2,
      isAvailable: false,
    })
    const after = (await playerOf(context, brand)).playerInfo.playerBalance
    expect(after.coins + after.entries).toBeGreaterThan(playerBalance.coins + playerBalance.entries)
    await context.close()
  }
})
