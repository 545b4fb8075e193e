import { type ModalProps, useApi, useT } from '@marquee/core'
import { ErrorState, Skeleton, Stack } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { CheckRound } from '../fairness/CheckRound.tsx'
import { replayQuery } from '../queries.ts'
import { ShareRound } from '../shared/ShareRound.tsx'
import { Figures } from '../stage/Figures.tsx'
import { ReplayStage } from '../stage/ReplayStage.tsx'

/** A round as it was, in its own game: nothing can be played and nothing is finished. */
export function ReplayModal({ props, close, frame }: ModalProps<'round-replay'>) {
  const t = useT('history')
  const api = useApi()
  const query = useQuery(replayQuery(api, props.roundId))
  const round = query.data?.round
  const unit = round?.gameMode === 'SweepStakes' ? 'entries' : 'coins'
  return (
    <Dialog
      {...frame}
      size="lg"
      title={query.data?.title ?? props.title}
      description={t('replay.text')}
      closeLabel={t('replay.close')}
    >
      {query.data && round ? (
        <Stack gap={4}>
          <ReplayStage {...query.data} />
          <Figures
            unit={unit}
            figures={[
              ['cost', round.cost],
              ['win', round.win],
              ['net', round.win - round.cost],
            ]}
          />
          {round.status === 'settled' && (
            <>
              <CheckRound roundId={round.id} fairness={query.data.fairness} onLeave={close} />
              <ShareRound roundId={round.id} link={query.data.link} />
            </>
          )}
        </Stack>
      ) : query.isError ? (
        <ErrorState
          level={3}
          title={t('replay.failed.title')}
          text={t('replay.failed.text')}
          retryLabel={t('failed.retry')}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : (
        <Skeleton height={320} />
      )}
    </Dialog>
  )
}
