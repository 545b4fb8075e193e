import type { Locale } from '@marquee/contract'

/** The text message that confirms a phone. */
export const confirmationText = (
  locale: Locale,
  { brandName, code }: { brandName: string; code: string },
): string =>
  locale === 'es'
    ? `${brandName}: tu código es ${code}. Vale 15 minutos. Nadie te lo pedirá por teléfono.`
    : `${brandName}: your code is ${code}. It works for 15 minutes. Nobody will ask you for it.`
