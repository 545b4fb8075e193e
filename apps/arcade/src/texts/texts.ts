import { toLocale } from '@marquee/contract/locales'
import type english from './en.json'
import { messages } from './index.ts'

/** The keys of the game's texts; a host may replace any of them in `init`. */
export type TextKey = keyof typeof english

export type Values = Record<string, string | number>

/** Looks up a text and fills its `{values}` in. */
export type Translate = (key: TextKey, values?: Values) => string

/** The built-in texts of a locale; English where there are none. */
export async function loadTexts(locale: string): Promise<Record<string, string>> {
  return messages[toLocale(locale.split('-')[0])]()
}

export function makeTranslate(texts: Record<string, string>): Translate {
  return (key, values = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )
}
