import type english from './en.json'

/** The keys of the game's texts; a host may replace any of them in `init`. */
export type TextKey = keyof typeof english

export type Values = Record<string, string | number>

/** Looks up a text and fills its `{values}` in. */
export type Translate = (key: TextKey, values?: Values) => string

/** The built-in texts of a locale; English where there are none. */
export async function loadTexts(locale: string): Promise<Record<string, string>> {
  const language = locale.split('-')[0]
  const texts = language === 'es' ? await import('./es.json') : await import('./en.json')
  return texts.default
}

export function makeTranslate(texts: Record<string, string>): Translate {
  return (key, values = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )
}
