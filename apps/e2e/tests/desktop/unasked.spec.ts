import { act } from '../../support/api.ts'
import { brandOf } from '../../support/brands.ts'
import { requestsOf } from '../../support/clientSide.ts'
import { openAlive } from '../../support/page.ts'
import { makeCredentials, signUpByApi, signUpWithForm } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const funrize = brandOf('funrize')

test.use({ emailPutOff: false, adsPutOff: false })

test('unasked modals > of a player who is back two come in five minutes, each twenty seconds after the last, and none over the cash desk', async ({
  page,
  context,
  pageConsole,
}) => {
  // What a jump of the clock has begun may still be under way when the next one comes.
  pageConsole.allow(/no answer within/)
  const data = await signUpByApi(context, funrize, { complete: false, claimed: false })
  // The session of the sign-up is asked neither for the registration nor for the e-mail.
  await context.clearCookies({ name: /marquee/ })
  const back = await act(context, funrize, '/rest/sign-in/', { method: 'POST', data })
  expect(back.status(), await back.text()).toBe(200)
  await page.clock.install()
  const { quiet } = requestsOf(page)
  /** The clock takes calls that are under way with it: it waits for them first. */
  const jump = async (ms: number) => {
    await quiet()
    await page.clock.fastForward(ms)
  }
  await openAlive(page, `${funrize.origin}/lobby/`)
  const dialog = page.getByRole('dialog')
  const isQuiet = async () => {
    // Whatever the clock has brought about shows within a breath of the real one.
    await page.waitForTimeout(1_000)
    await expect(dialog).toHaveCount(0)
  }

  await expect(dialog).toContainText('Complete your registration')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await jump(15_000)
  await isQuiet()
  await jump(5_000)
  await expect(dialog.getByTestId('daily-login-claim')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  for (let minutes = 0; minutes < 4; minutes++) await jump(60_000)
  await isQuiet()
  await openAlive(page, `${funrize.origin}/cash/deposit-by-money/`)
  await jump(60_000)
  await isQuiet()
  await openAlive(page, `${funrize.origin}/lobby/`)
  await expect(dialog).toContainText('Confirm your email')
})

for (const folder of ['tao', 'funrize', 'scarlet-sands'] as const) {
  const brand = brandOf(folder)
  test(`the welcome after signing up > ${brand.name}: comes with the page that it stands over, both balances with it`, async ({
    page,
  }) => {
    const { urls } = requestsOf(page)
    await openAlive(page, `${brand.origin}/signup/`)
    await signUpWithForm(page, makeCredentials())
    await page.waitForURL(/openModal=welcome/)
    const scene = page.getByTestId('welcome')
    await expect(scene.getByTestId('welcome-coins')).toBeVisible()
    await expect(scene.getByTestId('welcome-go-on')).not.toHaveAttribute('aria-disabled')
    // Asked for, it would wait behind all that the lobby asks for.
    expect(urls().filter((url) => url.includes('/rest/player/welcome/'))).toEqual([])
  })
}
