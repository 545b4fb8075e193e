import { useNumberFormat } from '@marquee/ui'

/** Writes a chance in percent, small ones as exactly as big ones. */
export function useChanceText(): (chance: number) => string {
  const percent = useNumberFormat({
    style: 'percent',
    maximumSignificantDigits: 3,
  })
  return (chance) => percent.format(chance)
}
