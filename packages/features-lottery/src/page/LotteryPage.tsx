import type { LotteryDetails } from '../contract/schemas.ts'
import {
  featureInfoKey,
  makeOld,
  useApp,
  useBrand,
  useCountdown,
  useIsGuest,
  useT,
} from '@marquee/core'
import { FeaturePage, PageSkeleton, PageSection, useFeatureInfo } from '@marquee/feature-page'
import { Disclosure, Countdown, EmptyState } from '@marquee/ui'
import { useEffect, useRef } from 'react'
import { LastDraw } from '../board/LastDraw.tsx'
import { Leaders } from '../board/Leaders.tsx'
import { Prizes } from '../board/Prizes.tsx'
import { ticketsQuery, useDetails, useDrawToPlay, useRunning, useUnseenDraw } from '../queries.ts'
import { Replay } from '../replay/Replay.tsx'
import { Hall } from './Hall.tsx'
import { OwnTickets } from './OwnTickets.tsx'
import { Rewards } from './Rewards.tsx'
import { useFreeTicket } from './useFreeTicket.ts'
import { lotteryKey } from '../keys.ts'

/** None runs: when the next one begins. */
function NoneRuns({ nextStartsAt }: Pick<LotteryDetails, 'nextStartsAt'>) {
  const t = useT('lottery')
  const { theme } = useBrand()
  const { queryClient } = useApp()
  const remaining = useCountdown({
    until: nextStartsAt,
    optimized: true,
    onStop() {
      makeOld(queryClient, lotteryKey, featureInfoKey)
    },
  })
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
            {remaining !== null && <Countdown remaining={remaining} label={t('over.next')} />}
          </>
        )
      }
    />
  )
}

/** Once a draw has been made, the player's tickets tell what became of them. */
function useDrawWatch(last: LotteryDetails['last']): void {
  const { api, queryClient } = useApp()
  const known = useRef<number>(undefined)
  const drawnId = last?.drawn ? last.id : undefined
  useEffect(() => {
    if (known.current !== undefined && known.current !== drawnId)
      makeOld(queryClient, ticketsQuery(api).queryKey)
    known.current = drawnId ?? 0
  }, [api, queryClient, drawnId])
}

function Lottery() {
  const t = useT('lottery')
  const isGuest = useIsGuest()
  const running = useRunning()
  const free = useFreeTicket()
  const { data: info, isFetching: isAsking, refetch: askAgain } = useFeatureInfo()
  const { data: details, isFetching, refetch } = useDetails()
  useDrawWatch(details?.last ?? null)
  const unseen = useUnseenDraw()
  const replay = useDrawToPlay()
  if (!details || !info) {
    return (
      <PageSection title={t('hall.title')}>
        <PageSkeleton
          feature="lottery"
          isFetching={isFetching || isAsking}
          onRetry={() => Promise.all([refetch(), askAgain()])}
          heights={['24rem', '10rem']}
        />
      </PageSection>
    )
  }
  const { last, nextStartsAt, rule } = details
  return (
    <>
      {replay && (
        <PageSection title={t('replay.title')}>
          <Replay key={replay.id} lottery={replay} />
        </PageSection>
      )}
      {!isGuest && <Rewards isResting={rule === null} />}
      <PageSection title={t('hall.title')}>
        {running ? (
          <Hall lottery={running} free={free} />
        ) : (
          <NoneRuns nextStartsAt={nextStartsAt} />
        )}
      </PageSection>
      {!isGuest && running && (
        <Disclosure summary={t('own.title')}>
          <OwnTickets lottery={running} free={free} />
        </Disclosure>
      )}
      {running && (
        <Disclosure summary={t('prizes.title')}>
          <Prizes lottery={running} rule={rule} />
        </Disclosure>
      )}
      {running && (
        <Disclosure summary={t('board.title')}>
          <Leaders lotteryId={running.id} none={t('board.none')} label={t('board.title')} />
        </Disclosure>
      )}
      {last && unseen === null && (
        <Disclosure summary={t('last.title')} open={!running || !last.drawn}>
          <LastDraw lottery={last} />
        </Disclosure>
      )}
    </>
  )
}

/** `/lottery`: the drum, the player's tickets, prizes with their chances, and who has won (LOTTERY-01). */
export function LotteryPage() {
  return (
    <FeaturePage
      feature="lottery"
      icon="ticket"
      steps={3}
      facts={{ cost: 'coins', odds: 'percent', wait: 'gift', fair: 'shield' }}
      isRunning={(info) => info.statusFeatures.promoLottery?.isActive}
    >
      <Lottery />
    </FeaturePage>
  )
}
