import { Link } from '@mui/material'
import { DataTable, FilterForm, Pagination, ReferenceManyField, SelectInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { StaffRound } from '@marquee/contract'
import { Amount, unitOf } from '../format/Amount.tsx'
import { Nothing } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import { asWords } from '../format/words.ts'

const Column = DataTable.Col<StaffRound>

const filters = [
  <SelectInput
    key="gameMode"
    source="gameMode"
    label="Played with"
    alwaysOn
    choices={[
      { id: 'TournamentPoints', name: 'Coins' },
      { id: 'SweepStakes', name: 'Entries' },
    ]}
  />,
  <SelectInput
    key="status"
    source="status"
    label="Status"
    alwaysOn
    choices={[
      { id: 'open', name: 'Open' },
      { id: 'settled', name: 'Settled' },
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
        <Column label="Action" disableSort render={({ action }) => asWords(action)} />
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
        <Column label="Status" disableSort render={({ status }) => asWords(status)} />
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
