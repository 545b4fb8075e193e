import { type ModalProps, useApp, useBrand, useErrorText, useModals, useT } from '@marquee/core'
import { EmptyState, ErrorState, Notice, Skeleton, Stack } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useMutation, useQuery } from '@tanstack/react-query'
import { bonusesQuery, creditBonus } from '../queries.ts'
import { EntriesBonusLine, SpinsBonusLine } from './BonusLine.tsx'
import * as css from './FreeBonusesModal.css.ts'

/** Bonuses that wait for the player, each with the way to take it. */
export function FreeBonusesModal({ close, frame }: ModalProps) {
  const t = useT('bonuses')
  const { api, queryClient } = useApp()
  const { art } = useBrand().theme
  const modals = useModals()
  const errorText = useErrorText()
  const { data, isError, isFetching, refetch } = useQuery({
    ...bonusesQuery(api),
    // Free spins are used up in games, which tell nobody here.
    refetchOnMount: 'always',
  })
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (bonusId: number) =>
      creditBonus(api, queryClient, { bonusId, messageId: bonusId }),
    onSuccess({ bonusAmount }) {
      close()
      modals.open('free-bonus', { amount: bonusAmount ?? 0 })
    },
  })
  return (
    <Dialog {...frame} title={t('list.title')} closeLabel={t('close')}>
      <Stack gap={4}>
        {error && (
          <Notice tone="critical" announced title={t('depositBonus.error')}>
            {errorText(error)}
          </Notice>
        )}
        {data?.length ? (
          <ul className={css.list}>
            {data.map((bonus) =>
              bonus.bonusType === 'freeSpins' ? (
                <SpinsBonusLine key={`spins-${bonus.bonusId}`} bonus={bonus} onPlay={close} />
              ) : (
                <EntriesBonusLine
                  key={bonus.bonusId}
                  bonus={bonus}
                  isPending={isPending && variables === bonus.bonusId}
                  onClaim={() => mutate(bonus.bonusId)}
                />
              ),
            )}
          </ul>
        ) : data ? (
          <EmptyState
            art={art.empty}
            level={3}
            title={t('list.empty.title')}
            text={t('list.empty.text')}
          />
        ) : isError ? (
          <ErrorState
            art={art.trouble}
            level={3}
            title={t('list.failed.title')}
            text={t('list.failed.text')}
            retryLabel={t('list.failed.retry')}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <div className={css.list} aria-busy="true">
            <Skeleton shape="block" height="4.5rem" />
            <Skeleton shape="block" height="4.5rem" />
          </div>
        )}
      </Stack>
    </Dialog>
  )
}
