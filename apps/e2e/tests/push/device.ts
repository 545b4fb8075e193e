import { type FakeProvider, startFakeProvider } from '@marquee/web-app/push/testing'
import {
  type BrowserContext,
  type CDPSession,
  expect,
  type Page,
  test as base,
} from '@playwright/test'
import { brandOf, type TestedBrand } from '../../support/brands.ts'
import { signUpByApi } from '../../support/player.ts'
import { putOffEmail } from '../../support/test.ts'

export const brand = brandOf('stormrush')

/** Where the sandbox's stand-in for the provider answers. */
export const relay = '/sandbox/push-provider'
const project = '/projects/marquee-sandbox'

const consentIds =
  'session~language~preferences~consent~analytics~monitoring~marketing-push~partners'

/** Sends the library's calls to a fake of the test's own, which refuses and counts as it is told. */
async function answerProvider(context: BrowserContext, provider: FakeProvider): Promise<void> {
  await context.route(`**${relay}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const response = await route.fetch({ url: provider.origin + pathname.slice(relay.length) })
    await route.fulfill({ response })
  })
}

/** No push service can be reached here, so its subscription is made up; it survives a reload. */
export function subscribeWithoutService(): void {
  const key = 'test:push-endpoint'
  const bytes = (seed: number, length: number) => new Uint8Array(length).fill(seed).buffer
  const make = (endpoint: string) => ({
    endpoint,
    getKey: (name: string) => (name === 'auth' ? bytes(7, 16) : bytes(4, 65)),
    unsubscribe: async () => {
      localStorage.removeItem(key)
      return true
    },
  })
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const endpoint = localStorage.getItem(key)
      return endpoint ? make(endpoint) : null
    },
    subscribe: async () => {
      localStorage.setItem(key, 'https://push.test/send/first')
      return make('https://push.test/send/first')
    },
  })
}

/** What the page said on its console, by kind. */
export interface Said {
  warnings: string[]
  errors: string[]
}

export interface Device {
  provider: FakeProvider
  said: Said
  /** A signed-in player on a page of words alone, who consented to push and may be notified. */
  page: Page
  /** Turns the switch in the player's menu. */
  turn(wanted: boolean): Promise<void>
  /** `POST /installations` and so on, oldest first. */
  asked(): string[]
}

/** Signs a player up who allowed everything, and opens a page of words: the menu is there as everywhere. */
export async function enter(page: Page, { origin, ...rest }: TestedBrand): Promise<void> {
  const context = page.context()
  await context.addCookies(
    ['cookie_control_consent', 'cookie_control_enabled_cookies'].map((name) => ({
      name,
      value: consentIds,
      url: origin,
    })),
  )
  // Nothing asks for the player's eyes meanwhile.
  await putOffEmail(context)
  await signUpByApi(context, { origin, ...rest })
  await page.goto(`${origin}/page/about`)
}

/** Turns the switch in the player's menu. */
export async function turnPush(page: Page, wanted: boolean): Promise<void> {
  const control = page.getByRole('switch', { name: 'Notifications on this device' })
  // A click before the page has come to life is lost.
  await expect(async () => {
    if (await control.isHidden()) {
      await page.getByRole('button', { name: 'Your menu' }).click({ timeout: 3000 })
    }
    await expect(control).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  await control.setChecked(wanted)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export const test = base.extend<{ device: Device; permission: 'granted' | 'denied' }>({
  permission: ['granted', { option: true }],
  device: async ({ context, page, permission }, use) => {
    const provider = await startFakeProvider()
    const said: Said = { warnings: [], errors: [] }
    page.on('console', (message) => {
      if (message.type() === 'warning') said.warnings.push(message.text())
      if (message.type() === 'error') said.errors.push(message.text())
    })
    await answerProvider(context, provider)
    await context.addInitScript(subscribeWithoutService)
    if (permission === 'granted') {
      await context.grantPermissions(['notifications'], { origin: brand.origin })
    }
    await enter(page, brand)
    await use({
      provider,
      said,
      page,
      turn: (wanted) => turnPush(page, wanted),
      asked: () =>
        provider.calls.map(({ method, path }) => `${method} ${path.replace(project, '')}`),
    })
    // What is still on its way would look for a page that is gone.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await provider.close()
  },
})

export { expect }

/** Hands a message to the service worker, as the browser does when one comes from the push service. */
export async function makeDelivery(
  page: Page,
  { origin }: Pick<TestedBrand, 'origin'> = brand,
): Promise<(message: object) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL === `${origin}/`)
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  return async (message) => {
    await session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    })
  }
}

/** What the provider's library keeps in IndexedDB. */
export const databases = {
  token: ['firebase-messaging-database', 'firebase-messaging-store'],
  installation: ['firebase-installations-database', 'firebase-installations-store'],
  heartbeat: ['firebase-heartbeat-database', 'firebase-heartbeat-store'],
} as const

type Database = keyof typeof databases

/** The first record of a database and its key; null without one. */
export async function readRecord(
  page: Page,
  database: Database,
): Promise<Record<string, never> | null> {
  return page.evaluate(async ([name, store]) => {
    if (!(await indexedDB.databases()).some((known) => known.name === name)) return null
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await result(indexedDB.open(name))
    const [value] = await result(db.transaction(store).objectStore(store).getAll())
    db.close()
    return (value as Record<string, never> | undefined) ?? null
  }, databases[database])
}

/** Changes some fields of the first record, as time or another device would. */
export async function changeRecord(
  page: Page,
  database: Database,
  change: Record<string, unknown>,
): Promise<void> {
  await page.evaluate(
    async ([[name, store], changed]) => {
      const result = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const db = await result(indexedDB.open(name))
      const records = db.transaction(store, 'readwrite').objectStore(store)
      const [key] = await result(records.getAllKeys())
      if (key === undefined) throw new Error(`Nothing is stored in ${name}.`)
      const known = (await result(records.get(key))) as object
      await result(records.put({ ...known, ...changed }, key))
      db.close()
    },
    [databases[database], change] as const,
  )
}
