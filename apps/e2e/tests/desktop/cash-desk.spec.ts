import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { stormrush, tao } from '../../support/brands.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { shownBalance, signUpByApi } from '../../support/player.ts'

const desk = `${stormrush.origin}/cash/deposit-by-money/`
const phone = { width: 390, height: 844 }

/** What a page has told the data layer of purchases, in order. */
const told = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []).flatMap(
      ({ event, value, coins }) =>
        ['payment_complete', 'purchase', 'deposit'].includes(String(event))
          ? [{ event, value, coins }]
          : [],
    ),
  )

/** Chooses a package and pays it with the sandbox's number of an outcome. */
async function buy(page: Page, presetId: number, outcome: string): Promise<void> {
  await page.getByTestId(`package-${presetId}`).click()
  await page.getByTestId(`test-number-${outcome}`).click()
  await page.getByTestId('cash-pay').click()
}

test('CASH-01 CASH-05 CASH-06 RT-04 ANALYTICS-04 ANALYTICS-08 on a phone a declined card leads to the next method, a challenged one to the success page, and a second tab follows by push', async ({
  context,
}) => {
  await signUpByApi(context, stormrush)
  // The tab that is worked in comes last: those behind it are drawn seldom, and clicks wait for that.
  const [other, page] = [await context.newPage(), await context.newPage()]
  for (const tab of [other, page]) {
    await tab.setViewportSize(phone)
    const socket = socketOf(tab)
    await openAlive(tab, desk)
    await socket
  }
  const coins = await shownBalance(other, 'coins')

  await buy(page, 1, 'decline')
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/cash\/failed\/1\/package\/wallet/)
    await expect(tab.getByRole('main')).toContainText(
      'We are failed to process your transaction. Please try again.',
    )
  }
  await page.getByTestId('next-method').click()
  await expect(page.getByRole('radio', { name: /Wallet/ })).toBeChecked()
  await other.getByRole('link', { name: 'Back to the cash desk' }).press('Enter')
  await expect(other.getByTestId('cash-packages')).toBeVisible()

  await page.getByRole('radio', { name: /Card/ }).check()
  await buy(page, 2, 'challenge')
  const bank = page.frameLocator('[data-testid="challenge-frame"]')
  await bank.getByTestId('challenge-yes').click()
  await bank.locator('[name="challenge-code"]').fill('123456')
  await bank.getByTestId('challenge-yes').click()
  await expect(bank.locator('[data-step="3"]')).toBeVisible()
  await bank.getByTestId('challenge-yes').click()

  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/cash\/success\/\?deposit=/)
    await expect(tab.getByTestId('cash-came')).toContainText('110,000')
    await expect.poll(() => shownBalance(tab, 'coins')).toBe(coins + 110_000)
  }
  // The tab that bought tells of it, once; the other only shows it.
  await expect.poll(() => told(page)).toHaveLength(3)
  expect(await told(page)).toEqual(
    expect.arrayContaining([
      { event: 'payment_complete', value: 9.99, coins: 110_000 },
      { event: 'purchase', value: 9.99, coins: 110_000 },
      { event: 'deposit', value: 9.99, coins: 110_000 },
    ]),
  )
  expect(await told(other)).toEqual([])

  await page.getByRole('link', { name: 'See receipt' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByTestId('receipt-download').click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^receipt-\d{8}-[0-9A-F]{8}\.pdf$/)
  const file = await readFile(await download.path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
})

test('the cash desk says once that no purchase is necessary, the footer included; a page that does not say it has it in its footer', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  const said = page.getByText(/No purchase necessary/).filter({ visible: true })
  await openAlive(page, desk)
  await expect(page.getByTestId('free-line')).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(said).toHaveCount(1)
  await openAlive(page, `${stormrush.origin}/profile`)
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByText(/No purchase necessary/)).toBeVisible()
  await expect(said).toHaveCount(1)
})

test('on a desktop the title of the packages stands over the packages, not over what is beside them', async ({
  page,
  context,
}) => {
  await signUpByApi(context, tao)
  await openAlive(page, `${tao.origin}/cash/deposit-by-money/`)
  const middleOf = (box: { x: number; width: number } | null) => box && box.x + box.width / 2
  const title = page.getByRole('heading', { name: 'Choose a package' })
  const tiles = page.getByTestId('cash-packages')
  await expect(title).toBeVisible()
  const words = await title.evaluate((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    const { x, width } = range.getBoundingClientRect()
    return { x, width }
  })
  expect(
    Math.abs((middleOf(words) ?? 0) - (middleOf(await tiles.boundingBox()) ?? 0)),
  ).toBeLessThan(40)
})
