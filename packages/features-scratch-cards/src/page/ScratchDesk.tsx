import { useBrand, useT } from '@marquee/core'
import { useFinishTimer, PageSkeleton } from '@marquee/feature-page'
import { EmptyState, Stack } from '@marquee/ui'
import { useState } from 'react'
import { mainCard } from '../cards.ts'
import { Duration } from '../Duration.tsx'
import { type KnownCard, useRun } from '../queries.ts'
import { CardInFront } from './CardInFront.tsx'
import { CardTray } from './CardTray.tsx'
import { PrizeTable } from './PrizeTable.tsx'
import * as css from './ScratchDesk.css.ts'
import { useScratching } from './useScratching.ts'
import { withoutCards } from '../switchOff.ts'
import { scratchKey } from '../keys.ts'

/** Between two lotteries: when the next one begins. */
function Over({ nextStartsAt }: { nextStartsAt: number | null }) {
  const t = useT('scratch-cards')
  const { theme } = useBrand()
  const { refetch } = useRun()
  return (
    <EmptyState
      art={theme.art.empty}
      level={3}
      title={t('over.title')}
      text={
        nextStartsAt === null ? (
          t('over.text')
        ) : (
          <>
            {t('over.next')}{' '}
            <Duration until={nextStartsAt} label={t('over.next')} onStop={() => void refetch()} />
          </>
        )
      }
    />
  )
}

/** The player's cards: the one in front, all others, and what they can hold. */
export function ScratchDesk() {
  const { data: run, isFetching, refetch } = useRun()
  const scratching = useScratching()
  const [chosenId, choose] = useState<number>()
  useFinishTimer({
    queryKey: scratchKey,
    finishedAt: run?.finishedAt ?? null,
    switchOff: withoutCards,
  })
  if (run) {
    const isFree = scratching.card === undefined
    // What is drawn is seen to its end, even when the run ends meanwhile.
    if (isFree && !run.cards.length) return <Over nextStartsAt={run.nextStartsAt} />
    const chosen = run.cards.find(
      ({ id, status }) => id === chosenId && status === 'ready_for_activate',
    )
    const front = scratching.card ?? chosen ?? mainCard(run.cards)
    return (
      <div className={css.desk}>
        <CardInFront run={run} scratching={scratching} chosen={chosen} />
        <Stack gap={4}>
          <CardTray
            run={run}
            frontId={front?.id}
            coveredId={scratching.won ? undefined : scratching.card?.id}
            isFree={isFree}
            onTake={({ id }: KnownCard) => choose(id)}
          />
          <PrizeTable odds={run.odds} />
        </Stack>
      </div>
    )
  }
  return (
    <PageSkeleton
      feature="scratch-cards"
      isFetching={isFetching}
      onRetry={refetch}
      heights={['28rem', '20rem']}
      className={css.desk}
    />
  )
}
