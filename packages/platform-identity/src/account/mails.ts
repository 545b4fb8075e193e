import { defaultLocale, type Locale } from '@marquee/contract/locales'
import { texts } from '../messages/texts.ts'

interface ResetText {
  brandName: string
  /** The page of the brand that takes the code. */
  address: string
}

/** The text message with a reset code. */
export const resetText = (locale: Locale, { brandName, address }: ResetText): string =>
  texts.in(locale, 'account.reset', { brandName, address })

/** The text message with a code that passes a pause of sign-in. */
export const signInCodeText = (locale: Locale, said: { brandName: string; code: string }): string =>
  texts.in(locale, 'account.signInCode', said)

/** The text message to whoever has an account with a number that somebody signs up with. */
export const knownPhoneText = (
  locale: Locale,
  { brandName, origin }: { brandName: string; origin: string },
): string =>
  texts.in(locale, 'account.knownPhone', {
    brandName,
    address: `${origin}${locale === defaultLocale ? '' : `/${locale}`}/signin`,
  })
