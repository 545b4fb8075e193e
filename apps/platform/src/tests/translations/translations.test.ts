import { session } from '@marquee/contract'
import { errorStatus } from '@marquee/contract'
import { issues } from '@marquee/game-catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

const dictionary = (locale: string, brand = 'wireframe') =>
  platform.guest({ brand }).ask(session.translations, { params: { locale } })

describe('translations', () => {
  it('CALL-03 I18N-04 gives a dictionary of keys to texts per locale, each complete', async () => {
    const [en, es] = [await dictionary('en'), await dictionary('es')]
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort())
    for (const text of [...Object.values(en), ...Object.values(es)])
      expect(text.trim()).not.toBe('')
    for (const { key } of issues) expect(en).toHaveProperty([`issue.${key}`])
    for (const code of Object.keys(errorStatus)) expect(es).toHaveProperty([`error.${code}`])
  })

  it('has no Spanish text that is merely the English one, but for a word of both', async () => {
    const [en, es] = [await dictionary('en'), await dictionary('es')]
    expect(Object.keys(en).filter((key) => en[key] === es[key])).toEqual(['issue.jackpots'])
  })

  it('speaks of the brand that was asked', async () => {
    expect((await dictionary('en', 'tao'))['notice.welcome']).toContain('TaoFortune')
    expect((await dictionary('es', 'nlc'))['notice.welcome']).toContain('NLC')
  })

  it.each(['fr', 'EN', '__proto__', 'en-US'])('answers 404 for the locale %s', async (locale) => {
    const answer = await platform.guest().call(session.translations, { params: { locale } })
    expect([answer.status, answer.body.error]).toMatchObject([404, { code: 'not-found' }])
  })

  it('keeps to the words of a free-to-play house', async () => {
    const texts = [
      ...Object.values(await dictionary('en')),
      ...Object.values(await dictionary('es')),
    ]
    expect(
      texts.filter((text) => /gambl|real money|withdraw|apostar|apuesta|dinero real/i.test(text)),
    ).toEqual([])
  })
})
