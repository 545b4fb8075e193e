import type { FreeBonus } from '@marquee/contract'
import {
  type ModalProps,
  useApp,
  useBrand,
  useErrorText,
  useLocaleCode,
  useModals,
  useT,
} from '@marquee/core'
import { Button, EmptyState, ErrorState, Money, Notice, Skeleton, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useMutation, useQuery } from '@tanstack/react-query'
import { bonusesQuery, creditBonus } from '../queries.ts'
import * as css from './FreeBonusesModal.css.ts'

interface LineProps {
  bonus: FreeBonus
  isPending: boolean
  onClaim: () => void
}

function Line({ bonus: { bonusAmount, bonusLifetimeEnd }, isPending, onClaim }: LineProps) {
  const t = useT('bonuses')
  const locale = useLocaleCode()
  const until = new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
  }).format(bonusLifetimeEnd)
  return (
    <li className={css.line} data-testid="free-bonus-line">
      <div>
        <Money amount={bonusAmount ?? 0} unit="entries" unitLabel={t('entries')} icon size="lg" />
        <Text size="sm" tone="secondary">
          {t('list.until', { date: until })}
        </Text>
      </div>
      <Button busy={isPending} onClick={onClaim}>
        {t('list.claim')}
      </Button>
    </li>
  )
}

/** Bonuses that wait for the player, each with the way to take it. */
export function FreeBonusesModal({ close, frame }: ModalProps) {
  const t = useT('bonuses')
  const { api, queryClient } = useApp()
  const { art } = useBrand().theme
  const modals = useModals()
  const errorText = useErrorText()
  const { data, isError, isFetching, refetch } = useQuery(bonusesQuery(api))
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
            {data.map((bonus) => (
              <Line
                key={bonus.bonusId}
                bonus={bonus}
                isPending={isPending && variables === bonus.bonusId}
                onClaim={() => mutate(bonus.bonusId)}
              />
            ))}
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
