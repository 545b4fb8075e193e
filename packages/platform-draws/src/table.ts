import type { Outcome, WheelSector } from '@marquee/contract'
import type { SectorSettings } from './settings.ts'
import { numberFormat } from '@marquee/platform-kernel/numberFormat'
import type { Randomness } from '@marquee/platform-kernel/random'

const sumOf = (sectors: readonly SectorSettings[]): number =>
  sectors.reduce((sum, { weight }) => sum + weight, 0)

/** The sector that chance gives, each by its weight. Whoever asks has no part in it. */
export function drawSector(
  sectors: readonly SectorSettings[],
  random: Pick<Randomness, 'int'>,
): SectorSettings {
  let left = random.int(sumOf(sectors))
  for (const sector of sectors) {
    if (left < sector.weight) return sector
    left -= sector.weight
  }
  throw new Error('There are no sectors to draw from. Give the wheel at least one with a weight.')
}

/** What players read of a table: the odds are computed from the weights that `drawSector` uses. */
export const oddsOf = (sectors: readonly SectorSettings[]): Outcome[] => {
  const sum = sumOf(sectors)
  return sectors.map(({ id, prize, weight }) => ({ id, prize, chance: weight / sum }))
}

const figures = (locale: string, amount: number, fractionDigits: number) =>
  numberFormat(locale, { minimumFractionDigits: fractionDigits }).format(amount)

const words = { en: ['coins', 'entries'], es: ['monedas', 'participaciones'] } as const

const titleIn = (locale: 'en' | 'es', { coins, entries }: Outcome['prize']): string =>
  [
    coins > 0 && `${figures(locale, coins, 0)} ${words[locale][0]}`,
    entries > 0 && `${figures(locale, entries / 100, 2)} ${words[locale][1]}`,
  ]
    .filter(Boolean)
    .join(' + ')

/** Sectors as the contract sends them, each named by its prize. */
export const sectorsToWire = (sectors: readonly SectorSettings[]): WheelSector[] =>
  oddsOf(sectors).map((outcome) => ({
    ...outcome,
    title: { en: titleIn('en', outcome.prize), es: titleIn('es', outcome.prize) },
    image: null,
  }))
