import type { Locale } from '@marquee/contract'

interface ResetText {
  brandName: string
  /** The page of the brand that takes the code. */
  address: string
}

/** The text message with a reset code. */
export const resetText = (locale: Locale, { brandName, address }: ResetText): string =>
  locale === 'es'
    ? `${brandName}: elige una contraseña nueva antes de 30 minutos. ${address}`
    : `${brandName}: choose a new password within 30 minutes. ${address}`

/** The text message to whoever has an account with a number that somebody signs up with. */
export const knownPhoneText = (
  locale: Locale,
  { brandName, origin }: { brandName: string; origin: string },
): string =>
  locale === 'es'
    ? `Ya tienes una cuenta de ${brandName}: ${origin}/es/signin`
    : `You already have a ${brandName} account: ${origin}/signin`
