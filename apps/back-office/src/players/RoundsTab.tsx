import { Link } from '@mui/material'
import { DataTable, FilterForm, Pagination, ReferenceManyField, SelectInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { StaffRound } from '@marquee/contract'
import { Amount, unitOf } from '../format/Amount.tsx'
import { Nothing } from '../format/States.tsx'
import { When } from '../format/When.tsx'

const Column = DataTable.Col<StaffRound>

const filters = [
  <SelectInput
    key="gameMode"
    source="gameMode"
    label="Played with"
    alwaysOn
    choices={[
      { id: 'TournamentPoints', name: 'coins' },
      { id: 'SweepStakes', name: 'entries' },
    ]}
  />,
  <SelectInput
    key="status"
    source="status"
    label="Status"
    alwaysOn
    choices={[
      { id: 'open', name: 'open' },
      { id: 'settled', name: 'settled' },
    ]}
  />,
]

/** The rounds played, each with a link that shows it again. */
export function RoundsTab() {
  return (
    <ReferenceManyField
      reference="rounds"
      target="playerId"
      sort={{ field: 'createdAt', order: 'DESC' }}
      pagination={<Pagination />}
    >
      <FilterForm filters={filters} />
      <DataTable rowClick={false} bulkActionButtons={false} empty={<Nothing>No rounds.</Nothing>}>
        <Column
          source="createdAt"
          label="When"
          render={({ createdAt }) => <When at={createdAt} />}
        />
        <Column source="title" label="Game" disableSort />
        <Column source="action" label="Action" disableSort />
        <Column
          source="cost"
          label="Stake"
          render={({ cost, gameMode }) => <Amount amount={cost} unit={unitOf(gameMode)} />}
        />
        <Column
          source="win"
          label="Win"
          render={({ win, gameMode }) => <Amount amount={win} unit={unitOf(gameMode)} />}
        />
        <Column source="status" label="Status" disableSort />
        <Column
          label="Outcome"
          disableSort
          render={({ id, title }) => (
            <Link
              component={RouterLink}
              to={`/rounds/${encodeURIComponent(id)}/show`}
              aria-label={`Show again: ${title}`}
            >
              Show again
            </Link>
          )}
        />
      </DataTable>
    </ReferenceManyField>
  )
}
