import type { Deposit } from '@marquee/contract'
import { useApp, useErrorText, useT } from '@marquee/core'
import { Button, Card, Heading, Inline, Stack, Text } from '@marquee/ui'
import { ConfirmDialog } from '@marquee/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ChallengeDialog } from '../challenge/ChallengeDialog.tsx'
import { useCancel } from '../challenge/useCancel.ts'
import { SandboxBox } from '../payment/SandboxBox.tsx'
import { visitBank } from '../payment/usePurchase.ts'
import { deskQuery, refreshAfterPurchase } from '../queries.ts'
import { useAmounts } from '../useAmounts.ts'

interface Props {
  waiting: readonly Deposit[]
  /** The sandbox's bank can be told to answer. */
  isSandbox: boolean
  /** Called with a purchase that waits no more: paid, declined or canceled. */
  onEnd: (deposit: Deposit) => void
}

/** The sandbox's bank does what its number says. */
const settle = (deposit: string) =>
  fetch('/sandbox/cash/settle', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ deposit }),
  })

type OneProps = Omit<Props, 'waiting'> & { deposit: Deposit }

function One({ deposit, isSandbox, onEnd }: OneProps) {
  const { api, queryClient } = useApp()
  const t = useT('cash-desk')
  const amounts = useAmounts()
  const errorText = useErrorText()
  const [asking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { id, status, method, account, amount, challengeUrl } = deposit
  const refresh = () => refreshAfterPurchase(queryClient)
  const cancel = useCancel(id, (ended) => {
    setLeaving(false)
    onEnd(ended)
  })
  const check = useMutation({
    mutationFn: () => queryClient.fetchQuery({ ...deskQuery(api), staleTime: 0 }),
    onSettled: refresh,
  })
  return (
    <Card data-testid="cash-waiting" data-status={status}>
      <Stack gap={3}>
        <Heading level={3} size="sm">
          {t(`waiting.${status}.title`, { price: amounts.price(amount) })}
        </Heading>
        <Text tone="secondary">
          {t(`waiting.${status}.text`, { method: t(`method.${method}.name`), account })}
        </Text>
        <Inline gap={3}>
          {status === 'challenge' ? (
            <Button
              onClick={() => (challengeUrl ? visitBank(challengeUrl) : setAsking(true))}
              data-testid="cash-answer"
            >
              {t('waiting.answer')}
            </Button>
          ) : (
            <Button
              variant="quiet"
              busy={check.isPending}
              onClick={() => check.mutate()}
              data-testid="cash-check"
            >
              {t('waiting.check')}
            </Button>
          )}
          {status !== 'created' && (
            <Button variant="plain" onClick={() => setLeaving(true)} data-testid="waiting-cancel">
              {t('waiting.cancel')}
            </Button>
          )}
        </Inline>
        {status === 'pending' && isSandbox && (
          <SandboxBox>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => void settle(id).then(refresh)}
              data-testid="sandbox-settle"
            >
              {t('sandbox.settle')}
            </Button>
          </SandboxBox>
        )}
      </Stack>
      <ConfirmDialog
        open={isLeaving}
        title={t('challenge.ask.title')}
        text={t('challenge.ask.text')}
        yes={t('waiting.cancel')}
        no={t('waiting.keep')}
        error={cancel.error ? errorText(cancel.error) : undefined}
        busy={cancel.isPending}
        onYes={() => cancel.mutate()}
        onNo={() => setLeaving(false)}
      />
      {asking && (
        <ChallengeDialog
          deposit={deposit}
          onEnd={(ended) => {
            setAsking(false)
            onEnd(ended)
          }}
        />
      )}
    </Card>
  )
}

/** The refresh step: purchases that wait for the player or for a provider (CASH-07). */
export function Waiting({ waiting, ...rest }: Props) {
  return (
    <Stack gap={3}>
      {waiting.map((deposit) => (
        <One key={deposit.id} deposit={deposit} {...rest} />
      ))}
    </Stack>
  )
}
