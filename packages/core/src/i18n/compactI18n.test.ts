import fc from 'fast-check'
import { createInstance as createFull } from 'i18next'
import { describe, expect, it } from 'vitest'
import { createInstance as createCompact } from './compactI18n.ts'
import { formatter, type I18n, settingsFor } from './createI18n.ts'
import type { Dictionary } from './types.ts'

/** Both readers with the same texts. */
function both(locale: string, texts: Record<string, Record<string, Dictionary>>): [I18n, I18n] {
  const make = (i18n: I18n) => {
    void i18n.init(settingsFor(locale))
    for (const [of, bundles] of Object.entries(texts))
      for (const [namespace, bundle] of Object.entries(bundles))
        i18n.addResourceBundle(of, namespace, bundle, true, true)
    return i18n
  }
  return [make(createFull().use(formatter)), make(createCompact())]
}

const name = fc.constantFrom('a', 'b', 'c', 'won', 'lost')
const suffix = fc.constantFrom(
  '',
  '_zero',
  '_one',
  '_many',
  '_other',
  '_won',
  '_won_one',
  '_won_other',
)
/** Placeholders are whole, and of the one kind that texts of ours have; a test of all texts finds others. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '{{count}}',
        '{{a}}',
        '{{ b }}',
        '{{n, number}}',
        '{{n, number(maximumFractionDigits: 1)}}',
        '{{n, currency(currency: USD)}}',
        '{{d, datetime(hour: numeric; minute: numeric)}}',
        '$1',
        '$&',
      ),
      fc.string({ minLength: 1 }).map((said) => said.replaceAll(/[{}]/g, '-')),
    ),
    { minLength: 1 },
  )
  .map((parts) => parts.join(''))
  .filter((said) => !said.includes('$t('))
const leafName = fc.tuple(name, suffix).map((parts) => parts.join(''))
const leaf = fc.dictionary(leafName, text)
const filled = fc.dictionary(leafName, text, { minKeys: 1 })
const bundle = fc
  .tuple(leaf, fc.dictionary(name, filled))
  .map(([own, below]): Dictionary => ({ ...own, ...below }))
const bundles = fc.record({ core: bundle, games: bundle }, { requiredKeys: [] })
const key = fc
  .tuple(
    fc.constantFrom('', 'core:', 'games:', 'none:'),
    fc.array(name, { minLength: 1, maxLength: 2 }),
  )
  .map(([namespace, path]) => namespace + path.join('.'))
const said = fc.record(
  {
    count: fc.constantFrom(0, 1, 2, 5, 1_000_000, 1.5, 'many'),
    context: fc.constantFrom('won', 'lost', '', 3),
    defaultValue: text,
    a: fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
    b: fc.string(),
    n: fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
    d: fc.integer({ min: 0, max: 2_000_000_000_000 }),
  },
  { requiredKeys: ['n', 'd'] },
)

/** Nobody may ask for texts within a text as if they were one. */
const isPart = (i18n: I18n, one: string): boolean => {
  const path = one.replace(/^\w+:/, '')
  return ['core', 'games'].some((namespace) =>
    ['en', 'en-US', 'es'].some(
      (locale) => typeof i18n.getResource(locale, namespace, path) === 'object',
    ),
  )
}

describe('texts without i18next', () => {
  it('are read as it reads them, whatever stands in them and whatever is said along', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en', 'es', 'es-MX', 'en-US'),
        fc.record({ en: bundles, 'en-US': bundles, es: bundles }, { requiredKeys: [] }),
        fc.array(key, { minLength: 1, maxLength: 2 }),
        said,
        (locale, texts, keys, values) => {
          const [full, compact] = both(locale, texts)
          fc.pre(!keys.some((one) => isPart(full, one)))
          const [expected, told] = [full, compact].map((i18n) => {
            const t = i18n.getFixedT(locale, 'games')
            return [
              t(keys, values),
              t(keys[0] ?? '', values),
              t(keys[0] ?? '', { defaultValue: 'nothing {{a}}', ...values }),
              t(keys[0] ?? '', 'nothing', { n: 1, d: 0 }),
              i18n.getFixedT(locale, 'core')(keys[0] ?? '', { n: 1, d: 0 }),
              i18n.exists(keys[0] ?? ''),
              i18n.exists(keys[0] ?? '', { lng: 'en' }),
              i18n.language,
              i18n.hasResourceBundle(locale, 'games'),
              i18n.getResourceBundle(locale, 'games'),
              i18n.getResource(locale, 'games', 'a.b'),
            ]
          })
          expect(told).toEqual(expected)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('write figures as the rest of the page does, in every locale', () => {
    const texts = { core: { n: '{{n, number}} {{sum, currency(currency: USD)}}' } }
    const told = both('es', { es: texts }).map((i18n) =>
      i18n.getFixedT('es', 'core')('n', { n: 12_345, sum: 9.99 }),
    )
    expect(told).toEqual(['12,345 $9.99', '12,345 $9.99'])
  })

  it('that are added again replace what was there, or stand beside it', () => {
    const [expected, told] = both('en', {
      en: { games: { a: 'one', b: { c: 'two', d: 'three' } } },
    }).map((i18n) => {
      i18n.addResourceBundle('en', 'games', { b: { c: 'new' } }, true, true)
      const merged = i18n.getResourceBundle('en', 'games')
      i18n.addResourceBundle('en', 'games', { b: { c: 'alone' } }, false, true)
      return [structuredClone(merged), i18n.getResourceBundle('en', 'games')]
    })
    expect(told).toEqual(expected)
    expect(told).toEqual([
      { a: 'one', b: { c: 'new', d: 'three' } },
      { a: 'one', b: { c: 'alone' } },
    ])
  })

  it('are not found where only every object has such a name', () => {
    const [full, compact] = both('en', { en: { games: { a: 'one' } } })
    expect(compact.exists('games:constructor')).toBe(full.exists('games:constructor'))
    expect(compact.getFixedT('en', 'games')('toString')).toBe('toString')
  })
})
