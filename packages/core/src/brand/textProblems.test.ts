import { describe, expect, it } from 'vitest'
import type { FeatureDefinition } from '../feature/types.ts'
import type { Dictionary } from '../i18n/types.ts'
import { refuseUnknownTexts, textProblems } from './textProblems.ts'

const cards: FeatureDefinition = {
  id: 'cards',
  messages: {
    en: async () => ({
      page: { title: 'Cards', lead: 'Take one.' },
      left_one: '{{count}} card',
      left_other: '{{count}} cards',
    }),
    es: async () => ({ page: { title: 'Tarjetas', lead: 'Toma una.' }, close: 'Cerrar' }),
  },
}

const makeBrand = (en: Dictionary, es: Dictionary = {}) => ({
  key: 'reef',
  features: [cards],
  locales: ['en' as const, 'es' as const],
  messages: { en: async () => en, es: async () => es },
})

describe('texts of a brand (PRODUCT-07)', () => {
  it('may say whatever shell and features say, and further forms of a number', async () => {
    const en = { cards: { page: { title: 'Pearls' }, left_few: '{{count}} pearls' } }
    const es = { cards: { close: 'Adiós' } }
    expect(await textProblems(makeBrand(en, es), 'apps/reef')).toEqual([])
    expect(await textProblems({ ...makeBrand({}), messages: {} }, 'apps/reef')).toEqual([])
  })

  it('are refused under a key that nobody looks up, with file, key and what was meant', async () => {
    const misspelt = makeBrand(
      { cards: { page: { titel: 'Pearls' }, left_othr: 'x' } },
      { cards: { page: { lede: 'Toma una perla.' } } },
    )
    expect(await textProblems(misspelt, 'apps/reef')).toEqual([
      expect.stringMatching(
        /^apps\/reef\/messages\/en\.json: 'cards\.page\.titel'.*'page\.title'\?/,
      ),
      expect.stringMatching(/^apps\/reef\/messages\/en\.json: 'cards\.left_othr'.*'left_other'\?/),
      expect.stringMatching(/^apps\/reef\/messages\/es\.json: 'cards\.page\.lede'.*'page\.lead'\?/),
    ])
  })

  it('are refused for a feature that the brand does not list', async () => {
    expect(await textProblems(makeBrand({ card: { page: { title: 'x' } } }), 'apps/reef')).toEqual([
      expect.stringMatching(/en\.json: 'card' is no feature.*Did you mean 'cards'/),
    ])
  })

  it('are refused where a text stands in the place of several, and the other way round', async () => {
    const [one, two, ...more] = await textProblems(
      makeBrand({ cards: { page: 'Pearls', left_one: { a: 'x' } } }),
      'apps/reef',
    )
    expect([one, two, more]).toEqual([
      expect.stringContaining("'cards.page' is no text"),
      expect.stringContaining("'cards.left_one.a' is no text"),
      [],
    ])
    expect(await textProblems(makeBrand({ cards: 'Pearls' }), 'apps/reef')).toHaveLength(1)
  })

  it('end a build with all of them at once', async () => {
    const misspelt = makeBrand({ cards: { a: 'x', b: 'x' } })
    await expect(refuseUnknownTexts(misspelt, 'apps/reef')).rejects.toThrow(
      /brand 'reef' cannot be built:\n.*'cards\.a'.*\n.*'cards\.b'/,
    )
    await expect(refuseUnknownTexts(makeBrand({}), 'apps/reef')).resolves.toBeUndefined()
  })
})
