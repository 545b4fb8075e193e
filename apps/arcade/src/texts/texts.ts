import { toLocale } from '@marquee/contract/locales'
import type englishCaptions from './captions/en.json'
import type english from './en.json'
import { messages } from './index.ts'
import type englishRules from './rules/en.json'

/** The keys of the game's texts; a host may replace any of them in `init`. */
export type TextKey =
  | keyof typeof english
  | keyof typeof englishRules
  | keyof typeof englishCaptions

export type Values = Record<string, string | number>

/** Looks up a text and fills its `{values}` in. */
export type Translate = (key: TextKey, values?: Values) => string

const localeOf = (locale: string) => toLocale(locale.split('-')[0])

/** The built-in texts of a locale but those of the rules; English where there are none. */
export async function loadTexts(locale: string): Promise<Record<string, string>> {
  return messages[localeOf(locale)]()
}

/** The texts of the rules, a third of all: fetched with what shows them. */
export async function loadRuleTexts(locale: string): Promise<Record<string, string>> {
  const { messages: rules } = await import('./rules/index.ts')
  return rules[localeOf(locale)]()
}

/** What sounds are called: fetched by who has captions. */
export async function loadCaptionTexts(locale: string): Promise<Record<string, string>> {
  const { messages: captions } = await import('./captions/index.ts')
  return captions[localeOf(locale)]()
}

/** Texts that are added to the record later are found as well. */
export function makeTranslate(texts: Record<string, string>): Translate {
  return (key, values = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )
}
