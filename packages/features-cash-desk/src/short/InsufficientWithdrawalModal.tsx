import { type ModalProps, useApp, useT } from '@marquee/core'
import { PlayButton } from '@marquee/feature-page'
import { Button, ErrorState, Progress, Skeleton, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { redemptionsQuery } from '../queries.ts'
import { useAmounts } from '../useAmounts.ts'
import * as css from './Short.css.ts'

/** Why winnings cannot be redeemed yet: how much is missing, and what has to be played once (MODAL-32). */
export function InsufficientWithdrawalModal({ close, frame }: ModalProps) {
  const { api } = useApp()
  const t = useT('cash-desk')
  const amounts = useAmounts()
  const { data: desk, isError, refetch } = useQuery(redemptionsQuery(api))
  const unplayed = desk ? desk.winnings - desk.redeemable : 0
  const missing = desk ? Math.max(desk.minimum - desk.redeemable, 0) : 0
  const lines = desk && {
    winnings: desk.winnings,
    unplayed,
    redeemable: desk.redeemable,
    minimum: desk.minimum,
  }
  return (
    <Dialog
      {...frame}
      title={t(
        missing
          ? 'redeem.little.title'
          : desk && unplayed === 0
            ? 'quickCash.title'
            : 'missing.part',
      )}
      description={desk && missing ? t('missing.text', { amount: amounts.winnings(missing) }) : ''}
      closeLabel={t('close')}
      actions={
        <>
          <Button wide onClick={close}>
            {t('missing.understood')}
          </Button>
          <PlayButton wide variant="plain" onClick={close}>
            {t('missing.play')}
          </PlayButton>
        </>
      }
    >
      {lines ? (
        <Stack gap={4} data-testid="insufficient-withdrawal">
          <Progress
            label={t('missing.progress')}
            value={lines.redeemable}
            max={lines.minimum}
            valueText={t('missing.of', {
              some: amounts.winnings(lines.redeemable),
              least: amounts.winnings(lines.minimum),
            })}
          />
          <dl className={css.figures}>
            {Object.entries(lines).map(([name, sum]) => (
              <div key={name} className={css.figure} data-testid={`missing-${name}`}>
                <Text as="dt" tone="secondary">
                  {t(`missing.line.${name}`)}
                </Text>
                <dd className={css.amount}>{amounts.winnings(sum)}</dd>
              </div>
            ))}
          </dl>
          {unplayed > 0 && (
            <Text size="sm" tone="secondary">
              {t('missing.why', { amount: amounts.winnings(unplayed) })}
            </Text>
          )}
        </Stack>
      ) : isError ? (
        <ErrorState
          level={3}
          title={t('load.title')}
          text={t('load.text')}
          retryLabel={t('load.retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton shape="block" height="10rem" />
      )}
    </Dialog>
  )
}
