import { useMutation } from '@tanstack/react-query'
import {
  backOffice,
  type RedemptionDecision,
  type RedemptionReason,
  type StaffRedemptionCase,
} from '@marquee/contract'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../api.ts'
import { DecideDialog, WhyField, WordsField } from '../format/DecideDialog.tsx'
import { dollarsOf } from '../format/Dollars.tsx'
import { isReason } from '../format/ReasonField.tsx'
import type { MoneyRef } from '../ids.ts'
import { reasonName } from './names.ts'
import { approvalText, outcomeText } from './outcome.ts'

type Decision = RedemptionDecision['decision']

const words: Record<
  Decision,
  { verb: string; text: string; color: 'success' | 'error' | 'primary' }
> = {
  approve: {
    verb: 'Approve',
    text: 'Your note is for the record; the player does not read it.',
    color: 'success',
  },
  ask: {
    verb: 'Ask the player',
    text: 'The player reads the reason and your words, and answers when it is done.',
    color: 'primary',
  },
  reject: {
    verb: 'Reject',
    text: 'The winnings go back to the player, who reads the reason, how to fix it, and your words.',
    color: 'error',
  },
  paid: {
    verb: 'Mark as paid',
    text: 'Only if you paid it outside the provider. Say how, for the record.',
    color: 'success',
  },
}

interface Props {
  one: StaffRedemptionCase
  params: MoneyRef
  decision: Decision
  onClose: () => void
}

/** Decides on a redemption, with a reason. */
export function DecisionDialog({ one, params, decision, onClose }: Props) {
  const notify = useNotify()
  const { verb, text, color } = words[decision]
  const isTold = decision === 'ask' || decision === 'reject'
  const [code, setCode] = useState<RedemptionReason | ''>('')
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const { moneyId: redemptionId, ...player } = params
      return api.call(backOffice.decideRedemption, {
        params: { ...player, redemptionId },
        body: { decision, code: code || null, reason: reason.trim() },
      })
    },
    onSuccess({ data }) {
      notify(outcomeText(decision, data), { type: 'success' })
      onClose()
    },
  })
  return (
    <DecideDialog
      title={`${verb}: ${dollarsOf(one.amount)}`}
      text={decision === 'approve' ? `${approvalText(one)} ${text}` : text}
      verb={verb}
      color={color}
      error={error}
      isPending={isPending}
      isReady={isReason(reason) && (!isTold || code !== '')}
      onSubmit={mutate}
      onClose={onClose}
    >
      {isTold && <WhyField names={reasonName} value={code} onChange={setCode} />}
      <WordsField
        label={isTold ? 'Words for the player' : 'Reason'}
        value={reason}
        onChange={setReason}
      />
    </DecideDialog>
  )
}
