import { changeRecord, expect, readRecord, test } from './device.ts'

/** Epoch ms, as the browser beside has it. */
const now = () => Math.round(performance.timeOrigin + performance.now())

const register = ['POST /installations', 'POST /registrations']

test('PUSH-27 CALL-08 asks for a new auth token when less than an hour of it is left', async ({
  device: { provider, turn, asked },
}) => {
  provider.authTokenSeconds = 3590
  await turn(true)
  await expect
    .poll(asked)
    .toEqual([
      'POST /installations',
      expect.stringMatching(/^POST \/installations\/[\w-]{22}\/authTokens:generate$/),
      'POST /registrations',
    ])
  expect(provider.calls[1]?.headers['authorization']).toBe('FIS_v2 refresh-1')
})

test('PUSH-27 keeps an auth token that lasts longer than an hour', async ({
  device: { page, provider, turn, asked },
}) => {
  provider.authTokenSeconds = 3700
  await turn(true)
  await expect.poll(() => readRecord(page, 'token')).not.toBeNull()
  expect(asked()).toEqual(register)
})

test('PUSH-26 gives up an interrupted installation after 10 s and begins it again', async ({
  device: { page, turn, asked },
}) => {
  await turn(true)
  await expect.poll(() => readRecord(page, 'token')).not.toBeNull()
  await turn(false)
  await expect.poll(() => readRecord(page, 'token')).toBeNull()
  const begun = now() - 6000
  await changeRecord(page, 'installation', {
    registrationStatus: 1,
    registrationTime: begun,
    authToken: undefined,
    refreshToken: undefined,
  })
  const installations = () => asked().filter((one) => one === 'POST /installations').length
  await page.reload()
  await turn(true)
  await expect.poll(installations, { timeout: 45_000 }).toBe(2)
  expect(now() - begun).toBeGreaterThanOrEqual(10_000)
  // Loading the page and the library are in it: a crowded machine takes half a minute for them.
  expect(now() - begun).toBeLessThan(50_000)
})

test('PUSH-28 keeps 30 days of heartbeats and sends at most 1024 bytes of them', async ({
  device: { page, provider, turn },
}) => {
  await turn(true)
  await expect.poll(() => readRecord(page, 'token')).not.toBeNull()
  const dayBefore = (days: number) =>
    new Date(Date.UTC(2024, 0, 31) - days * 86_400_000).toISOString().slice(0, 10)
  const heartbeats = Array.from({ length: 30 }, (_, index) => ({
    date: dayBefore(index),
    agent: `fire-core/${index} fire-core-esm2020/${index} fire-js/ fire-fcm/${index}`,
  }))
  await changeRecord(page, 'heartbeat', { heartbeats, lastSentHeartbeatDate: '2024-01-01' })
  await page.reload()
  // Today's beat takes the place of the oldest.
  const stored = async () =>
    ((await readRecord(page, 'heartbeat')) as unknown as { heartbeats: { date: string }[] })
      .heartbeats
  await expect.poll(async () => (await stored())[0]?.date).not.toBe(dayBefore(30))
  await expect.poll(async () => (await stored()).some(({ date }) => date > '2025')).toBe(true)
  expect(await stored()).toHaveLength(30)
  expect((await stored()).map(({ date }) => date)).not.toContain(dayBefore(29))

  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('firebase-installations-database').onsuccess = resolve
        setTimeout(resolve, 2000)
      }),
  )
  await page.reload()
  const sent = () =>
    provider.calls.filter(({ path }) => path.endsWith('/installations')).at(-1)?.headers[
      'x-firebase-client'
    ]
  await turn(false)
  await turn(true)
  await expect.poll(() => String(sent() ?? '').length).toBeGreaterThan(200)
  expect(String(sent()).length).toBeLessThanOrEqual(1024)
})
