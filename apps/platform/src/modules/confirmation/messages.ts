import type { Locale } from '@marquee/contract'

interface Content {
  brandName: string
  code: string
}

const mails: Record<Locale, (mail: Content & { address: string }) => Message> = {
  en: ({ brandName, code, address }) => ({
    subject: `${code} is your ${brandName} code`,
    body: [
      `Confirm your e-mail address for ${brandName} with this code:\n${code}`,
      `Or open this page:\n${address}`,
      'Both work for 15 minutes. If you did not ask for it, ignore this mail.',
    ].join('\n\n'),
  }),
  es: ({ brandName, code, address }) => ({
    subject: `${code} es tu código de ${brandName}`,
    body: [
      `Confirma tu correo para ${brandName} con este código:\n${code}`,
      `O abre esta página:\n${address}`,
      'Ambos valen durante 15 minutos. Si no lo pediste, ignora este correo.',
    ].join('\n\n'),
  }),
}

interface Message {
  subject: string
  body: string
}

/** The mail that confirms an address, by code or by link. */
export const confirmationMail = (locale: Locale, mail: Content & { address: string }): Message =>
  mails[locale](mail)

/** The text message that confirms a phone. */
export const confirmationText = (locale: Locale, { brandName, code }: Content): Message => ({
  subject: 'SMS',
  body:
    locale === 'es'
      ? `${brandName}: tu código es ${code}. Vale 15 minutos. Nadie te lo pedirá por teléfono.`
      : `${brandName}: your code is ${code}. It works for 15 minutes. Nobody will ask you for it.`,
})
