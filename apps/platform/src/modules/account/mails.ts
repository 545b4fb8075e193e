import type { Locale } from '@marquee/contract'

interface ResetMail {
  brandName: string
  /** The page of the brand that takes the code. */
  address: string
  code: string
}

const texts: Record<Locale, (mail: ResetMail) => { subject: string; body: string }> = {
  en: ({ brandName, address, code }) => ({
    subject: `Set a new password for ${brandName}`,
    body: [
      `Somebody, hopefully you, asked for a new password for ${brandName}.`,
      `Open this page within 30 minutes to choose one:\n${address}`,
      `If the page asks for a code, it is:\n${code}`,
      'If it was not you, ignore this mail: your password stays as it is.',
    ].join('\n\n'),
  }),
  es: ({ brandName, address, code }) => ({
    subject: `Elige una contraseña nueva para ${brandName}`,
    body: [
      `Alguien, esperamos que tú, pidió una contraseña nueva para ${brandName}.`,
      `Abre esta página antes de 30 minutos para elegirla:\n${address}`,
      `Si la página pide un código, es este:\n${code}`,
      'Si no fuiste tú, ignora este correo: tu contraseña no cambia.',
    ].join('\n\n'),
  }),
}

/** The mail with a reset code. */
export const resetMail = (locale: Locale, mail: ResetMail) => texts[locale](mail)

/** The same as a text message. */
export const resetText = (locale: Locale, { brandName, address }: ResetMail) => ({
  subject: 'SMS',
  body:
    locale === 'es'
      ? `${brandName}: elige una contraseña nueva antes de 30 minutos. ${address}`
      : `${brandName}: choose a new password within 30 minutes. ${address}`,
})
