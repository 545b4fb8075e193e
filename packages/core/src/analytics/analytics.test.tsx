// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentConfigOf, writeConsent } from '../consent/consent.ts'
import { makeApp } from '../testing/makeApp.tsx'
import {
  analyticsContextKey,
  analyticsContextOf,
  keepAnalyticsContext,
  readAnalyticsContext,
  rememberForAnalytics,
} from './context.ts'
import { trackFirstDeposit } from './firstDeposit.ts'

const brand = { analytics: { src: '/tags.js' } }
const allow = (...ids: string[]) => writeConsent(consentConfigOf(brand), ids)

beforeEach(() => {
  localStorage.clear()
  delete window.dataLayer
  allow('analytics')
})
afterEach(() => {
  vi.restoreAllMocks()
})

const empty = {
  location: '',
  pageName: '',
  locationVerification: '',
  typeVerification: '',
  packageId: '',
  locationDeposit: '',
}

describe('the analytics context', () => {
  it('ANALYTICS-01 has six texts, empty at first', async () => {
    const { runtime } = await makeApp({ brand })
    expect(analyticsContextOf(runtime)).toEqual(empty)
  })
  it('ANALYTICS-02 is kept under the key analyticsContext and there again on the next page', async () => {
    const { runtime } = await makeApp({ brand })
    rememberForAnalytics(runtime, { locationDeposit: 'lobby' })
    rememberForAnalytics(runtime, { packageId: '12' })
    const kept = { ...empty, locationDeposit: 'lobby', packageId: '12' }
    expect(JSON.parse(localStorage.getItem('analyticsContext') ?? '')).toEqual(kept)
    const next = await makeApp({ brand })
    expect(analyticsContextOf(next.runtime)).toEqual(kept)
  })
  it.each(['', '{', 'null', '[]', '7', '"text"'])(
    'ignores the storage content %j and says so',
    (content) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
      expect(readAnalyticsContext({ getItem: () => content })).toEqual(empty)
      expect(warn).toHaveBeenCalledOnce()
    },
  )
  it('takes of the storage only the fields it knows, and only texts', () => {
    const content = JSON.stringify({ location: 'x', pageName: 7, other: 'y' })
    expect(readAnalyticsContext({ getItem: () => content })).toEqual({ ...empty, location: 'x' })
  })
  it('stays in memory without consent, and leaves the device when consent is taken back', async () => {
    const { runtime } = await makeApp({ brand })
    allow()
    rememberForAnalytics(runtime, { location: 'lobby' })
    expect(localStorage.getItem(analyticsContextKey)).toBeNull()
    expect(analyticsContextOf(runtime).location).toBe('lobby')
    allow('analytics')
    keepAnalyticsContext(runtime)
    expect(localStorage.getItem(analyticsContextKey)).toContain('lobby')
    allow()
    keepAnalyticsContext(runtime)
    expect(localStorage.getItem(analyticsContextKey)).toBeNull()
  })
})

describe('the first deposit', () => {
  const email = '86e0b9e56c17cc4d12387e1949b85053fbe73bc3ce5a1188713a9d300cc6133d'
  const phone = '9e1919ad78a34fd67a84bfbcf2fea14074065517bea32e92924771c3f92e5462'
  const spellings = ['(415) 555-0132', '+1 415 555 0132', '0014155550132']
  it('ANALYTICS-03 ANALYTICS-13 pushes a deposit with the SHA-256 of the normalised e-mail and not the e-mail', async () => {
    const { runtime } = await makeApp({ brand })
    await trackFirstDeposit(runtime, { email: ' Jane.Doe@Example.com ', phone: null }, { value: 5 })
    expect(window.dataLayer).toEqual([
      { event: 'deposit', value: 5, user_data: { sha256_email_address: email } },
    ])
  })
  it.each(spellings)(
    'ANALYTICS-14 carries the SHA-256 of the normalised phone: %s',
    async (written) => {
      const { runtime } = await makeApp({ brand })
      await trackFirstDeposit(runtime, { email: null, phone: written })
      expect(window.dataLayer).toEqual([
        { event: 'deposit', user_data: { sha256_phone_number: phone } },
      ])
    },
  )
  it('says nothing of who it was without consent', async () => {
    const { runtime } = await makeApp({ brand })
    allow()
    await trackFirstDeposit(runtime, { email: 'jane.doe@example.com', phone: '4155550132' })
    expect(window.dataLayer).toEqual([{ event: 'deposit' }])
  })
})
