import type { FeatureInfo, Player } from '@marquee/contract'
import { useIsGuest, usePlayer, useT } from '@marquee/core'
import { Button } from '@marquee/ui'
import { useFeatureInfo } from './queries.ts'
import * as css from './StatusBadge.css.ts'

/** Reads out of what the platform tells whether a feature runs for whoever is there. */
export type IsRunning = (info: FeatureInfo, player: Player | null) => boolean | undefined

function Line({ isOn, children }: { isOn: boolean; children: string }) {
  return (
    <p className={css.line}>
      <span aria-hidden="true" className={css.dot[isOn ? 'on' : 'off']} />
      {children}
    </p>
  )
}

/** The state that the platform's flags tell; one without a flag does not run yet. */
export function StatusBadge({ feature, isRunning }: { feature: string; isRunning?: IsRunning }) {
  const t = useT(feature)
  const guest = useIsGuest()
  const player = usePlayer()
  const { data: info, isError, isFetching, refetch } = useFeatureInfo()
  const isAnswered = !isRunning || info !== undefined
  const isOn = Boolean(info && isRunning?.(info, player))
  const forGuests = guest ? 'Guest' : ''
  return (
    <div role="status" aria-label={t('featurePage.state.label')} className={css.state}>
      {isAnswered && (
        <Line isOn={isOn}>{t(`featurePage.state.${isOn ? 'on' : 'off'}${forGuests}`)}</Line>
      )}
      {!isAnswered && (
        <Line isOn={false}>{t(`featurePage.state.${isError ? 'unknown' : 'asking'}`)}</Line>
      )}
      {!isAnswered && isError && (
        <Button size="sm" variant="quiet" busy={isFetching} onClick={() => void refetch()}>
          {t('featurePage.state.retry')}
        </Button>
      )}
    </div>
  )
}
