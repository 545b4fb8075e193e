import { Link, type ModalProps, useApp, usePlayer, useT } from '@marquee/core'
import { Button, ErrorState, Notice, Skeleton, Stack, Text } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { redemptionsQuery } from '../queries.ts'
import { isReady } from '../redeem/isReady.ts'
import { RedeemForm } from '../redeem/RedeemForm.tsx'
import { RedeemPlan } from '../redeem/RedeemPlan.tsx'
import { useAmounts } from '../useAmounts.ts'

/** The short way to redeem: the page's own form, with all that can be redeemed filled in (MODAL-61). */
export function QuickCashModal({ close, frame }: ModalProps) {
  const { api } = useApp()
  const t = useT('cash-desk')
  const amounts = useAmounts()
  const player = usePlayer()
  const { data: desk, isError, refetch } = useQuery(redemptionsQuery(api))
  const [sent, setSent] = useState<number | null>(null)
  return (
    <Dialog
      {...frame}
      title={t(sent === null ? 'redeem.title' : 'quickCash.sent')}
      description={t(sent === null ? 'redeem.lead' : 'quickCash.sentText', {
        one: amounts.price(100),
      })}
      closeLabel={t('close')}
      actions={
        <Button
          wide
          variant={sent === null ? 'plain' : 'strong'}
          onClick={close}
          render={<Link to="/cash/redeem" />}
        >
          {t('quickCash.all')}
        </Button>
      }
    >
      <div data-testid="quick-cash">
        {sent !== null ? (
          <Notice tone="positive" announced title={amounts.price(sent)}>
            {t('redeem.status.pending')}
          </Notice>
        ) : desk && isReady(desk, player) ? (
          <Stack gap={5}>
            <div>
              <Text size="sm" tone="secondary">
                {t('redeem.redeemable')}
              </Text>
              <Text strong size="lg">
                {amounts.price(desk.redeemable)}
              </Text>
            </div>
            <RedeemForm desk={desk} onDone={setSent} />
          </Stack>
        ) : desk?.status === 'active' ? (
          <RedeemPlan desk={desk} />
        ) : desk ? (
          <Notice title={t('redeem.closed.title')}>{t('redeem.closed.text')}</Notice>
        ) : isError ? (
          <ErrorState
            level={3}
            title={t('load.title')}
            text={t('load.text')}
            retryLabel={t('load.retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton shape="block" height="16rem" />
        )}
      </div>
    </Dialog>
  )
}
