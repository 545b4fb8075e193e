import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { numberFormat } from '@marquee/platform-kernel/numberFormat'
import type { Texts } from './types.ts'

/** Units of 0.01 as players read them. */
const entriesIn = (locale: string, amount: number): string =>
  numberFormat(locale, { minimumFractionDigits: 2 }).format(amount / 100)

/** How this brand gives entries without a purchase, with what each way brings. */
export function ways({ welcome, dailyLogin, referral }: BrandSettings): Texts {
  const daily = Math.max(...dailyLogin.prizes.map(({ entries }) => entries ?? 0))
  const list: (Texts | false)[] = [
    welcome.entries > 0 && {
      en: `${entriesIn('en', welcome.entries)} entries when you open an account`,
      es: `${entriesIn('es', welcome.entries)} participaciones al abrir una cuenta`,
    },
    dailyLogin.isActive &&
      daily > 0 && {
        en: `up to ${entriesIn('en', daily)} entries a day as the daily reward`,
        es: `hasta ${entriesIn('es', daily)} participaciones por día como premio diario`,
      },
    (referral.inviter.entries ?? 0) > 0 && {
      en: `${entriesIn('en', referral.inviter.entries ?? 0)} entries for each friend you invite who confirms an account`,
      es: `${entriesIn('es', referral.inviter.entries ?? 0)} participaciones por cada amigo que invites y confirme su cuenta`,
    },
    {
      en: 'entries in promotions that run without a purchase',
      es: 'participaciones en promociones que no requieren compra',
    },
    {
      en: 'entries by mail, as described below',
      es: 'participaciones por correo, como se describe abajo',
    },
  ]
  const known = list.filter((way) => way !== false)
  return {
    en: `You get entries free: ${known.map(({ en }) => en).join('; ')}. Some coin packages include entries as a gift. Entries from every source are the same and have the same chance of winning.`,
    es: `Recibes participaciones gratis: ${known.map(({ es }) => es).join('; ')}. Algunos paquetes de monedas incluyen participaciones de regalo. Las participaciones de cualquier origen son iguales y tienen la misma probabilidad de ganar.`,
  }
}

/** The entry by mail: what to write, where to send it, what it brings and how often. */
export function mailIn({ name: brand, sweepstakes }: BrandSettings): Texts {
  const { address, entries, cardsPerDay, creditedWithinDays } = sweepstakes.mailIn
  return {
    en: `To get ${entriesIn('en', entries)} entries by mail, open a free account and get a request code on the page “Free entry by mail”. Then write by hand on a card of 4 by 6 inches: your request code, your full name, your home address, the e-mail address of your ${brand} account, and “I request free entries from ${brand}.” Each code is good for one card. Put one card in a stamped envelope and send it to: ${address}. We credit ${cardsPerDay === 1 ? 'one card' : `${cardsPerDay} cards`} per player and day of postmark, within ${creditedWithinDays} days of its arrival. Copies, printed cards and cards we cannot read do not count.`,
    es: `Para recibir ${entriesIn('es', entries)} participaciones por correo, abre una cuenta gratis y obtén un código de solicitud en la página “Participación gratis por correo”. Luego escribe a mano en una tarjeta de 4 por 6 pulgadas: tu código de solicitud, tu nombre completo, tu domicilio, el correo electrónico de tu cuenta de ${brand} y “Solicito participaciones gratis de ${brand}”. Cada código vale para una sola tarjeta. Pon una sola tarjeta en un sobre con estampilla y envíalo a: ${address}. Acreditamos ${cardsPerDay === 1 ? 'una tarjeta' : `${cardsPerDay} tarjetas`} por jugador y día de matasellos, en los ${creditedWithinDays} días siguientes a su llegada. No cuentan las copias, las tarjetas impresas ni las que no podamos leer.`,
  }
}
