import { useMutation } from '@tanstack/react-query'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material'
import {
  backOffice,
  type RedemptionDecision,
  type RedemptionReason,
  type StaffRedemptionCase,
} from '@marquee/contract'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../api.ts'
import { dollarsOf } from '../format/Dollars.tsx'
import { isReason } from '../format/ReasonField.tsx'
import { Failed } from '../format/States.tsx'
import type { MoneyRef } from '../ids.ts'
import { reasonName, statusName } from './names.ts'

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
    text: 'For what was paid outside of the provider. Say how, for the record.',
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
      notify(`The redemption: ${statusName[data.status].toLowerCase()}.`, { type: 'success' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="decision-title">
      <form onSubmit={submit}>
        <DialogTitle id="decision-title">{`${verb}: ${dollarsOf(one.amount)}`}</DialogTitle>
        <DialogContent>
          {error && <Failed error={error} />}
          <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
          <Stack spacing={2}>
            {isTold && (
              <TextField
                select
                required
                label="Why"
                value={code}
                onChange={(event) => setCode(event.target.value as RedemptionReason)}
              >
                {Object.entries(reasonName).map(([id, name]) => (
                  <MenuItem key={id} value={id}>
                    {name}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <TextField
              label={isTold ? 'Words for the player' : 'Reason'}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              required
              multiline
              minRows={2}
              slotProps={{ htmlInput: { minLength: 3, maxLength: 500 } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          <Button
            type="submit"
            variant="contained"
            color={color}
            disabled={isPending || !isReason(reason) || (isTold && !code)}
          >
            {verb}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
