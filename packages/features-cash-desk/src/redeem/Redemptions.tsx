import { cash, type Redemption } from '@marquee/contract'
import { useApp, useDateFormat, useErrorText, useT } from '@marquee/core'
import { Badge, Button, Card, EmptyState, Inline, Notice, Stack, Text } from '@marquee/ui'
import { ConfirmDialog } from '@marquee/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { SandboxBox } from '../payment/SandboxBox.tsx'
import { refreshAfterPurchase } from '../queries.ts'
import { useAmounts } from '../useAmounts.ts'
import * as css from './RedeemPage.css.ts'
import { Tracker, Why } from './Tracker.tsx'

const tones = {
  pending: 'caution',
  asked: 'caution',
  approved: 'positive',
  paid: 'positive',
  rejected: 'critical',
  canceled: 'neutral',
} as const

interface OneProps {
  redemption: Redemption
  isSandbox: boolean
}

function One({ redemption, isSandbox }: OneProps) {
  const { api, queryClient } = useApp()
  const t = useT('cash-desk')
  const amounts = useAmounts()
  const errorText = useErrorText()
  const date = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' })
  const [isAsking, setAsking] = useState(false)
  const { id, amount, method, account, status, createdAt } = redemption
  const refresh = () => refreshAfterPurchase(queryClient)
  const cancel = useMutation({
    mutationFn: () => api.call(cash.cancelRedemption, { params: { id } }),
    onSettled: () => {
      setAsking(false)
      return refresh()
    },
  })
  const answer = useMutation({
    mutationFn: () => api.call(cash.answerRedemption, { params: { id } }),
    onSettled: refresh,
  })
  // With what could be done its button goes: who pressed it goes on at what became of it, which may be
  // what staff decided meanwhile.
  const card = useRef<HTMLElement>(null)
  const hasActed = !cancel.isIdle || !answer.isIdle
  const statusBefore = useRef(status)
  useEffect(() => {
    if (hasActed && statusBefore.current !== status) card.current?.focus()
    statusBefore.current = status
  }, [hasActed, status])
  const failure = cancel.error ?? answer.error
  /** The sandbox's provider decides. */
  const decide = (outcome: 'paid' | 'rejected') =>
    void fetch('/sandbox/cash/settle', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ redemption: id, outcome }),
    }).then(refresh)
  return (
    <Card
      ref={card}
      tabIndex={-1}
      render={<li />}
      className={css.one}
      data-testid="redemption"
      data-status={status}
    >
      <Stack gap={2}>
        <Inline gap={3}>
          <Text strong as="span">
            {amounts.price(amount)}
          </Text>
          <Badge tone={tones[status]}>{t(`redeem.status.${status}`)}</Badge>
        </Inline>
        <Text size="sm" tone="secondary">
          {`${t(`method.${method}.name`)} ${account}, ${date(createdAt)}`}
        </Text>
        <Why redemption={redemption} />
        <Tracker redemption={redemption} />
        {failure && (
          <Notice tone="critical" announced>
            {errorText(failure)}
          </Notice>
        )}
        {(status === 'pending' || status === 'asked') && (
          <Inline gap={3}>
            {status === 'asked' && (
              <Button
                size="sm"
                busy={answer.isPending}
                onClick={() => answer.mutate()}
                data-testid="redemption-answer"
              >
                {t('redeem.answer')}
              </Button>
            )}
            <Button
              variant="quiet"
              size="sm"
              onClick={() => setAsking(true)}
              data-testid="redemption-cancel"
            >
              {t('redeem.cancel')}
            </Button>
          </Inline>
        )}
        {isSandbox && (status === 'pending' || status === 'asked' || status === 'approved') && (
          <SandboxBox>
            <Button variant="quiet" size="sm" onClick={() => decide('paid')}>
              {t('sandbox.pay')}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => decide('rejected')}>
              {t('sandbox.reject')}
            </Button>
          </SandboxBox>
        )}
        <ConfirmDialog
          open={isAsking}
          title={t('redeem.cancelAsk.title')}
          text={t('redeem.cancelAsk.text', { price: amounts.price(amount) })}
          yes={t('redeem.cancel')}
          no={t('redeem.cancelAsk.no')}
          busy={cancel.isPending}
          onYes={() => cancel.mutate()}
          onNo={() => setAsking(false)}
        />
      </Stack>
    </Card>
  )
}

/** What became of what was redeemed. */
export function Redemptions({
  redemptions,
  isSandbox,
}: {
  redemptions: readonly Redemption[]
  isSandbox: boolean
}) {
  const t = useT('cash-desk')
  if (!redemptions.length) {
    return <EmptyState level={3} title={t('redeem.empty')} text={t('redeem.emptyText')} />
  }
  return (
    <Stack gap={3} as="ul" className={css.list}>
      {redemptions.map((redemption) => (
        <One key={redemption.id} redemption={redemption} isSandbox={isSandbox} />
      ))}
    </Stack>
  )
}
