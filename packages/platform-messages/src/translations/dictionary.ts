import type { ErrorCode } from '@marquee/contract'
import { defaultLocale, type Locale, type Messages } from '@marquee/contract/locales'
import { issues } from '@marquee/game-catalogue'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { messages } from './messages/index.ts'

/** Every error has a text for players; the answer's own message is for developers. */
const originals = messages[defaultLocale] satisfies { error: Record<ErrorCode, string> }

/** Texts by their whole keys, as i18next names them. */
const flat = (texts: Messages, at = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[at + key, text]] : flat(text, `${at}${key}.`),
  )

/**
 * Texts that belong to the data, for one brand and locale (I18N-04): `issue.<key>`, `error.<code>`, and
 * notices that a push or a campaign refers to by key, with `{brand}` for its name. Texts of pages come
 * with the pages.
 */
export function dictionaryOf(
  brand: Pick<BrandSettings, 'name'>,
  locale: Locale,
): Record<string, string> {
  const entries = [
    ...issues.map(({ key, title }): [string, string] => [`issue.${key}`, title[locale]]),
    ...flat(originals),
    ...flat(messages[locale]),
  ]
  return Object.fromEntries(
    entries.map(([key, text]) => [key, text.replaceAll('{brand}', brand.name)]),
  )
}
