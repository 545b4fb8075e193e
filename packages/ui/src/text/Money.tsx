import { classNames } from '../classNames.ts'
import { useLocale } from '../Locale.tsx'
import { Icon } from '../media/Icon.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { formatMoney, type MoneyUnit } from './formatMoney.ts'
import * as css from './Money.css.ts'
import { useCountUp } from './useCountUp.ts'

export interface MoneyProps {
  /** Minor units: single coins, hundredths of entries, cents. */
  amount: bigint | number
  unit: MoneyUnit
  /** What the unit is called, spoken after the figure: 'coins'. */
  unitLabel?: string
  size?: keyof typeof css.size
  /** The unit's drawing before the figure. */
  icon?: boolean
  /** The unit's own colour; off for text that has one. */
  coloured?: boolean
  compact?: boolean
  signed?: boolean
  /** Counts to a new amount in 600 ms; off under reduced motion. */
  animated?: boolean
  /** Says new amounts politely, once they are reached. */
  announced?: boolean
  locale?: string
  className?: string
}

const family = (unit: MoneyUnit) =>
  unit === 'coins' || unit === 'tourPoints'
    ? 'coins'
    : unit === 'entries' || unit === 'winnings'
      ? 'entries'
      : 'plain'

/** An amount, written in the reader's locale and in the colour of its balance. */
export function Money({
  amount,
  unit,
  unitLabel,
  size = 'inherit',
  icon = false,
  coloured = true,
  compact,
  signed,
  animated = false,
  announced = false,
  locale,
  className,
}: MoneyProps) {
  const format = { locale: useLocale(locale), compact, signed }
  const target = BigInt(amount)
  const shown = useCountUp(target, animated)
  const kind = family(unit)
  const words = [formatMoney(target, unit, format), unitLabel].filter(Boolean).join(' ')
  return (
    <span
      className={classNames(
        css.money,
        css.size[size],
        css.tone[coloured ? kind : 'plain'],
        className,
      )}
    >
      {icon && kind !== 'plain' && <Icon name={kind} size="text" />}
      <span aria-hidden="true" className={css.figure}>
        {formatMoney(shown, unit, format)}
      </span>
      <VisuallyHidden {...(announced ? { role: 'status' } : {})}>{words}</VisuallyHidden>
    </span>
  )
}
