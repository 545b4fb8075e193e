import type { FeatureInfo, Player } from '@marquee/contract'
import { useIsGuest, usePlayer, useT } from '@marquee/core'
import { Button } from '@marquee/ui'
import { useFeatureInfo } from './queries.ts'
import * as css from './RoomState.css.ts'

/** Reads out of what the platform tells whether a feature runs for whoever is there. */
export type IsRunning = (info: FeatureInfo, player: Player | null) => boolean

function Line({ isOn, children }: { isOn: boolean; children: string }) {
  return (
    <p className={css.line}>
      <span aria-hidden="true" className={css.dot[isOn ? 'on' : 'off']} />
      {children}
    </p>
  )
}

/** The state that the platform's flags tell; one without a flag does not run yet. */
export function RoomState({ feature, isRunning }: { feature: string; isRunning?: IsRunning }) {
  const t = useT(feature)
  const guest = useIsGuest()
  const player = usePlayer()
  const { data: info, isError, isFetching, refetch } = useFeatureInfo()
  const isAnswered = !isRunning || info !== undefined
  const isOn = Boolean(info && isRunning?.(info, player))
  const forGuests = guest ? 'Guest' : ''
  return (
    <div role="status" aria-label={t('room.state.label')} className={css.state}>
      {isAnswered && <Line isOn={isOn}>{t(`room.state.${isOn ? 'on' : 'off'}${forGuests}`)}</Line>}
      {!isAnswered && <Line isOn={false}>{t(`room.state.${isError ? 'unknown' : 'asking'}`)}</Line>}
      {!isAnswered && isError && (
        <Button size="sm" variant="quiet" busy={isFetching} onClick={() => void refetch()}>
          {t('room.state.retry')}
        </Button>
      )}
    </div>
  )
}
