import type { DailyLoginInfo } from '../contract/schemas.ts'
import { useArtPlace, useT } from '@marquee/core'
import { Icon, VisuallyHidden } from '@marquee/ui'
import { type Day, daysOf } from '../days.ts'
import { usePrizeWords } from '../prizeWords.ts'
import * as css from './DayPath.css.ts'
import { DayPrize } from './DayPrize.tsx'

function DayCard({ day: { level, state, prize } }: { day: Day }) {
  const t = useT('daily-login')
  const words = usePrizeWords()
  return (
    <li
      className={css.day}
      data-state={state}
      aria-current={state === 'today' ? 'step' : undefined}
    >
      <span className={css.label}>
        {state === 'today' || state === 'next' ? t(`states.${state}`) : t('day', { day: level })}
      </span>
      {prize && <DayPrize prize={prize} />}
      <VisuallyHidden>
        {prize && words.all(prize)}
        {state === 'claimed' && `, ${t('claimed')}`}
      </VisuallyHidden>
      {state === 'claimed' && (
        <span className={css.tick}>
          <Icon name="check" size="sm" />
        </span>
      )}
    </li>
  )
}

/** The days as a path: what is behind is ticked, today is lifted, the last is the largest. */
export function DayPath({ info }: { info: DailyLoginInfo }) {
  const t = useT('daily-login')
  const { artPlace } = useArtPlace()
  return (
    <ol className={css.path} data-form={css.formOf[artPlace]} aria-label={t('path')}>
      {daysOf(info).map((day) => (
        <DayCard key={day.level} day={day} />
      ))}
    </ol>
  )
}
