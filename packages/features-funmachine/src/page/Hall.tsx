import { useIsGuest, useT } from '@marquee/core'
import { PageSkeleton } from '@marquee/feature-page'
import { OddsTable } from '@marquee/prize-ui'
import { Disclosure, Notice } from '@marquee/ui'
import { Meter } from '../meter/Meter.tsx'
import { useMachine, useMeter } from '../queries.ts'
import * as css from './Hall.css.ts'
import { MachineStage } from './MachineStage.tsx'
import { usePlaying } from './usePlaying.ts'

/** The machine on the one side, the meter and what a capsule may hold on the other. */
export function Hall() {
  const t = useT('funmachine')
  const isGuest = useIsGuest()
  const machine = useMachine()
  const meter = useMeter()
  const playing = usePlaying()
  const queries = [machine, meter]
  if (!machine.data || !meter.data) {
    return (
      <PageSkeleton
        feature="funmachine"
        isFetching={queries.some(({ isFetching }) => isFetching)}
        onRetry={() => Promise.all(queries.map(({ refetch }) => refetch()))}
        heights={['30rem', '20rem']}
        className={css.hall}
      />
    )
  }
  // What was played is seen to its end, even when a break begins meanwhile.
  if (!machine.data.isActive && !playing.won) {
    return <Notice icon="pause">{t('resting')}</Notice>
  }
  return (
    <div className={css.hall}>
      <MachineStage machine={machine.data} playing={playing} />
      <div className={css.beside}>
        {meter.data.isActive &&
          (isGuest ? (
            <Disclosure summary={t('meter.title')}>
              <Meter meter={meter.data} />
            </Disclosure>
          ) : (
            <Meter meter={meter.data} />
          ))}
        <Disclosure summary={t('draw.odds.caption')}>
          <OddsTable feature="funmachine" sectors={machine.data.odds} />
        </Disclosure>
      </div>
    </div>
  )
}
