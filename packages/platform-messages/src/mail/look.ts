import type { ColorTokens } from '@marquee/theme'
import { themeOf } from './themeOf.ts'

/** What a mail takes from a brand's theme. */
export interface MailLook {
  color: ColorTokens
  /** Of the band above a mail: the brand as it is known, which is dark. */
  night: Pick<ColorTokens, 'page' | 'textPrimary' | 'accent'>
  font: string
  display: string
  radius: string
}

/** Mail programs have no web fonts: what stands behind the brand's own in its list is used as well. */
const withoutMetrics = (family: string): string => family.replace(/'[^']* Fallback',\s*/, '')

/** How mails of a brand look. Its theme is fetched with its first mail. */
export async function lookOf(brand: string): Promise<MailLook> {
  const { tokens } = await themeOf(brand)
  const { radius } = tokens
  return {
    // Mails are read on white or dark ground as the reader's program likes: light is right on both.
    color: tokens.light.color,
    night: tokens.dark.color,
    font: withoutMetrics(tokens.font.text),
    display: withoutMetrics(tokens.font.display),
    radius: /^\d+(px|rem)$/.test(radius.control) ? radius.control : '6px',
  }
}
