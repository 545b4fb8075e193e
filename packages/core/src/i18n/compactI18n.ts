import type { InitOptions, TFunction } from 'i18next'
import type { I18n } from './createI18n.ts'
import { writeValue } from './formats.ts'
import { mergeTexts } from './mergeTexts.ts'
import type { Dictionary } from './types.ts'

/** What is said along with a key: values of placeholders, and what chooses among the forms of a text. */
interface Said {
  /** Chooses the form of a number. */
  count?: unknown
  /** Chooses a form by its name: `title_won`. */
  context?: unknown
  defaultValue?: string
  [value: string]: unknown
}

type Found = string | Dictionary | undefined

/** `{{name}}`, `{{count, number}}`, `{{until, datetime(hour: numeric; minute: numeric)}}`. */
const placeholder = /\{\{\s*(\w+)\s*(?:,([^}]*))?\}\}/g

/** An empty text counts as none. @param key names of one text within another, joined by dots. */
function find(texts: Found, key: string): Found {
  let place = texts
  for (const step of key.split('.')) {
    if (typeof place !== 'object' || !Object.hasOwn(place, step)) return undefined
    place = place[step]
  }
  return place || undefined
}

/**
 * Reads texts as i18next does, in a twentieth of its size: builds put it in i18next's place in the
 * browser, where its 15 kB stood between a first page and its first tap. It knows what texts of ours
 * use: texts within texts, placeholders, forms for numbers and for a context, other locales behind the
 * page's own. Everywhere else i18next itself reads the same files, and tests hold the two together.
 */
export function createInstance(): I18n {
  const bundles = new Map<string, Dictionary>()
  const rules = new Map<string, Intl.PluralRules>()
  let language = ''
  let behind: string[] = []
  let usual = ''

  const place = (locale: string, namespace: string): string => `${locale}\n${namespace}`

  function formOf(count: number, locale: string): string {
    const known = rules.get(locale) ?? new Intl.PluralRules(locale)
    rules.set(locale, known)
    return known.select(count)
  }

  /** Names that a text may have, the one that says most first. */
  function formsOf(key: string, { count, context }: Said, locale: string): string[] {
    const names =
      context === undefined || context === '' ? [key] : [`${key}_${String(context)}`, key]
    if (typeof count !== 'number') return names
    const forms = names.flatMap((name) => [
      ...(count === 0 ? [`${name}_zero`] : []),
      `${name}_${formOf(count, locale)}`,
      name,
    ])
    return [...forms, ...names.map((name) => `${name}_other`)]
  }

  /** @param key may say its namespace: `games:title`. */
  function look(key: string, said: Said, locale: string, namespace: string): Found {
    const [head = '', ...rest] = key.split(':')
    const [from, name] = rest.length ? [head, rest.join(':')] : [namespace, key]
    for (const one of new Set([locale, locale.split('-')[0] ?? locale, ...behind])) {
      const texts = bundles.get(place(one, from))
      for (const form of texts ? formsOf(name, said, one) : []) {
        const found = find(texts, form)
        if (found !== undefined) return found
      }
    }
    return undefined
  }

  const getFixedT = (locale: string, namespace = usual) =>
    ((key: string | readonly string[], more: Said | string = {}, values: Said = {}) => {
      const said: Said = typeof more === 'string' ? { defaultValue: more, ...values } : more
      const keys = typeof key === 'string' ? [key] : key
      let text: Found
      for (const one of keys) text ??= look(one, said, locale, namespace)
      text ??= said.defaultValue ?? keys.at(-1)?.replace(/^[^:]*:/, '')
      // A part of the texts is none: its name shows whoever wrote it what is amiss.
      if (typeof text !== 'string') return keys.at(-1)
      return text.replaceAll(placeholder, (whole, name: string, format = '') =>
        Object.hasOwn(said, name) ? writeValue(said[name], format, locale) : whole,
      )
    }) as unknown as TFunction

  const own = {
    get language() {
      return language
    },
    async init({ lng = '', fallbackLng, defaultNS }: InitOptions) {
      language = lng
      behind = [fallbackLng].flat().filter((one) => typeof one === 'string')
      usual = String(defaultNS)
    },
    getFixedT,
    exists: (key: string, { lng = language, ...said }: Said & { lng?: string } = {}) =>
      look(key, said, lng, usual) !== undefined,
    hasResourceBundle: (locale: string, namespace: string) => bundles.has(place(locale, namespace)),
    getResourceBundle: (locale: string, namespace: string) => bundles.get(place(locale, namespace)),
    getResource: (locale: string, namespace: string, key: string) =>
      find(bundles.get(place(locale, namespace)), key),
    addResourceBundle(locale: string, namespace: string, texts: Dictionary, deep?: boolean) {
      const at = place(locale, namespace)
      const known = bundles.get(at) ?? {}
      bundles.set(at, deep ? mergeTexts(known, texts) : { ...known, ...texts })
    },
  }
  // In the manner of i18next, whose own has a form for every way to name texts by types.
  return own as unknown as I18n
}
