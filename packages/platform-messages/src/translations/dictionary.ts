import type { Locale } from '@marquee/contract'
import { issues } from '@marquee/game-catalogue'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { errorTexts } from './errorTexts.ts'
import { notices } from './notices.ts'

const withPrefix = (prefix: string, texts: Record<string, string>): [string, string][] =>
  Object.entries(texts).map(([key, text]) => [`${prefix}.${key}`, text])

/**
 * Texts that belong to the data, for one brand and locale (I18N-04): `issue.<key>`, `error.<code>`,
 * notices by their own keys. Texts of pages come with the pages.
 */
export function dictionaryOf(
  brand: Pick<BrandSettings, 'name'>,
  locale: Locale,
): Record<string, string> {
  const titles = Object.fromEntries(issues.map((issue) => [issue.key, issue.title[locale]]))
  const entries = [
    ...withPrefix('issue', titles),
    ...withPrefix('error', errorTexts[locale]),
    ...Object.entries<string>({ ...notices[locale] }),
  ]
  return Object.fromEntries(
    entries.map(([key, text]) => [key, text.replaceAll('{brand}', brand.name)]),
  )
}
