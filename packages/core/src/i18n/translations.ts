import { session } from '@marquee/contract'
import type { ApiClient } from '@marquee/api-client'
import type { Dictionary, LocaleCode } from './types.ts'

/** Stored when no dictionary can be had (I18N-11). */
export const placeholderDictionary: Dictionary = { error: 'Translations not available' }

/**
 * The texts that belong to the platform's data. An empty answer or a failure gives the placeholder
 * dictionary and is logged (I18N-11, I18N-12, ERR-05).
 */
export async function loadTranslations(api: ApiClient, locale: LocaleCode): Promise<Dictionary> {
  try {
    const dictionary = await api.call(session.translations, { params: { locale } })
    if (Object.keys(dictionary).length) return dictionary
    console.error(`The dictionary for '${locale}' is empty; the placeholder is used.`)
  } catch (error) {
    console.error(
      `The dictionary for '${locale}' could not be loaded; the placeholder is used.`,
      error,
    )
  }
  return placeholderDictionary
}
