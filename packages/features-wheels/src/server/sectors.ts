import type { Outcome, WheelSector } from '@marquee/contract'
import { toOdds } from '@marquee/platform-draws'
import { numberFormat } from '@marquee/platform-kernel/numberFormat'
import type { WheelSettings } from './settings.ts'

const format = (locale: string, amount: number, fractionDigits: number) =>
  numberFormat(locale, { minimumFractionDigits: fractionDigits }).format(amount)

const words = { en: ['coins', 'entries'], es: ['monedas', 'participaciones'] } as const

const titleIn = (locale: 'en' | 'es', { coins, entries }: Outcome['prize']): string =>
  [
    coins > 0 && `${format(locale, coins, 0)} ${words[locale][0]}`,
    entries > 0 && `${format(locale, entries / 100, 2)} ${words[locale][1]}`,
  ]
    .filter(Boolean)
    .join(' + ')

/** Sectors as the contract sends them, each with its odds and named by its prize. */
export const toSectors = (table: WheelSettings['sectors']): WheelSector[] =>
  toOdds(table).map((outcome) => ({
    ...outcome,
    title: { en: titleIn('en', outcome.prize), es: titleIn('es', outcome.prize) },
    image: null,
  }))
