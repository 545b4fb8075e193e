import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Box, Button, Chip, Paper, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { VerificationDocument } from '@marquee/contract'
import { Busy, Failed, Nothing } from '../format/States.tsx'
import type { PlayerRef } from '../ids.ts'
import { AccountFacts } from './AccountFacts.tsx'
import { DocumentFile } from './DocumentFile.tsx'
import { documentsQuery } from './queries.ts'
import { DocumentHistory, kindName } from './DocumentHistory.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import { usePlayer } from './usePlayer.ts'

const statusName = { pending: 'To review', approved: 'Approved', rejected: 'Rejected' } as const
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
  const { name, kind, status, size } = document
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h6" component="h2">
          {name}
        </Typography>
        <Chip label={statusName[status]} color={statusColor[status]} variant="outlined" />
        <span>{`${kindName[kind]}, ${Math.ceil(size / 1024)} kB`}</span>
      </Stack>
      <DocumentHistory document={document} />
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
  const query = documentsQuery(params)
  const { data, error, refetch } = useQuery(query)
  const [review, setReview] = useState<{ document: VerificationDocument; decision: Decision }>()
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return <Busy what="documents" />
  const { documents, account } = data
  if (!documents.length) return <Nothing>The player has sent no documents.</Nothing>
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <AccountFacts account={account} />
      </Box>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {documents.map((document) => (
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
            void client.invalidateQueries({ queryKey: query.queryKey })
          }}
        />
      )}
    </>
  )
}
