import type { Deposit } from '@marquee/contract'
import { useT } from '@marquee/core'
import { Button, Inline, Notice, Progress, Stack, Text, TextField } from '@marquee/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAmounts } from '../useAmounts.ts'
import * as css from './Payment.css.ts'

interface Props {
  deposit: Deposit
  step: number
  /** It stands where the step before was, whose buttons had the focus. */
  takesFocus: boolean
  /** The code may be told. */
  isSandbox: boolean
  isBusy: boolean
  problem: string | null
  onAnswer: (step: number, given: string) => void
}

/** One step of the three that a card's bank asks: is it you, the code of the message, yes for good. */
export function Steps({ deposit, step, takesFocus, isSandbox, isBusy, problem, onAnswer }: Props) {
  const t = useT('cash-desk')
  const amounts = useAmounts()
  const [code, setCode] = useState('')
  const isCode = step === 2
  const question = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // Only now and not at a later render: from here on the focus is the reader's.
  const took = useRef(!takesFocus)
  useEffect(() => {
    if (took.current) return
    took.current = true
    // At what is asked and not at the button that pays: a key that is held would press it.
    const place = field.current ?? question.current
    place?.focus()
  }, [])
  // A code that was wrong is typed anew.
  useEffect(() => {
    if (problem === null || isBusy) return
    field.current?.focus()
    field.current?.select()
  }, [problem, isBusy])
  const send = (event: FormEvent) => {
    event.preventDefault()
    onAnswer(step, isCode ? code : 'yes')
  }
  return (
    <form onSubmit={send} noValidate data-testid="challenge" data-step={step}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Text size="sm" tone="secondary">
            {t('challenge.step', { step })}
          </Text>
          <Progress value={step} max={3} label={t('challenge.step', { step })} />
        </Stack>
        <div ref={question} tabIndex={-1} className={css.question}>
          {t(`challenge.steps.${step}.text`, {
            price: amounts.price(deposit.amount),
            // Its dots and digits stay in one line.
            account: deposit.account.replaceAll(' ', '\u00a0'),
          })}
        </div>
        {isCode && (
          <TextField
            ref={field}
            name="challenge-code"
            label={t('challenge.code')}
            hint={isSandbox ? t('challenge.sandboxCode') : undefined}
            error={problem ?? undefined}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        {!isCode && problem && (
          <Notice tone="critical" announced>
            {problem}
          </Notice>
        )}
        <Inline gap={3}>
          <Button type="submit" busy={isBusy} data-testid="challenge-yes">
            {t(`challenge.steps.${step}.yes`)}
          </Button>
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() => onAnswer(step, 'no')}
            data-testid="challenge-no"
          >
            {t('challenge.no')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
