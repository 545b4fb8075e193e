import { numberFormat } from './numberFormat.ts'

/** The player's own units, or an ISO 4217 code such as `USD`. */
export type MoneyUnit = 'coins' | 'entries' | 'winnings' | 'tourPoints' | (string & {})

const minorDigits: Record<string, number> = { coins: 0, tourPoints: 0, entries: 2, winnings: 2 }

export interface MoneyFormat {
  locale: string
  /** `12.3K` instead of `12,345`: for tiles and tables. */
  compact?: boolean
  /** A plus sign before gains. */
  signed?: boolean
}

function currencyDigits(currency: string): number {
  const { maximumFractionDigits } = numberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return maximumFractionDigits ?? 2
}

/** How many decimal places one unit has: 0 for coins, 2 for entries, the currency's own otherwise. */
export const digitsOf = (unit: MoneyUnit): number => minorDigits[unit] ?? currencyDigits(unit)

/** Minor units as an exact decimal, however large. */
function decimal(amount: bigint, digits: number): `${number}` {
  const text = (amount < 0n ? -amount : amount).toString().padStart(digits + 1, '0')
  const whole = digits ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text
  return `${amount < 0n ? '-' : ''}${whole}` as `${number}`
}

/**
 * Writes an amount of minor units (bigint, or an integer number) in a locale. Entries, winnings and
 * currencies have their two decimals always, as in the games; coins have none.
 * @throws RangeError when the unit is neither the player's nor a currency code.
 */
export function formatMoney(
  amount: bigint | number,
  unit: MoneyUnit,
  { locale, compact = false, signed = false }: MoneyFormat,
): string {
  const minor = BigInt(amount)
  const digits = digitsOf(unit)
  const own = unit in minorDigits
  return numberFormat(locale, {
    ...(own ? {} : { style: 'currency' as const, currency: unit }),
    ...(compact
      ? { notation: 'compact' as const, maximumFractionDigits: 1 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    ...(signed ? { signDisplay: 'exceptZero' as const } : {}),
  }).format(decimal(minor, digits))
}
