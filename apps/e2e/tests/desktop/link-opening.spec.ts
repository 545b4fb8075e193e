import { brandOf } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

const { origin } = brandOf('jackpot-rabbit')

test('a link of the brand is opened in place from where it was pasted; another site’s is not', async ({
  page,
}) => {
  await openAlive(page, `${origin}/promotions`)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Open a link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open a link' })
  await dialog.getByLabel('Link').fill('https://elsewhere.example/prize')
  await dialog.getByTestId('open-link-go').click()
  await expect(dialog.getByText(/leads to elsewhere\.example/)).toBeVisible()
  await dialog.getByLabel('Link').fill(`${origin}/how-it-works`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${origin}/how-it-works`)
  await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
