import { Link, type ModalProps, useApi, useT } from '@marquee/core'
import { Button, ErrorState, Skeleton, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDuration } from '../limits/LimitAmount.tsx'
import { statusQuery, useAnswer } from '../queries.ts'
import { SessionFigures } from './SessionFigures.tsx'

/** Stands before play until it is answered (MODAL-36): how long, what was staked and won, and net. */
export function RealityCheckModal({ close, frame }: ModalProps) {
  const t = useT('responsible-play')
  const api = useApi()
  const duration = useDuration()
  const navigate = useNavigate()
  const answer = useAnswer()
  // The figures of this moment: what a page knew may be of before the last round.
  const query = useQuery({ ...statusQuery(api), staleTime: 0, refetchOnMount: 'always' })
  const check = query.isFetching && !query.data?.realityCheck.due ? null : query.data?.realityCheck
  const say = (given: 'continue' | 'stop') =>
    answer.mutate(given, {
      onSuccess: () => {
        close()
        if (given === 'stop') void navigate({ to: '/lobby/' })
      },
    })
  return (
    <Dialog
      {...frame}
      required
      title={t('reality.modal.title')}
      description={check ? t('reality.modal.text', { time: duration(check.minutes) }) : undefined}
      closeLabel={t('reality.modal.close')}
      actions={
        <>
          <Button
            wide
            busy={answer.isPending && answer.variables === 'stop'}
            disabled={answer.isPending}
            onClick={() => say('stop')}
          >
            {t('reality.modal.stop')}
          </Button>
          <Button
            wide
            variant="quiet"
            busy={answer.isPending && answer.variables === 'continue'}
            disabled={answer.isPending}
            onClick={() => say('continue')}
          >
            {t('reality.modal.continue')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {check ? (
          <SessionFigures check={check} />
        ) : query.isError ? (
          <ErrorState
            level={3}
            title={t('failed.title')}
            text={t('failed.text')}
            retryLabel={t('failed.retry')}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          />
        ) : (
          <Stack gap={3} role="status" aria-busy="true" aria-label={t('loading')}>
            <Skeleton height={56} />
            <Skeleton height={140} />
          </Stack>
        )}
        {answer.isError && (
          <Text tone="critical" role="alert">
            {t('reality.modal.failed')}
          </Text>
        )}
        <Text size="sm">
          <Link to="/game/responsible-play" onClick={close}>
            {t('reality.modal.limits')}
          </Link>
        </Text>
      </Stack>
    </Dialog>
  )
}
