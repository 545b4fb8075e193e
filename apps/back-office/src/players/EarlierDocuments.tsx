import { Box, Typography } from '@mui/material'
import type { VerificationDocument } from '@marquee/contract'
import { Nothing } from '../format/States.tsx'
import { DocumentHistory, kindName } from './DocumentHistory.tsx'

/** What else the player sent, each with what was decided about it and why. */
export function EarlierDocuments({ documents }: { documents: readonly VerificationDocument[] }) {
  return (
    <Box component="section" aria-label="Other documents">
      <Typography variant="h6" component="h3" gutterBottom>
        Other documents
      </Typography>
      {documents.length === 0 && <Nothing>There are no others.</Nothing>}
      {documents.map((document) => (
        <Box key={document.id}>
          <Typography sx={{ fontWeight: 600 }}>
            {`${document.name} (${kindName[document.kind]})`}
          </Typography>
          <DocumentHistory document={document} />
        </Box>
      ))}
    </Box>
  )
}
