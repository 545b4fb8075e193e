import { Button, Chip, Link, Stack } from '@mui/material'
import { useState } from 'react'
import { DataTable, SearchInput, SelectInput, useRefresh } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { FreeEntryDecision } from './calls.ts'
import type { FreeEntryLine } from '../dataProvider.ts'
import { Amount } from '../format/Amount.tsx'
import { Nothing } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import { playerRefId } from '../ids.ts'
import { BrandList } from '../shell/BrandList.tsx'
import { CardDialog } from './CardDialog.tsx'
import { statusColor, statusName } from './names.ts'

const Column = DataTable.Col<FreeEntryLine>
const statuses = Object.entries(statusName).map(([id, name]) => ({ id, name }))

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    resettable
    placeholder="Code on the card"
    slotProps={{ htmlInput: { 'aria-label': 'Code on the card' } }}
  />,
  <SelectInput
    key="status"
    source="status"
    label="Status"
    alwaysOn
    choices={statuses}
    emptyText={false}
  />,
]

function Decide({ card }: { card: FreeEntryLine }) {
  const refresh = useRefresh()
  const [decision, setDecision] = useState<FreeEntryDecision['decision']>()
  if (card.status === 'credited' || card.status === 'refused') return null
  return (
    <Stack direction="row" spacing={1}>
      {!card.approvedByMe && (
        <Button
          variant="contained"
          color="success"
          aria-label={`Credit ${card.code}`}
          onClick={() => setDecision('credit')}
        >
          Credit
        </Button>
      )}
      <Button
        variant="outlined"
        color="error"
        aria-label={`Refuse ${card.code}`}
        onClick={() => setDecision('refuse')}
      >
        Refuse
      </Button>
      {decision && (
        <CardDialog
          card={card}
          decision={decision}
          onClose={() => {
            setDecision(undefined)
            // Somebody else may have decided meanwhile.
            refresh()
          }}
        />
      )}
    </Stack>
  )
}

/** Cards that came by mail: found by the code on them, credited or refused. */
export function FreeEntryList() {
  return (
    <BrandList
      title="Free entries by mail"
      filters={filters}
      filterDefaultValues={{ status: 'review' }}
      sort={{ field: 'requestedAt', order: 'DESC' }}
    >
      <DataTable
        rowClick={false}
        bulkActionButtons={false}
        empty={<Nothing>No cards found. Search for the code on a card.</Nothing>}
      >
        <Column label="Code" disableSort render={({ code }) => <code>{code}</code>} />
        <Column
          label="Player"
          disableSort
          render={({ brand: of, player }) => (
            <Link
              component={RouterLink}
              to={`/players/${encodeURIComponent(playerRefId({ brand: of, playerId: player.id }))}/show`}
            >
              {player.login}
            </Link>
          )}
        />
        <Column label="State" disableSort render={({ player }) => player.state ?? 'not given'} />
        <Column
          label="Code given"
          disableSort
          render={({ requestedAt }) => <When at={requestedAt} />}
        />
        <Column
          label="Postmark"
          disableSort
          render={({ postmarkedOn }) => postmarkedOn ?? 'none yet'}
        />
        <Column
          label="By mail in 30 days"
          disableSort
          render={({ creditedLately }) => <Amount amount={creditedLately} unit="entries" />}
        />
        <Column
          label="Status"
          disableSort
          render={({ status, approvedBy }) => (
            <Chip
              size="small"
              color={statusColor[status]}
              label={
                status === 'review' && approvedBy
                  ? `${statusName.review}, first: ${approvedBy}`
                  : statusName[status]
              }
            />
          )}
        />
        <Column label="Decision" disableSort render={(card) => <Decide card={card} />} />
      </DataTable>
    </BrandList>
  )
}
