import { useT } from '@marquee/core'
import { Money } from '@marquee/ui'
import type { ReactNode } from 'react'
import * as css from './ReplayStage.css.ts'

type Name = 'cost' | 'win' | 'net' | 'multiple'

export interface FiguresProps {
  unit: 'coins' | 'entries'
  /** Minor units, or something else to show. */
  figures: [name: Name, value: number | ReactNode][]
}

/** What a round took and brought, side by side. */
export function Figures({ unit, figures }: FiguresProps) {
  const t = useT('history')
  return (
    <dl className={css.figures}>
      {figures.map(([name, value]) => (
        <div key={name} className={css.figure}>
          <dt className={css.label}>{t(`replay.${name}`)}</dt>
          <dd className={css.amount}>
            {typeof value === 'number' ? (
              <Money
                amount={value}
                unit={unit}
                unitLabel={t(`wallets.${unit}`)}
                signed={name === 'net'}
                coloured={false}
              />
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
