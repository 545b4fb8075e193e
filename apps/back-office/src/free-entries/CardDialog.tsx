import { useMutation } from '@tanstack/react-query'
import { Alert, TextField } from '@mui/material'
import { type FreeEntryDecision, freeEntryDesk, type FreeEntryReason } from './calls.ts'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../api.ts'
import type { FreeEntryLine } from '../dataProvider.ts'
import { DecideDialog, WhyField, WordsField } from '../format/DecideDialog.tsx'
import { isReason } from '../format/ReasonField.tsx'
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
  const verb = isCredit ? 'Credit' : 'Refuse'
  return (
    <DecideDialog
      title={`${verb} card ${card.code} of ${card.player.login}`}
      text={
        isCredit
          ? 'Compare name, address and email on the card with the account first. Your note is for the record; the player does not read it.'
          : 'The player reads why, and how to do better. Your words are for the record.'
      }
      verb={verb}
      color={isCredit ? 'success' : 'error'}
      error={error}
      isPending={isPending}
      isReady={isReady}
      onSubmit={mutate}
      onClose={onClose}
    >
      {isCredit && card.needsTwo && (
        <Alert severity="info">
          {card.approvedBy
            ? `${card.approvedBy} approved it. If you approve it too, it’s credited.`
            : 'This player got many entries by mail within 30 days. A colleague has to approve the card too.'}
        </Alert>
      )}
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
        <WhyField names={reasonName} value={code} onChange={setCode} />
      )}
      <WordsField label="Note" value={reason} onChange={setReason} />
    </DecideDialog>
  )
}
