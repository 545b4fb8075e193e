import { Link, type ModalProps, useApi, useT, When } from '@marquee/core'
import {
  Button,
  Disclosure,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
  Text,
  useNumberFormat,
} from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { ChangeSeed } from './ChangeSeed.tsx'
import { fairnessQuery } from './queries.ts'
import { Seeds } from './Seeds.tsx'
import * as css from './Seeds.css.ts'

type Shown = Awaited<ReturnType<NonNullable<ReturnType<typeof fairnessQuery>['queryFn']>>>

function Current({ current }: { current: NonNullable<Shown['current']> }) {
  const t = useT('history')
  const { format } = useNumberFormat()
  return (
    <>
      <Seeds
        lines={[
          { label: t('fairness.commitment'), value: current.commitment },
          {
            label: t('fairness.playerSeed'),
            value: current.playerSeed,
            note: t(current.isOwnSeed ? 'fairness.byPlayer' : 'fairness.byHouse'),
          },
          { label: t('fairness.rounds'), value: format(current.rounds), isCode: false },
          {
            label: t('fairness.next'),
            value: current.nextCommitment,
            note: t('fairness.nextNote'),
          },
        ]}
      />
      <ChangeSeed key={current.pairId} pairId={current.pairId} />
    </>
  )
}

function Past({ revealed }: Pick<Shown, 'revealed'>) {
  const t = useT('history')
  const { format } = useNumberFormat()
  if (revealed.length === 0) return null
  return (
    <Stack gap={3} className={css.part}>
      <Text strong>{t('fairness.past')}</Text>
      {revealed.map(({ pairId, serverSeed, commitment, playerSeed, rounds, revealedAt }) => (
        <Disclosure key={pairId} summary={<When at={revealedAt} />}>
          <Seeds
            lines={[
              { label: t('fairness.serverSeed'), value: serverSeed },
              { label: t('fairness.commitment'), value: commitment },
              { label: t('fairness.playerSeed'), value: playerSeed },
              { label: t('fairness.rounds'), value: format(rounds), isCode: false },
            ]}
          />
        </Disclosure>
      ))}
    </Stack>
  )
}

/** The seeds that decide a player's rounds, as far as they may be known, and the way to have them shown. */
export function FairnessModal({ close, frame }: ModalProps) {
  const t = useT('history')
  const query = useQuery(fairnessQuery(useApi()))
  return (
    <Dialog
      {...frame}
      title={t('fairness.title')}
      description={t('fairness.lead')}
      closeLabel={t('replay.close')}
    >
      {query.data ? (
        <Stack gap={4}>
          {query.data.current ? (
            <Current current={query.data.current} />
          ) : (
            <EmptyState level={3} title={t('fairness.none.title')} text={t('fairness.none.text')} />
          )}
          <Past revealed={query.data.revealed} />
          <Button variant="plain" render={<Link to="/verify" onClick={close} />}>
            {t('fairness.check')}
          </Button>
        </Stack>
      ) : query.isError ? (
        <ErrorState
          level={3}
          title={t('fairness.failed')}
          text={t('failed.text')}
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
