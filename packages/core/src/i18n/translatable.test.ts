import { describe, expect, it } from 'vitest'
import { translate } from './translatable.ts'

describe('translate', () => {
  it('gives a plain text as it is, with or without a locale', () => {
    expect(translate('Lantern Tide', undefined)).toBe('Lantern Tide')
  })
  it('I18N-13 refuses a text per locale when no locale is given', () => {
    expect(() => translate({ en: 'Popular' }, undefined)).toThrow(
      'No locale given for translatable that is not a string.',
    )
  })
  it('I18N-14 refuses a locale that the text does not have', () => {
    expect(() => translate({ en: 'Popular' }, 'es')).toThrow(
      'Could not get translation for locale es.',
    )
  })
  it('reads the text of the locale', () => {
    expect(translate({ en: 'Popular', es: 'Populares' }, 'es')).toBe('Populares')
  })
})
