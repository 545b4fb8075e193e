/**
 * Every locale there is, each with the BCP 47 tag by which figures and dates are written: players of every
 * language live in the United States and read 10,000 and $9.99 (I18N-02). Adding one is an entry here and the
 * files that `pnpm locale <code>` creates; a brand chooses among them (TEN-04).
 */
export const localeTags = {
  en: 'en-US',
  es: 'es-US',
} as const

export type Locale = keyof typeof localeTags

/** Their codes, as they stand in paths, cookies and calls. */
export const locales = Object.keys(localeTags) as [Locale, ...Locale[]]

/** Stands in paths without a prefix, and behind every locale that lacks a text (I18N-02). */
export const defaultLocale = 'en' as const satisfies Locale

/** A text in every locale. */
export type LocalText = Record<Locale, string>

export const isLocale = (code: unknown): code is Locale => (locales as unknown[]).includes(code)

/** The locale of this code; the default one for anything else, such as what a cookie or an old row says. */
export const toLocale = (code: unknown): Locale => (isLocale(code) ? code : defaultLocale)

/** The BCP 47 tag of a locale, and of what is none the code itself. */
export const tagOf = (code: string): string => (isLocale(code) ? localeTags[code] : code)

/**
 * Keeps formatters of a kind by locale and options: there are few, and to make one takes a hundred times as
 * long as to write with it. `make` gets the tags of a locale, the default one's last.
 */
export function keepFormats<Options, Format>(
  make: (tags: string[], options?: Options) => Format,
): (locale: string, options?: Options) => Format {
  const made = new Map<string, Format>()
  return (locale, options) => {
    const key = locale + JSON.stringify(options)
    const format = made.get(key) ?? make([tagOf(locale), localeTags[defaultLocale]], options)
    made.set(key, format)
    return format
  }
}

/**
 * How dates and times are written in a locale, on pages, in mails and in documents; lint lets nothing else
 * make an `Intl.DateTimeFormat`. Pages take `useDateFormat` or `When` of the shell, which know when a
 * reader's zone is known.
 */
export const dateFormat = keepFormats(
  (tags, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tags, options),
)

/** Something for each locale, as readers take it: one may be missing where it was made before that locale. */
export type Localized<T> = Record<typeof defaultLocale, T> & Partial<Record<Locale, T>>

/** What there is for a locale, else for the default one. */
export const inLocale = <T>(all: Localized<T>, locale: Locale): T => {
  const own: T | undefined = all[locale]
  return own ?? all[defaultLocale]
}

/** One value for each locale. */
export const eachLocale = <T>(of: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, T>

/** Texts as a file of messages has them; nesting is for readers, keys are joined by dots. */
export interface Messages {
  [key: string]: string | Messages
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutForm<Key extends string> = Key extends `${infer Name}_${PluralForm}` ? Name : Key

/** What texts can be asked for: `promotions.title`; the forms of a plural are one key. */
export type KeyOf<M> = {
  [K in keyof M & string]: M[K] extends string ? WithoutForm<K> : `${K}.${KeyOf<M[K]>}`
}[keyof M & string]

/**
 * What fills in a text: a figure as it is, words, a text of its own in each locale, or how to write it in one.
 * `count`, a number, chooses among the forms of a plural.
 */
export type MessageValues = Record<
  string,
  string | number | Localized<string> | ((locale: Locale) => string)
>

function addTexts(to: Map<string, string>, messages: Messages, prefix: string): void {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') to.set(prefix + key, value)
    else addTexts(to, value, `${prefix}${key}.`)
  }
}

const flat = new WeakMap<Messages, Map<string, string>>()

/** Files of messages do not change while they are used: each is walked through once. */
function textAt(messages: Messages, key: string): string | undefined {
  let texts = flat.get(messages)
  if (!texts) {
    texts = new Map()
    addTexts(texts, messages, '')
    flat.set(messages, texts)
  }
  return texts.get(key)
}

/** Making one takes a hundred times as long as asking it. */
const pluralRules = new Map<Locale, Intl.PluralRules>()

function pluralForm(locale: Locale, count: number): Intl.LDMLPluralRule {
  let rules = pluralRules.get(locale)
  if (!rules) {
    rules = new Intl.PluralRules(localeTags[locale])
    pluralRules.set(locale, rules)
  }
  return rules.select(count)
}

/** The text of a key, of a plural the form that its `count` asks for. */
function lookUp(
  messages: Messages,
  locale: Locale,
  key: string,
  { count }: MessageValues,
): string | undefined {
  if (typeof count !== 'number') return textAt(messages, key)
  return textAt(messages, `${key}_${pluralForm(locale, count)}`) ?? textAt(messages, key)
}

function valueIn(locale: Locale, value: MessageValues[string] | undefined): string {
  if (typeof value === 'function') return value(locale)
  return typeof value === 'object' ? inLocale(value, locale) : String(value)
}

/**
 * Reads texts that are wanted in every locale at once, or outside of a page: titles of promotions, mails,
 * documents, names in a feature's declaration. Written as in the messages of pages: `{{name}}` is filled
 * in, `key_one` and `key_other` are the forms of a plural. A text that a locale lacks is the default
 * locale's, which `packages/tooling/src/messages.test.ts` lets nobody release.
 *
 * `texts('promotions.title', { name })` is a text for each locale, `texts.in('es', ...)` that of one.
 *
 * @throws for a key that the default locale has no text for, which the types refuse too.
 */
export function localTexts<M extends Messages>(
  messages: { [defaultLocale]: M } & Localized<Messages>,
) {
  const read = (locale: Locale, key: KeyOf<M>, values: MessageValues = {}): string => {
    const text =
      lookUp(messages[locale] ?? {}, locale, key, values) ??
      lookUp(messages[defaultLocale], defaultLocale, key, values)
    if (text === undefined) throw new Error(`There is no text '${key}'.`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => valueIn(locale, values[name]))
  }
  const plain = new Map<KeyOf<M>, LocalText>()
  /** A text in which nothing is filled in is the same object each time. */
  const readPlain = (key: KeyOf<M>): LocalText => {
    const known = plain.get(key)
    if (known) return known
    const text = Object.freeze(eachLocale((locale) => read(locale, key)))
    plain.set(key, text)
    return text
  }
  return Object.assign(
    (key: KeyOf<M>, values?: MessageValues): LocalText =>
      values ? eachLocale((locale) => read(locale, key, values)) : readPlain(key),
    { in: read },
  )
}

/** Every text of a folder without groups, in every locale, by its key: names that a brand gives. */
export function allTexts<M extends Record<string, string>>(
  messages: { [defaultLocale]: M } & Localized<Messages>,
): Record<keyof M & string, LocalText> {
  const texts = localTexts(messages)
  const keys = Object.keys(messages[defaultLocale]) as KeyOf<M>[]
  return Object.fromEntries(keys.map((key) => [key, texts(key)])) as Record<
    keyof M & string,
    LocalText
  >
}
