import { describe, expect, it } from 'vitest'
import { firstAccess, languagesOf } from './firstAccess.ts'

const visit = (overrides: Partial<Parameters<typeof firstAccess>[0]> = {}) =>
  firstAccess({
    locales: ['en', 'es'],
    cookies: {},
    acceptLanguage: '',
    secure: false,
    ...overrides,
  })

describe('languagesOf', () => {
  it.each([
    ['es', ['es']],
    ['fr-FR, es-MX;q=0.8, en;q=0.9', ['fr', 'en', 'es']],
    ['*, es;q=0', ['*']],
    ['', []],
    [';;q=1,,', []],
  ])('reads %j', (header, languages) => {
    expect(languagesOf(header)).toEqual(languages)
  })
})

describe('firstAccess', () => {
  it('takes the cookie before the browser’s languages', () => {
    const cookies = { i18n_redirected: 'en', language: 'en' }
    expect(visit({ cookies, acceptLanguage: 'es' })).toEqual({ locale: 'en', cookies: [] })
  })
  it('takes the first language that the brand speaks', () => {
    expect(visit({ acceptLanguage: 'fr, es;q=0.9, en;q=0.8' }).locale).toBe('es')
  })
  it('stays with the default for a language, or a cookie, that the brand does not have', () => {
    expect(visit({ cookies: { i18n_redirected: 'xx' }, acceptLanguage: 'fr' }).locale).toBe('en')
    expect(visit({ locales: ['en'], acceptLanguage: 'es' }).locale).toBe('en')
  })
  it('I18N-03 remembers it for 365 days on the whole site, with SameSite lax', () => {
    expect(visit({ acceptLanguage: 'es' }).cookies).toEqual([
      'i18n_redirected=es; Path=/; Max-Age=31536000; SameSite=Lax',
      'language=es; Path=/; Max-Age=31536000; SameSite=Lax',
    ])
    expect(visit({ secure: true }).cookies[0]).toMatch(/; Secure$/)
  })
})
