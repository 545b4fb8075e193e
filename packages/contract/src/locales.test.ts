import { describe, expect, it } from 'vitest'
import {
  allTexts,
  dateFormat,
  eachLocale,
  inLocale,
  localTexts,
  tagOf,
  toLocale,
} from './locales.ts'

const texts = localTexts({
  en: {
    title: '{{name}} today',
    only: 'English alone',
    at: { won_one: '{{count}} win', won_other: '{{count}} wins' },
  },
  es: {
    title: '{{name}} hoy',
    at: {
      won_one: '{{count}} premio',
      won_many: '{{count}} de premios',
      won_other: '{{count}} premios',
    },
  },
})

describe('texts outside of pages', () => {
  it('are there in every locale at once, with what fills them in', () => {
    expect(texts('title', { name: 'Tao' })).toMatchObject({ en: 'Tao today', es: 'Tao hoy' })
    expect(texts('title', { name: { en: 'Rain', es: 'Lluvia' } })).toMatchObject({
      en: 'Rain today',
      es: 'Lluvia hoy',
    })
    expect(texts.in('es', 'title', { name: (locale) => tagOf(locale) })).toBe('es-US hoy')
  })

  it('have the forms of plurals of their locale', () => {
    expect(texts.in('en', 'at.won', { count: 1 })).toBe('1 win')
    expect(texts.in('en', 'at.won', { count: 1_000_000 })).toBe('1000000 wins')
    expect(texts.in('es', 'at.won', { count: 1_000_000 })).toBe('1000000 de premios')
  })

  it('I18N-02 are those of the default locale where one lacks them', () => {
    expect(texts.in('es', 'only')).toBe('English alone')
    expect(inLocale({ en: 'Reel' }, 'es')).toBe('Reel')
  })

  it('are refused by a key that nobody wrote', () => {
    // @ts-expect-error the types know every key
    expect(() => texts('at.lost')).toThrow("There is no text 'at.lost'.")
  })
})

describe('locales', () => {
  it('are read from cookies and old rows, the default one for anything else', () => {
    expect(['es', 'xx', undefined, 7].map(toLocale)).toEqual(['es', 'en', 'en', 'en'])
  })

  it('give a value each', () => {
    expect(eachLocale((locale) => locale.toUpperCase())).toMatchObject({ en: 'EN', es: 'ES' })
  })
})

describe('dates', () => {
  const evening = Date.UTC(2026, 11, 7, 20, 10)
  const written = (locale: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone: 'UTC' }).format(evening)

  it('are written as players in the United States write them, in every language', () => {
    expect(written('en', { dateStyle: 'long' })).toBe('December 7, 2026')
    expect(written('es', { dateStyle: 'long' })).toBe('7 de diciembre de 2026')
    expect(written('es', { dateStyle: 'short' })).toBe('7/12/2026')
    expect(written('es', { timeStyle: 'short' })).toMatch(/^8:10\sp\.\s?m\.$/)
  })

  it('come from one formatter of each locale and style, which is kept', () => {
    const format = dateFormat('es', { dateStyle: 'long' })
    expect(dateFormat('es', { dateStyle: 'long' })).toBe(format)
    expect(dateFormat('es', { dateStyle: 'medium' })).not.toBe(format)
    expect(dateFormat('en', { dateStyle: 'long' })).not.toBe(format)
  })

  it('I18N-02 are those of the default locale where the browser knows none of it', () => {
    expect(written('tlh', { dateStyle: 'long' })).toBe('December 7, 2026')
  })
})

describe('all texts of a folder', () => {
  it('are given by key, each in every locale', () => {
    const messages = { en: { bingo: 'Reef bingo' }, es: { bingo: 'Bingo del arrecife' } }
    expect(allTexts(messages)).toEqual({ bingo: { en: 'Reef bingo', es: 'Bingo del arrecife' } })
  })
})
