// @vitest-environment happy-dom
import { type AppRuntime, consentConfigOf } from '@marquee/core'
import { writeConsent } from '@marquee/core/testing'
import { createStore } from 'jotai'
import { afterEach, describe, expect, it } from 'vitest'
import {
  affiliateCode,
  dropAffiliateCode,
  holdAffiliateCode,
  settleAffiliateCode,
} from './affiliateCode.ts'

afterEach(() => {
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
})

const makePage = () =>
  ({ brand: { consent: null }, store: createStore() }) as unknown as Pick<
    AppRuntime,
    'brand' | 'store'
  >

describe('the code of a partner', () => {
  it('lives in the page alone until it may be kept on the device', () => {
    const page = makePage()
    holdAffiliateCode(page, 'K7QWERTZ')
    expect(affiliateCode(page)).toBe('K7QWERTZ')
    expect(document.cookie).not.toContain('K7QWERTZ')
    expect(affiliateCode(makePage())).toBeUndefined()
    writeConsent(consentConfigOf({}), ['partners'])
    settleAffiliateCode(page)
    expect(affiliateCode(makePage())).toBe('K7QWERTZ')
  })

  it('is not kept where everything optional was declined, and leaves the device when it is', () => {
    writeConsent(consentConfigOf({}), ['partners'])
    const page = makePage()
    holdAffiliateCode(page, 'K7QWERTZ')
    expect(document.cookie).toContain('affiliate_code=K7QWERTZ')
    writeConsent(consentConfigOf({}), [])
    settleAffiliateCode(page)
    expect(document.cookie).not.toContain('K7QWERTZ')
    expect(affiliateCode(page)).toBe('K7QWERTZ')
  })

  it('is the latest link’s, and is forgotten when it is dropped', () => {
    writeConsent(consentConfigOf({}), ['partners'])
    const page = makePage()
    holdAffiliateCode(page, 'FIRST')
    holdAffiliateCode(page, 'SECOND')
    expect(affiliateCode(makePage())).toBe('SECOND')
    dropAffiliateCode(page)
    expect([affiliateCode(page), affiliateCode(makePage())]).toEqual([undefined, undefined])
  })
})
