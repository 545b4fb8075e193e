import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Chip, Paper, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { backOffice, type VerificationDocument } from '@marquee/contract'
import { api } from '../api.ts'
import { Busy, Failed, Nothing } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import type { PlayerRef } from '../ids.ts'
import { DocumentFile } from './DocumentFile.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import { usePlayer } from './usePlayer.ts'

export const kindName: Record<VerificationDocument['kind'], string> = {
  identity: 'Identity',
  address: 'Address',
  payment: 'Payment method',
}
const statusColor = { pending: 'warning', approved: 'success', rejected: 'error' } as const

export type Decision = 'approved' | 'rejected'

function DocumentCard({
  document,
  params,
  onReview,
}: {
  document: VerificationDocument
  params: PlayerRef
  onReview: (decision: Decision) => void
}) {
  const { name, kind, status, size, history } = document
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h6" component="h2">
          {name}
        </Typography>
        <Chip label={status} color={statusColor[status]} variant="outlined" />
        <span>{`${kindName[kind]}, ${Math.ceil(size / 1024)} kB`}</span>
      </Stack>
      <ul>
        {history.map((event) => (
          <li key={event.at}>
            {event.status} <When at={event.at} />
            {event.reason && `: ${event.reason}`}
          </li>
        ))}
      </ul>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <DocumentFile document={document} params={params} />
        {status !== 'approved' && (
          <Button
            onClick={() => onReview('approved')}
            aria-label={`Approve ${name}`}
            variant="contained"
            color="success"
          >
            Approve
          </Button>
        )}
        {status !== 'rejected' && (
          <Button
            onClick={() => onReview('rejected')}
            aria-label={`Reject ${name}`}
            variant="contained"
            color="error"
          >
            Reject
          </Button>
        )}
      </Stack>
    </Paper>
  )
}

/** What the player sent, to be approved or rejected. */
export function DocumentsTab() {
  const { params } = usePlayer()
  const client = useQueryClient()
  const queryKey = ['documents', params]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.call(backOffice.documents, { params, signal })).data.documents,
  })
  const [review, setReview] = useState<{ document: VerificationDocument; decision: Decision }>()
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return <Busy what="documents" />
  if (!data.length) return <Nothing>The player has sent no documents.</Nothing>
  return (
    <>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((document) => (
          <DocumentCard
            key={document.id}
            document={document}
            params={params}
            onReview={(decision) => setReview({ document, decision })}
          />
        ))}
      </Stack>
      {review && (
        <ReviewDialog
          {...review}
          params={params}
          onClose={() => setReview(undefined)}
          onDone={() => {
            setReview(undefined)
            void client.invalidateQueries({ queryKey })
          }}
        />
      )}
    </>
  )
}
