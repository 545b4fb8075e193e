import type { Player } from '@marquee/contract'
import { magicBoxKey, useBrand, useCountdown, useT } from '@marquee/core'
import { useFinishTimer, PageSkeleton } from '@marquee/feature-page'
import { OddsTable } from '@marquee/prize-ui'
import { Disclosure, Countdown, EmptyState, Stack, Text } from '@marquee/ui'
import { useBoxes } from '../queries.ts'
import { BoxSky } from './BoxSky.tsx'
import * as css from './BoxSky.css.ts'
import { Keys } from './Keys.tsx'
import { useOpening } from './useOpening.ts'

/** Between two lotteries: when the boxes open again. */
function Closed({ nextStartsAt }: { nextStartsAt: number | null }) {
  const t = useT('cosmic-boxes')
  const { theme } = useBrand()
  const { refetch } = useBoxes()
  const remaining = useCountdown({
    until: nextStartsAt,
    optimized: true,
    onStop: () => void refetch(),
  })
  return (
    <EmptyState
      art={theme.art.empty}
      level={3}
      title={t('closed.title')}
      text={
        remaining === null ? (
          t('closed.text')
        ) : (
          <>
            {t('closed.next')} <Countdown remaining={remaining} label={t('closed.next')} />
          </>
        )
      }
    />
  )
}

/** A player whose boxes are over (MAGICBOX-02). */
const withoutBoxes = (known: Player): Player => ({ ...known, magicBox: false })

/** The player's boxes and keys, and what a box can hold. */
export function BoxDesk() {
  const t = useT('cosmic-boxes')
  const { data: boxes, isFetching, refetch } = useBoxes()
  const opening = useOpening()
  useFinishTimer({
    queryKey: magicBoxKey,
    finishedAt: boxes?.finishedAt ?? null,
    switchOff: withoutBoxes,
  })
  if (boxes) {
    // What is opened is seen to its end, even when the run ends meanwhile.
    if (!boxes.isActive && opening.chosen === undefined) {
      return <Closed nextStartsAt={boxes.nextStartsAt} />
    }
    return (
      <Stack gap={6}>
        <Text>{t(boxes.keys > 0 || opening.chosen !== undefined ? 'pick' : 'noKeys')}</Text>
        <BoxSky boxes={boxes} opening={opening} />
        <div className={css.desk}>
          <Keys boxes={boxes} />
          <Disclosure summary={t('draw.odds.caption')}>
            <OddsTable feature="cosmic-boxes" sectors={boxes.odds} />
          </Disclosure>
        </div>
      </Stack>
    )
  }
  return (
    <PageSkeleton
      feature="cosmic-boxes"
      isFetching={isFetching}
      onRetry={refetch}
      heights={['18rem']}
    />
  )
}
