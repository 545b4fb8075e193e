import type { ColorTokens, MailComposition } from '@marquee/theme'
import type { CSSProperties } from 'react'
import { themeOf } from './themeOf.ts'

/** What a mail takes from a brand's theme. */
export interface MailLook {
  composition: MailComposition
  color: ColorTokens
  /** The brand as it is known, which is dark. */
  night: ColorTokens
  font: string
  /** How its headlines and its name are set. */
  heading: Pick<CSSProperties, 'fontFamily' | 'fontWeight' | 'letterSpacing' | 'textTransform'>
  radius: string
}

/** Mail programs have no web fonts: what stands behind the brand's own in its list is used as well. */
const withoutMetrics = (family: string): string => family.replace(/'[^']* Fallback',\s*/, '')

/** How mails of a brand look. Its theme is fetched with its first mail. */
export async function lookOf(brand: string): Promise<MailLook> {
  const { tokens } = await themeOf(brand)
  const { radius, font } = tokens
  return {
    composition: tokens.mail ?? 'band',
    color: tokens.light.color,
    night: tokens.dark.color,
    font: withoutMetrics(font.text),
    heading: {
      fontFamily: withoutMetrics(font.display),
      // Light letters are drawn for the brand's own face, and thin in any other.
      fontWeight: Math.max(Number(font.displayWeight), 400),
      letterSpacing: font.displayTracking,
      textTransform: font.displayTransform,
    },
    radius: /^\d+(px|rem)$/.test(radius.control) ? radius.control : '6px',
  }
}
