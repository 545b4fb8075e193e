import { useMutation } from '@tanstack/react-query'
import {
  Alert,
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
  type FreeEntryDecision,
  freeEntryDesk,
  type FreeEntryReason,
} from '@marquee/features-content/contract'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../api.ts'
import type { FreeEntryLine } from '../dataProvider.ts'
import { isReason } from '../format/ReasonField.tsx'
import { Failed } from '../format/States.tsx'
import { reasonName, statusName } from './names.ts'

interface Props {
  card: FreeEntryLine
  decision: FreeEntryDecision['decision']
  onClose: () => void
}

/** Credits a card that has come, or refuses it. */
export function CardDialog({ card, decision, onClose }: Props) {
  const notify = useNotify()
  const isCredit = decision === 'credit'
  const [postmarkedOn, setPostmarkedOn] = useState(card.postmarkedOn ?? '')
  const [code, setCode] = useState<FreeEntryReason | ''>('')
  const [reason, setReason] = useState('')
  const words = reason.trim()
  const isReady = isReason(reason) && (isCredit ? postmarkedOn !== '' : code !== '')
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () =>
      api.call(freeEntryDesk.decide, {
        params: { brand: card.brand, playerId: card.player.id, code: card.code },
        body:
          isCredit || code === ''
            ? { decision: 'credit', postmarkedOn, reason: words }
            : { decision: 'refuse', code, reason: words },
      }),
    onSuccess({ data }) {
      notify(`Card ${card.code}: ${statusName[data.status].toLowerCase()}.`, { type: 'success' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="card-title">
      <form onSubmit={submit}>
        <DialogTitle id="card-title">
          {`${isCredit ? 'Credit' : 'Refuse'} card ${card.code} of ${card.player.login}`}
        </DialogTitle>
        <DialogContent>
          {error && <Failed error={error} />}
          <DialogContentText sx={{ mb: 2 }}>
            {isCredit
              ? 'Compare name, address and e-mail on the card with the account first. Your note is for the record; the player does not read it.'
              : 'The player reads why, and how to do better. Your words are for the record.'}
          </DialogContentText>
          {isCredit && card.needsTwo && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {card.approvedBy
                ? `${card.approvedBy} has approved it. With you it is credited.`
                : 'This player has had much by mail within 30 days: after you a colleague looks at the card too.'}
            </Alert>
          )}
          <Stack spacing={2}>
            {isCredit ? (
              <TextField
                required
                type="date"
                label="Postmark"
                value={postmarkedOn}
                onChange={(event) => setPostmarkedOn(event.target.value)}
                slotProps={{ inputLabel: { shrink: true } }}
              />
            ) : (
              <TextField
                select
                required
                label="Why"
                value={code}
                onChange={(event) => setCode(event.target.value as FreeEntryReason)}
              >
                {Object.entries(reasonName).map(([id, name]) => (
                  <MenuItem key={id} value={id}>
                    {name}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <TextField
              required
              multiline
              minRows={2}
              label="Note"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ htmlInput: { minLength: 3, maxLength: 500 } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          <Button
            type="submit"
            variant="contained"
            color={isCredit ? 'success' : 'error'}
            disabled={isPending || !isReady}
          >
            {isCredit ? 'Credit' : 'Refuse'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
