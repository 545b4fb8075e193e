import type { LocaleCode } from '@marquee/core'

/** Here and not among the feature's texts, which every brand has (BRAND-18). */
export const texts: Record<'lead' | 'show', Record<LocaleCode, string>> = {
  lead: {
    en: 'Our largest bundle, once, for players we know well. Everything here stays free to play without it.',
    es: 'Nuestro paquete más grande, una vez, para jugadores que conocemos bien. Sin él, todo aquí sigue siendo gratis.',
  },
  show: { en: 'See the VIP bundle', es: 'Ver el paquete VIP' },
}
