import { useQuery } from '@tanstack/react-query'
import { Stack } from '@mui/material'
import { Busy, Failed } from '../format/States.tsx'
import type { PlayerRef } from '../ids.ts'
import { AccountFacts } from './AccountFacts.tsx'
import { documentsQuery } from './queries.ts'
import { EarlierDocuments } from './EarlierDocuments.tsx'

/** What a document is held against: who the account says its owner is, and what was decided before. */
export function Compared({ params, documentId }: { params: PlayerRef; documentId: string }) {
  const { data, error, refetch } = useQuery(documentsQuery(params))
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return <Busy what="the account" />
  return (
    <Stack spacing={3}>
      <AccountFacts account={data.account} />
      <EarlierDocuments documents={data.documents.filter(({ id }) => id !== documentId)} />
    </Stack>
  )
}
