import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { backOffice, type VerificationDocument } from '@marquee/contract'
import { api } from '../api.ts'
import { DecideDialog, WordsField } from '../format/DecideDialog.tsx'
import { isReason } from '../format/ReasonField.tsx'
import type { PlayerRef } from '../ids.ts'
import { Compared } from './Compared.tsx'

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
  return (
    <DecideDialog
      title={`${isRejection ? 'Reject' : 'Approve'} ${document.name}?`}
      text={
        isRejection
          ? 'The player reads the reason. Say what to fix.'
          : 'You can add a note for the player.'
      }
      verb={isRejection ? 'Reject' : 'Approve'}
      color={isRejection ? 'error' : 'success'}
      error={error}
      isPending={isPending}
      isReady={!isRejection || isReason(reason)}
      onSubmit={mutate}
      onClose={onClose}
    >
      <Compared params={params} documentId={document.id} />
      <WordsField label="Reason" value={reason} required={isRejection} onChange={setReason} />
    </DecideDialog>
  )
}
