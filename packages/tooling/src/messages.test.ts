import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLocale, type Locale, locales } from '@marquee/contract/locales'
import { describe, expect, it } from 'vitest'
import { root } from './workspace.ts'

/** Every locale but the one that all others are translated from. */
const others = locales.filter((locale) => locale !== defaultLocale)

/** Every place of the repository that keeps texts, one file for each locale. */
const places = globSync('{apps,packages}/**/en.json', {
  cwd: root,
  exclude: (name) => /^(?:node_modules|dist|\.\w+)$/.test(path.basename(name)),
})
  .map((file) => path.dirname(file))
  .sort()

const plural = /_(zero|one|two|few|many|other)$/

interface Said {
  /** Plural forms; none for a text that has no number. */
  forms: Set<string>
  placeholders: Set<string>
}

/** What a dictionary says, by key without the plural form. */
function saidIn(texts: object, at = '', said = new Map<string, Said>()): Map<string, Said> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value !== 'string') {
      saidIn(value as object, `${at}${key}.`, said)
      continue
    }
    const name = at + key.replace(plural, '')
    const entry = said.get(name) ?? { forms: new Set(), placeholders: new Set() }
    const form = plural.exec(key)?.[1]
    if (form) entry.forms.add(form)
    for (const [, placeholder = ''] of value.matchAll(/\{\{\s*(\w+)/g))
      entry.placeholders.add(placeholder)
    said.set(name, entry)
  }
  return said
}

const read = (place: string, locale: Locale) =>
  saidIn(JSON.parse(readFileSync(path.join(root, place, `${locale}.json`), 'utf8')) as object)

/** Every text with its key as it stands in the file. */
function textsIn(place: string, locale: Locale): [key: string, text: string][] {
  const all: [string, string][] = []
  JSON.parse(readFileSync(path.join(root, place, `${locale}.json`), 'utf8'), (key, value) => {
    if (typeof value === 'string') all.push([key, value])
    return value as unknown
  })
  return all
}

const formsOf = (locale: Locale) =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()

/** A figure in front of a word, which may be what it counts. */
const counted = /\{\{(\w+)\}\} (\p{L}+)/gu

/** Words that some text has in its form for many and not in that for one: a figure counts them. */
function countedWords(locale: Locale): Set<string> {
  const words = new Set<string>()
  for (const place of places) {
    const all = new Map(textsIn(place, locale))
    for (const [key, text] of all) {
      if (!key.endsWith('_other')) continue
      const one: string[] = all.get(key.replace(/other$/, 'one'))?.match(/\p{L}+/gu) ?? []
      for (const [, , word = ''] of text.matchAll(counted)) if (!one.includes(word)) words.add(word)
    }
  }
  return words
}

const wordsFor = new Map(locales.map((locale) => [locale, countedWords(locale)]))

/** Constants of the code above one, and amounts, of which no campaign gives a single coin or point. */
const aboveOne = new Set('days seconds least most coins amount bonus min max'.split(' '))

/** Lengths that a field asks for. */
const ofLength = new Set(['characters', 'caracteres'])

/** A name of others, which is what it is. */
const helpline = 'National Problem Gambling Helpline'

/** Words that are spelled otherwise in American English; keys keep their names. */
const british = /\b(\w*(favourit|colour|behaviour|licence|cancelled)\w*|centre|cheque|grey)s?\b/i

describe.each(places)('the texts in %s', (place) => {
  const original = read(place, defaultLocale)
  const translations = others.map((locale) => [locale, read(place, locale)] as const)

  it('are American where they are English', () => {
    expect(textsIn(place, 'en').filter(([, text]) => british.test(text))).toEqual([])
  })
  it('say the same things in every locale', () => {
    for (const [locale, said] of translations)
      expect([...said.keys()].sort(), locale).toEqual([...original.keys()].sort())
  })
  it('fill in the same values', () => {
    const filled = (said: Map<string, Said>) =>
      Object.fromEntries([...said].map(([key, { placeholders }]) => [key, placeholders]))
    for (const [locale, said] of translations)
      expect(filled(said), locale).toEqual(filled(original))
  })
  it('use what pages read without i18next: placeholders by their names, and three formats', () => {
    const other =
      /\{\{(?!\s*\w+(?:, (?:number|currency|datetime)(?:\([\w:; ]+\))?)?\s*\}\})|\$t\(|_ordinal_/
    for (const locale of locales)
      expect(
        textsIn(place, locale).filter((said) => said.some((part) => other.test(part))),
      ).toEqual([])
  })
  it('word entries for one as for many', () => {
    for (const [locale, word] of [
      ['en', /\{\{\w+\}\} entries\b/],
      ['es', /\{\{\w+\}\} participaciones\b/],
    ] as const) {
      const counting = textsIn(place, locale).filter(([, text]) => word.test(text))
      expect(counting.filter(([key]) => !plural.test(key))).toEqual([])
    }
  })
  it('have a form for one of whatever they count', () => {
    for (const locale of locales) {
      const words = wordsFor.get(locale)
      const isCount = ([, figure = '', word = '']: RegExpMatchArray, text: string) =>
        words?.has(word) &&
        !/^(?:of|de)$/.test(word) &&
        !ofLength.has(word) &&
        !aboveOne.has(figure) &&
        // So many of so many: the second figure is the larger one.
        !new RegExp(`\\}\\} (?:of|de) \\{\\{${figure}\\}\\}`).test(text)
      const unformed = textsIn(place, locale)
        .filter(([key]) => !plural.test(key))
        .filter(([, text]) => [...text.matchAll(counted)].some((found) => isCount(found, text)))
      expect(unformed, locale).toEqual([])
    }
  })
  it('speak of play, never of bets', () => {
    for (const [locale, word] of [
      ['en', /\b(?:bet|bets|betting|gamble|gambling|wager)\b/i],
      ['es', /\b(?:apuestas?|apostar)\b/i],
    ] as const)
      expect(
        textsIn(place, locale).filter(([, text]) => word.test(text.replace(helpline, ''))),
      ).toEqual([])
  })
  it('have every plural form of their locale', () => {
    for (const [locale, said] of [[defaultLocale, original] as const, ...translations])
      for (const [key, { forms }] of [...said].filter(([, { forms }]) => forms.size > 0))
        // A text for none at all is one more, in any locale.
        expect([...forms].filter((form) => form !== 'zero').sort(), `${locale} ${key}`).toEqual(
          formsOf(locale),
        )
  })
})
