import { requestsOf } from '../../support/clientSide.ts'
import { expect, test } from './device.ts'

test.describe('without permission', () => {
  test.use({ permission: 'denied' })

  test('PUSH-06 PUSH-07 ERR-09 warns, stops and says why at the switch', async ({
    device: { page, said, turn, asked },
  }) => {
    await turn(true)
    await expect
      .poll(() => said.warnings)
      .toContainEqual(expect.stringContaining('the notification permission is'))
    expect(asked()).toEqual([])
    await page.getByRole('button', { name: 'Your menu' }).click()
    await expect(page.getByText('Your browser blocks notifications')).toBeVisible()
  })
})

test('PUSH-03 PUSH-04 PUSH-22 ERR-08 ERR-25 warns in the words of the provider and stops where the browser cannot', async ({
  device: { page, said, turn, asked },
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'showNotification')
  })
  await page.reload()
  await turn(true)
  await expect
    .poll(() => said.warnings)
    .toContainEqual(
      "Push is off: service workers cannot show notifications. This browser doesn't support the API's required to use the Firebase SDK.",
    )
  expect(asked()).toEqual([])
})

test('ERR-10 ERR-15 ERR-25 logs that the provider itself finds the browser unsupported', async ({
  device: { page, said, turn, asked },
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is off.', 'SecurityError')
    }
  })
  await page.reload()
  await turn(true)
  await expect
    .poll(() => said.errors)
    .toContainEqual(
      expect.stringMatching(
        /^Failed to initialize firebase unsupported browser .*This browser doesn't support the API's required to use the Firebase SDK\./,
      ),
    )
  expect(asked()).toEqual([])
})

test('nobody who has not asked loads a byte of the push library', async ({
  device: { page, asked },
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  const requests = requestsOf(page)
  await page.reload()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await requests.quiet()
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
  expect(texts.filter((text) => text.includes('FIS_v2'))).toEqual([])
  expect(asked()).toEqual([])
})
