import { expect, makeDelivery, readRecord, test } from './device.ts'

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
