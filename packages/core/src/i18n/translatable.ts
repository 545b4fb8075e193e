import type { Translatable } from '@marquee/contract'

/**
 * Reads a text that may come per locale.
 * @throws the specification's two errors when the locale or its translation is missing (I18N-13, I18N-14).
 */
export function translate(text: Translatable, locale: string | undefined): string {
  if (typeof text === 'string') return text
  if (!locale) throw new Error('No locale given for translatable that is not a string.')
  const translation = text[locale]
  if (translation === undefined) throw new Error(`Could not get translation for locale ${locale}.`)
  return translation
}
