import type { AppRuntime } from '../app/runtime.ts'
import { loadTranslations, placeholderDictionary } from '../i18n/translations.ts'
import type { Dictionary } from '../i18n/types.ts'

/** ms. */
const dictionaryAge = 60_000
const dictionaries = new Map<string, { at: number; texts: Promise<Dictionary> }>()

/** The platform's texts, asked for at most once a minute, brand and locale; a failure is not kept. */
export function translationsFor(
  { brand, api, locale }: AppRuntime,
  at: number,
): Promise<Dictionary> {
  const key = `${brand.key}:${locale}`
  const known = dictionaries.get(key)
  if (known && at - known.at < dictionaryAge) return known.texts
  const texts = loadTranslations(api, locale).then((loaded) => {
    if (loaded === placeholderDictionary) dictionaries.delete(key)
    return loaded
  })
  dictionaries.set(key, { at, texts })
  return texts
}
