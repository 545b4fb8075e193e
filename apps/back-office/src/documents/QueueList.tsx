import { Button, Link, Stack } from '@mui/material'
import { useState } from 'react'
import { DataTable, SelectInput, useRefresh } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { QueuedDocument } from '../dataProvider.ts'
import { Nothing } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import { playerRefId } from '../ids.ts'
import { DocumentFile } from '../players/DocumentFile.tsx'
import { kindName } from '../players/DocumentHistory.tsx'
import type { Decision } from '../players/DocumentsTab.tsx'
import { ReviewDialog } from '../players/ReviewDialog.tsx'
import { BrandList } from '../shell/BrandList.tsx'

const Column = DataTable.Col<QueuedDocument>

const refOf = ({ brand, player }: QueuedDocument) => ({ brand, playerId: player.id })
const kinds = Object.entries(kindName).map(([id, name]) => ({ id, name }))

/** Looks at a document and decides on it, from its line in the queue. */
function Decide({ document }: { document: QueuedDocument }) {
  const refresh = useRefresh()
  const [decision, setDecision] = useState<Decision>()
  const close = () => setDecision(undefined)
  return (
    <Stack direction="row" spacing={1}>
      <DocumentFile document={document} params={refOf(document)} />
      <Button
        onClick={() => setDecision('approved')}
        aria-label={`Approve ${document.name}`}
        variant="contained"
        color="success"
      >
        Approve
      </Button>
      <Button
        onClick={() => setDecision('rejected')}
        aria-label={`Reject ${document.name}`}
        variant="contained"
        color="error"
      >
        Reject
      </Button>
      {decision && (
        <ReviewDialog
          document={document}
          params={refOf(document)}
          decision={decision}
          onClose={close}
          onDone={() => {
            close()
            refresh()
          }}
        />
      )}
    </Stack>
  )
}

/** Documents of a brand's players that wait, the longest waiting first. */
export function QueueList() {
  const filters = [<SelectInput key="kind" source="kind" label="Shows" alwaysOn choices={kinds} />]
  return (
    <BrandList title="Documents" filters={filters} sort={{ field: 'sentAt', order: 'ASC' }}>
      <DataTable
        rowClick={false}
        bulkActionButtons={false}
        empty={<Nothing>No documents to review.</Nothing>}
      >
        <Column
          source="sentAt"
          label="Sent"
          disableSort
          render={(document) => <When at={document.sentAt} />}
        />
        <Column source="name" label="Document" disableSort />
        <Column label="Shows" disableSort render={({ kind }) => kindName[kind]} />
        <Column
          label="Player"
          disableSort
          render={(document) => (
            <Link
              component={RouterLink}
              to={`/players/${encodeURIComponent(playerRefId(refOf(document)))}/show/documents`}
            >
              {document.player.login}
            </Link>
          )}
        />
        <Column label="Decide" disableSort render={(document) => <Decide document={document} />} />
      </DataTable>
    </BrandList>
  )
}
