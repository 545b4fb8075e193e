import { randomUUID } from 'node:crypto'
import { backOffice, type StaffRole } from '@marquee/contract'
import { addStaff, type NewStaff } from '@marquee/platform-back-office/staff'
import { totpAt } from '@marquee/platform-back-office/totp'
import { type ClientOptions, makeClient, type TestClient } from './makeClient.ts'
import type { TestPlatform } from './makePlatform.ts'

export const backOfficeHost = 'back-office.localhost'

export interface TestStaff {
  id: string
  email: string
  password: string
  role: StaffRole
  /** What their authenticator app shows now. */
  code: () => string
  /** A browser at the back office, not signed in. */
  browser: (options?: Partial<ClientOptions>) => TestClient
  /** A browser that is signed in with the code of now, which is used then. */
  signIn: (options?: Partial<ClientOptions>) => Promise<TestClient>
}

let addresses = 0

/** A member of staff of one brand, compliance unless told otherwise. */
export async function makeStaff(
  platform: Pick<TestPlatform, 'url' | 'kernel' | 'clock'>,
  overrides: Partial<NewStaff> = {},
): Promise<TestStaff> {
  const staff: NewStaff = {
    email: `${randomUUID()}@staff.test`,
    name: 'Casey',
    role: 'compliance',
    brands: ['wireframe'],
    password: 'a staff password',
    ...overrides,
  }
  const { id, secret } = await addStaff(platform.kernel, staff)
  const code = () => totpAt(secret, platform.clock.now())
  // Each works from a network of their own.
  const ip = `192.0.2.${(addresses++ % 250) + 1}`
  const browser: TestStaff['browser'] = (options) =>
    makeClient({
      url: platform.url,
      host: backOfficeHost,
      ip,
      ...options,
    })
  const { email, password, role } = staff
  return {
    id,
    email,
    password,
    role,
    code,
    browser,
    async signIn(options) {
      const client = browser(options)
      await client.ask(backOffice.signIn, { body: { email, password, code: code() } })
      return client
    },
  }
}
