import { useMutation } from '@tanstack/react-query'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { backOffice, type VerificationDocument } from '@marquee/contract'
import { api } from '../api.ts'
import { Failed } from '../format/States.tsx'
import type { PlayerRef } from '../ids.ts'

interface ReviewProps {
  document: VerificationDocument
  /** Whose it is. */
  params: PlayerRef
  decision: 'approved' | 'rejected'
  onClose: () => void
  onDone: () => void
}

/** Decides on a document; what is rejected needs a reason, which the player reads at once. */
export function ReviewDialog({ document, params, decision, onClose, onDone }: ReviewProps) {
  const notify = useNotify()
  const [reason, setReason] = useState('')
  const isRejection = decision === 'rejected'
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () =>
      api.call(backOffice.reviewDocument, {
        params: { ...params, documentId: document.id },
        body: { decision, reason: reason.trim() || null },
      }),
    onSuccess() {
      notify(`${document.name} was ${decision}; the player was told.`, { type: 'success' })
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="review-title">
      <form onSubmit={submit}>
        <DialogTitle id="review-title">
          {`${isRejection ? 'Reject' : 'Approve'} ${document.name}?`}
        </DialogTitle>
        <DialogContent>
          {error && <Failed error={error} />}
          <DialogContentText sx={{ mb: 2 }}>
            {isRejection
              ? 'The player reads the reason: say what is to be mended.'
              : 'A note for the player may be added.'}
          </DialogContentText>
          <TextField
            label="Reason"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            required={isRejection}
            fullWidth
            multiline
            minRows={2}
            slotProps={{ htmlInput: { minLength: 3, maxLength: 500 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            color={isRejection ? 'error' : 'success'}
            disabled={isPending || (isRejection && reason.trim().length < 3)}
          >
            {isRejection ? 'Reject' : 'Approve'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
