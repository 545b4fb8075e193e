// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { allIds, consentConfigOf, isAllowed, readConsent, writeConsent } from './consent.ts'
import { defaultConsent } from './defaultConsent.ts'
import type { ConsentConfig, ConsentEntry } from './types.ts'

const makeEntry = (id: string): ConsentEntry => ({
  id,
  name: { en: id, es: id },
  description: { en: id, es: id },
})
const makeList = (necessary: string[], optional: string[]): ConsentConfig => ({
  necessary: necessary.map(makeEntry),
  optional: optional.map(makeEntry),
})
const makePushConfig = () => ({
  apiKey: 'key',
  projectId: 'project',
  messagingSenderId: '1',
  appId: '1:1:web:1',
  vapidKey: 'BB',
})
const list = makeList(['session'], ['analytics', 'push'])

beforeEach(() => {
  for (const name of ['cookie_control_consent', 'cookie_control_enabled_cookies'])
    document.cookie = `${name}=; path=/; max-age=0`
})

describe('cookie consent', () => {
  it('CONSENT-01 is a flag and the enabled ids, of lists whose entries have ids', () => {
    expect(readConsent(list, '')).toEqual({ given: false, enabled: ['session'] })
    expect(writeConsent(list, ['push'])).toEqual({ given: true, enabled: ['session', 'push'] })
    expect(readConsent(list, document.cookie)).toEqual({
      given: true,
      enabled: ['session', 'push'],
    })
  })
  it('CONSENT-02 is stored as ids with a tilde between', () => {
    expect(allIds(list)).toBe('session~analytics~push')
    writeConsent(list, ['push'])
    expect(document.cookie.split('; ').sort()).toEqual([
      'cookie_control_consent=session~analytics~push',
      'cookie_control_enabled_cookies=session~push',
    ])
  })
  it.each([
    ['nothing', ''],
    ['another list', 'cookie_control_consent=session~analytics'],
    ['another order', 'cookie_control_consent=session~push~analytics'],
    ['more', 'cookie_control_consent=session~analytics~push~more'],
  ])('CONSENT-03 is not given by %s', (_name, cookies) => {
    const enabled = 'cookie_control_enabled_cookies=session~analytics~push'
    expect(readConsent(list, `${cookies}; ${enabled}`)).toEqual({
      given: false,
      enabled: ['session'],
    })
  })
  it('CONSENT-03 is given by exactly all ids, also when everything optional was declined', () => {
    const cookies = 'cookie_control_consent=session~analytics~push'
    expect(readConsent(list, cookies)).toEqual({ given: true, enabled: ['session'] })
  })
  it('asks again when the list has changed, and allows nothing optional until then', () => {
    writeConsent(list, ['analytics', 'push'])
    const longer = makeList(['session'], ['analytics', 'push', 'adverts'])
    expect(readConsent(longer, document.cookie)).toEqual({ given: false, enabled: ['session'] })
    expect(isAllowed({ consent: longer }, 'analytics')).toBe(false)
    expect(isAllowed({ consent: list }, 'analytics')).toBe(true)
  })
  it('takes no id into the cookies that the list does not know', () => {
    expect(writeConsent(list, ['push', 'spying']).enabled).toEqual(['session', 'push'])
  })
  it.each([
    ['no service', {}, ['partners']],
    ['a tag manager', { analytics: { src: '/tags.js' } }, ['analytics', 'partners']],
    ['error monitoring', { monitoring: { key: 'k' } }, ['monitoring', 'partners']],
    ['push', { push: makePushConfig() }, ['marketing-push', 'partners']],
  ])('CONSENT-01 asks only for what the brand has: %s', (_name, brand, ids) => {
    expect(consentConfigOf(brand).optional.map(({ id }) => id)).toEqual(ids)
  })
  it('asks for everything where the brand has everything, and for its own list where it says one', () => {
    const services = {
      analytics: { src: '/tags.js' },
      monitoring: { key: 'k' },
      push: makePushConfig(),
    }
    const ids = defaultConsent.optional.map(({ id }) => id)
    expect(consentConfigOf(services).optional.map(({ id }) => id)).toEqual(ids)
    expect(consentConfigOf({ ...services, consent: list })).toBe(list)
  })
})
