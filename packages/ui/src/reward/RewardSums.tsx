import type { ReactNode } from 'react'
import { Money } from '../text/Money.tsx'
import { Text } from '../text/Text.tsx'
import * as css from './RewardSums.css.ts'

/** One balance before and after a reward, in its minor units: `before + won = now`. */
export interface RewardLine {
  unit: 'coins' | 'entries'
  before: number
  won: number
  now: number
}

interface PartProps {
  label: string
  sign?: string
  isHidden?: boolean
  children: ReactNode
}

function Part({ label, sign, isHidden = false, children }: PartProps) {
  return (
    <div className={css.part} data-hidden={isHidden || undefined}>
      {sign && <span className={css.sign}>{sign}</span>}
      <div className={css.figure}>
        {children}
        <Text as="span" size="xs" tone="secondary">
          {label}
        </Text>
      </div>
    </div>
  )
}

export interface RewardSumsProps {
  lines: readonly RewardLine[]
  /** How far the sums are told: what there was, what came, and what is there now, counting up. */
  told?: 'before' | 'won' | 'now'
  /** The last figure counts up to its value; false for one that is there already. */
  isCounting?: boolean
  labels: { before: string; won: string; now: string }
  unitLabel: (unit: RewardLine['unit']) => string
  /** The unit is put behind it. */
  testId: string
}

/** What a reward adds to each balance, as sums to be followed; hidden from readers, who are told in words. */
export function RewardSums({
  lines,
  told = 'now',
  isCounting = true,
  labels,
  unitLabel,
  testId,
}: RewardSumsProps) {
  return (
    <div aria-hidden="true" className={css.sums}>
      {lines.map(({ unit, before, won, now }) => (
        <div key={unit} className={css.sum} data-testid={`${testId}-${unit}`}>
          <Part label={labels.before}>
            <Money amount={before} unit={unit} unitLabel={unitLabel(unit)} icon />
          </Part>
          <Part label={labels.won} sign="+" isHidden={told === 'before'}>
            <Money amount={won} unit={unit} unitLabel={unitLabel(unit)} />
          </Part>
          <Part label={labels.now} sign="=" isHidden={told !== 'now'}>
            <Money
              amount={told === 'now' ? now : before}
              unit={unit}
              unitLabel={unitLabel(unit)}
              animated={isCounting}
            />
          </Part>
        </div>
      ))}
    </div>
  )
}
