import type { Locale } from '@marquee/contract'

/** The last line of mails that invite to play. */
export const unsubscribeLabel: Record<Locale, string> = {
  en: 'Stop getting offers by email',
  es: 'Dejar de recibir ofertas por correo',
}

interface UnsubscribeWords {
  title: string
  /** Before somebody has confirmed. */
  question: string
  confirm: string
  done: string
}

/** The page behind that line. */
export const unsubscribeWords: Record<Locale, (brandName: string) => UnsubscribeWords> = {
  en: (brandName) => ({
    title: `Offers from ${brandName}`,
    question: `Stop getting offers from ${brandName} by email? You’ll still get messages about your account and your purchases.`,
    confirm: 'Stop offers',
    done: `You won’t get any more offers from ${brandName} by email.`,
  }),
  es: (brandName) => ({
    title: `Ofertas de ${brandName}`,
    question: `¿Quieres dejar de recibir ofertas de ${brandName} por correo? Seguirás recibiendo mensajes sobre tu cuenta y tus compras.`,
    confirm: 'Dejar de recibir ofertas',
    done: `Ya no recibirás ofertas de ${brandName} por correo.`,
  }),
}
