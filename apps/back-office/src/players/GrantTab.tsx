import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { bonusDesk } from '@marquee/features-bonuses/contract'
import { api } from '../api.ts'
import { Amount } from '../format/Amount.tsx'
import { isReason, ReasonField } from '../format/ReasonField.tsx'
import { Failed } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import { usePlayer } from './usePlayer.ts'

/** `2.50` as minor units; null for what is no amount of entries. */
function minorOf(text: string): number | null {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text.trim())) return null
  return Math.round(Number(text) * 100) || null
}

const daysOf = (text: string): number | null => {
  const days = Number(text)
  return Number.isInteger(days) && days >= 1 && days <= 90 ? days : null
}

/** Gives the player free entries, which wait for them until they are taken or over. */
export function GrantTab() {
  const { player, params } = usePlayer()
  const [entries, setEntries] = useState('')
  const [days, setDays] = useState('7')
  const [reason, setReason] = useState('')
  const amount = minorOf(entries)
  const validDays = daysOf(days)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (bonus: { amount: number; validDays: number }) =>
      (
        await api.call(bonusDesk.grant, {
          params: { brand: params.brand },
          body: { ...bonus, playerId: params.playerId, reason: reason.trim() },
        })
      ).data,
    onSuccess() {
      setEntries('')
      setReason('')
    },
  })
  const isReady = amount !== null && validDays !== null && isReason(reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (amount !== null && validDays !== null) mutate({ amount, validDays })
  }
  return (
    <Stack component="form" spacing={2} onSubmit={submit} aria-labelledby="grant">
      <Typography id="grant" variant="h6" component="h2">
        {`Free entries for ${player.login}`}
      </Typography>
      <Typography>
        The player claims them in their bonuses. Your role limits how much you can give.
      </Typography>
      {error && <Failed error={error} />}
      {data && (
        <Alert severity="success">
          Granted <Amount amount={data.amount} unit="entries" />, to be claimed by{' '}
          <When at={data.validUntil} />. The link that opens it: {data.link}
        </Alert>
      )}
      <TextField
        required
        label="Entries"
        helperText="For example 2.50"
        value={entries}
        onChange={(event) => setEntries(event.target.value)}
        error={entries !== '' && amount === null}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        sx={{ maxWidth: 240 }}
      />
      <TextField
        required
        label="Days to claim them"
        helperText="1 to 90"
        value={days}
        onChange={(event) => setDays(event.target.value)}
        error={validDays === null}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        sx={{ maxWidth: 240 }}
      />
      <ReasonField value={reason} onChange={setReason} />
      <Button
        type="submit"
        variant="contained"
        disabled={isPending || !isReady}
        sx={{ alignSelf: 'start' }}
      >
        Grant
      </Button>
    </Stack>
  )
}
