import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { stormrush } from '../../support/brands.ts'
import { expectAccessible } from '../../support/axe.ts'
import { makeDisguised, makePicture, onDisk } from '../../support/files.ts'
import { openAlive, socketOf } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const address = `${stormrush.origin}/profile/documents`
const megabyte = 1024 * 1024

/** Slows what the browser sends, in bytes a second; 0 lifts it. One connection: each would keep its own limit. */
async function makeThrottle(page: Page): Promise<(bytesPerSecond: number) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  return async (bytesPerSecond) => {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond || -1,
    })
  }
}

test('VERIFY-02 VERIFY-06 VERIFY-08 VERIFY-09 VERIFY-10 a document is sent with progress, refused by its bytes, and comes back to its owner', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/415/)
  await signUpByApi(context, stormrush)
  await openAlive(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents')
  await expect(
    page.getByText('We accept PDF, GIF, JPG, and PNG files no larger than 15 MB'),
  ).toBeVisible()

  const input = page.getByTestId('upload-input')
  await input.setInputFiles(makeDisguised('holiday.png'))
  const refused = page.getByTestId('upload')
  await expect(refused).toHaveAttribute('data-status', 'rejected')
  await expect(refused).toContainText('Document rejected')
  await expect(refused.getByTestId('upload-retry')).toHaveCount(0)
  await refused.getByTestId('upload-dismiss').click()
  await expect(refused).toHaveCount(0)

  await input.setInputFiles(onDisk(makePicture('too-large.png', 15 * megabyte + 1)))
  await expect(refused).toContainText('Document rejected')
  await refused.getByTestId('upload-dismiss').click()

  // By the keyboard alone: the chooser opens from the button.
  const chooser = page.waitForEvent('filechooser')
  await page.getByTestId('upload-choose').focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(makePicture('passport.png'))
  await expect(page.getByText('Document uploaded successfully')).toBeVisible()
  const document = page.getByTestId('document')
  await expect(document).toHaveAttribute('data-status', 'pending')
  await expectAccessible(page, 'documents')

  const saving = page.waitForEvent('download')
  await document.getByRole('link', { name: 'Download passport.png' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('passport.png')
  expect(readFileSync(await saved.path())).toEqual(makePicture().buffer)
})

test('VERIFY-07 a file shows how far it is, can be cancelled and sent again, and survives a lost connection', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.allow(/ERR_FAILED|ERR_CONNECTION/)
  await signUpByApi(context, stormrush)
  await openAlive(page, address)
  const throttle = await makeThrottle(page)
  await throttle(400 * 1024)
  await page
    .getByTestId('upload-input')
    .setInputFiles(onDisk(makePicture('scan.png', 15 * megabyte)))
  const upload = page.getByTestId('upload')
  const share = async () =>
    Number(await upload.getByRole('progressbar').getAttribute('aria-valuenow'))
  await expect.poll(share, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(await share()).toBeLessThan(100)

  await upload.getByTestId('upload-cancel').click()
  await expect(upload).toHaveAttribute('data-status', 'cancelled')
  await expect(page.getByTestId('document')).toHaveCount(0)

  await page.route('**/rest/verification/documents/?*', (route) => route.abort(), { times: 1 })
  await throttle(0)
  await upload.getByTestId('upload-retry').click()
  await expect(upload).toHaveAttribute('data-status', 'failed')
  await upload.getByTestId('upload-retry').click()
  await expect(page.getByTestId('document')).toContainText('scan.png', { timeout: 30_000 })
  await expect(page.getByTestId('document')).toContainText('15.0 MB')
  await expect(upload).toHaveCount(0)
})

test('documents can be dropped, and what becomes of them shows in every tab with its reason', async ({
  page,
  context,
}) => {
  await signUpByApi(context, stormrush)
  const connected = socketOf(page)
  await openAlive(page, address)
  await connected
  await page.getByLabel('Proof of address').check()
  const bytes = [...makePicture().buffer]
  const files = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(content)], 'bill.png', { type: 'image/png' }))
    return transfer
  }, bytes)
  const area = page.getByTestId('upload-area')
  await area.dispatchEvent('dragenter', { dataTransfer: files })
  await expect(area).toContainText('Drop to send')
  await area.dispatchEvent('drop', { dataTransfer: files })
  const document = page.getByTestId('document')
  await expect(document).toContainText('Proof of address')

  const href = (await document.getByRole('link').getAttribute('href')) ?? ''
  const id = href.split('/').at(-3)
  await context.request.post(`${stormrush.origin}/sandbox/documents/${id}/review`, {
    data: { decision: 'rejected', reason: 'The address cannot be read.' },
  })
  await expect(document).toHaveAttribute('data-status', 'rejected')
  await expect(document.getByTestId('document-reason')).toHaveText('The address cannot be read.')
  await document.getByText('What happened').click()
  await expect(document.getByTestId('timeline').getByRole('listitem')).toHaveCount(2)
})
