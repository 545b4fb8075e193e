import type { CDPSession, Page } from '@playwright/test'
import { brand, expect, readRecord, test } from './device.ts'

/** Hands a message to the service worker, as the browser does when one comes from the push service. */
async function makeDelivery(page: Page): Promise<(message: object) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL === `${brand.origin}/`)
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  return async (message) => {
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: brand.origin,
      registrationId,
      data: JSON.stringify(message),
    })
  }
}

const message = {
  from: '100000000001',
  fcmMessageId: 'm-1',
  notification: { title: 'A gift for you', body: '500 coins are waiting' },
}

test('PUSH-10 PUSH-11 shows a message that comes while the page is open', async ({
  device: { page, turn },
}) => {
  await turn(true)
  await expect.poll(() => readRecord(page, 'token')).not.toBeNull()
  const deliver = await makeDelivery(page)
  await deliver(message)
  await expect(page.getByText('A gift for you: 500 coins are waiting')).toBeVisible()
})

test('shows a notification for a message that comes while no page is open', async ({
  device: { page, turn },
  context,
}) => {
  await turn(true)
  await expect.poll(() => readRecord(page, 'token')).not.toBeNull()
  const deliver = await makeDelivery(page)
  const [worker] = context.serviceWorkers()
  await page.goto('about:blank')
  await deliver(message)
  const shown = () =>
    worker?.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      const notifications = await registration.getNotifications()
      return notifications.map(({ title, body }) => ({ title, body }))
    })
  await expect.poll(shown).toEqual([message.notification])
})
