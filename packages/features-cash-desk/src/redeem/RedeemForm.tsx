import type { PayoutMethod, RedemptionDesk } from '@marquee/contract'
import { useIsOffline, useModals, useT } from '@marquee/core'
import { Button, Notice, RadioGroup, Stack, Text, TextField } from '@marquee/ui'
import { ConfirmDialog } from '@marquee/ui/dialog'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { focusField, type Problems, problemsOf, stillWrong } from '../payment/check.ts'
import { PaymentFields } from '../payment/PaymentFields.tsx'
import { nothingTyped } from '../payment/token.ts'
import { useAmounts } from '../useAmounts.ts'
import { useRedeem } from './useRedeem.ts'

/** `12.50` or `12,50` as hundredths; NaN for what is no amount. */
export const hundredths = (text: string): number => {
  const [, whole = '', rest = ''] = /^\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? []
  return whole ? Number(whole) * 100 + Number(rest.padEnd(2, '0')) : Number.NaN
}

/** The end of an account's number, by which its owner knows it. */
const lastOf = (account: string): string => `•••• ${account.replaceAll(/\s/g, '').slice(-4)}`

interface Props {
  desk: RedemptionDesk
  /** Called once the winnings are on their way. */
  onDone?: (amount: number) => void
}

/** How much is redeemed, and where it goes. */
export function RedeemForm({ desk, onDone }: Props) {
  const t = useT('cash-desk')
  const amounts = useAmounts()
  const offline = useIsOffline()
  const [amount, setAmount] = useState((desk.redeemable / 100).toFixed(2))
  const [method, setMethod] = useState<PayoutMethod | undefined>(desk.methods[0]?.id)
  const [typed, setTyped] = useState(nothingTyped)
  const [problems, setProblems] = useState<Problems>({})
  const [wrongAmount, setWrongAmount] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { redeem, isBusy, failure, forget, ...refused } = useRedeem((worked) => {
    setAsking(false)
    if (!worked) return
    setTyped(nothingTyped)
    setAmount('')
    onDone?.(wanted)
  })
  const modals = useModals()
  const place = useRef<HTMLFormElement>(null)
  // What the provider refused is said at a field above the button that the question was opened with.
  const [wrongField] = Object.keys(refused.problems)
  useEffect(() => {
    if (wrongField !== undefined && !isAsking) focusField(place.current, [wrongField])
  }, [wrongField, isAsking])
  const form = desk.methods.find(({ id }) => id === method)
  const wanted = hundredths(amount)

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!form || isBusy) return
    const isWrong = !(wanted >= desk.minimum && wanted <= desk.redeemable)
    const found = problemsOf(form.id, typed)
    setWrongAmount(isWrong)
    setProblems(found)
    const wrong = [...(isWrong ? ['amount'] : []), ...Object.keys(found)]
    focusField(event.currentTarget, wrong)
    // There are as many winnings, but not all of them can be redeemed: the modal says why.
    if (wanted > desk.redeemable && wanted <= desk.winnings) modals.open('insufficient-withdrawal')
    if (!wrong.length) setAsking(true)
  }
  const worded = Object.fromEntries(Object.entries(problems).map(([field, key]) => [field, t(key)]))
  const range = {
    least: amounts.winnings(desk.minimum),
    most: amounts.winnings(desk.redeemable),
    one: amounts.price(100),
  }
  return (
    <form ref={place} onSubmit={send} noValidate data-testid="redeem-form">
      <Stack gap={5}>
        <TextField
          name="amount"
          label={t('redeem.amount')}
          // The same words, once: as a hint, then as what is wrong.
          hint={wrongAmount ? undefined : t('redeem.range', range)}
          error={wrongAmount ? t('redeem.range', range) : undefined}
          value={amount}
          inputMode="decimal"
          onChange={(event) => {
            setAmount(event.currentTarget.value)
            setWrongAmount(false)
          }}
        />
        {wanted !== desk.redeemable && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              setAmount((desk.redeemable / 100).toFixed(2))
              setWrongAmount(false)
              // The button goes with what it was for.
              focusField(place.current, ['amount'])
            }}
            data-testid="redeem-all"
          >
            {t('redeem.all')}
          </Button>
        )}
        <RadioGroup
          legend={t('redeem.to')}
          value={method}
          onValueChange={(next) => {
            setMethod(next)
            setTyped(nothingTyped)
            setProblems({})
            forget()
          }}
          options={desk.methods.map(({ id }) => ({ value: id, label: t(`method.${id}.name`) }))}
        />
        {method && (
          <PaymentFields
            method={method}
            typed={typed}
            onType={(next) => {
              setTyped(next)
              forget()
              setProblems((found) => stillWrong(found, typed, next))
            }}
            problems={{ ...refused.problems, ...worded }}
            testNumbers={desk.testNumbers}
          />
        )}
        {failure && (
          <Notice tone="critical" announced>
            {failure}
          </Notice>
        )}
        {wanted >= desk.minimum && wanted <= desk.redeemable && (
          <Text tone="secondary" data-testid="redeem-worth">
            {t('redeem.worth', { price: amounts.price(wanted) })}
          </Text>
        )}
        <Button type="submit" wide busy={isBusy} disabled={offline} data-testid="redeem-send">
          {t('redeem.action')}
        </Button>
        {form && wanted > 0 && (
          <ConfirmDialog
            open={isAsking}
            title={t('redeem.confirm.title', { price: amounts.price(wanted) })}
            text={t(`redeem.confirm.to.${form.id}`, { account: lastOf(typed.number) })}
            yes={t('redeem.confirm.yes', { price: amounts.price(wanted) })}
            no={t('redeem.confirm.no')}
            busy={isBusy}
            onYes={() => redeem({ amount: wanted, form, typed })}
            onNo={() => setAsking(false)}
          />
        )}
      </Stack>
    </form>
  )
}
