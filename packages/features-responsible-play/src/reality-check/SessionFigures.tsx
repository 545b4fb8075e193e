import type { RealityCheck } from '@marquee/contract'
import { useT } from '@marquee/core'
import { Money } from '@marquee/ui'
import { useDuration } from '../limits/LimitAmount.tsx'
import * as css from './SessionFigures.css.ts'

/** What play since the last answer came to: time, then stakes, wins and net of each unit that was played. */
export function SessionFigures({ check }: { check: RealityCheck }) {
  const t = useT('responsible-play')
  const duration = useDuration()
  const played = (['coins', 'entries'] as const).filter((unit) => check[unit].staked > 0)
  return (
    <div className={css.figures}>
      <dl className={css.time}>
        <dt className={css.label}>{t('reality.modal.played')}</dt>
        <dd className={css.large} data-testid="reality-played">
          {duration(Math.floor(check.playedMs / 60_000))}
        </dd>
      </dl>
      {(played.length ? played : (['coins'] as const)).map((unit) => {
        const { staked, won } = check[unit]
        const rows = [
          ['staked', staked],
          ['won', won],
          ['net', won - staked],
        ] as const
        return (
          <section key={unit} className={css.unit} aria-label={t(`reality.modal.of.${unit}`)}>
            <h3 className={css.unitName}>{t(`reality.modal.of.${unit}`)}</h3>
            <dl className={css.rows}>
              {rows.map(([name, amount]) => (
                <div key={name} className={css.row} data-net={name === 'net' || undefined}>
                  <dt>{t(`reality.modal.${name}`)}</dt>
                  <dd className={css.amount} data-testid={`reality-${unit}-${name}`}>
                    <Money
                      amount={amount}
                      unit={unit}
                      unitLabel={t(`units.${unit}`)}
                      signed={name === 'net'}
                      coloured={false}
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )
      })}
    </div>
  )
}
