import { Chip, Link } from '@mui/material'
import type { StaffRedemption } from '@marquee/contract'
import { DataTable, SelectInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { ageText } from '../format/age.ts'
import { dollarsOf } from '../format/Dollars.tsx'
import { Nothing } from '../format/States.tsx'
import { accountText } from '../format/words.ts'
import { BrandList } from '../shell/BrandList.tsx'
import { identityName, statusColor, statusName } from './names.ts'

const Column = DataTable.Col<StaffRedemption>
const statuses = Object.entries(statusName).map(([id, name]) => ({ id, name }))

const filters = [
  <SelectInput
    key="status"
    source="status"
    label="Status"
    alwaysOn
    choices={statuses}
    emptyText={false}
  />,
]

/** `1 of 2` where two have to approve. */
const approvalsText = ({ needsTwo, approvals }: StaffRedemption): string =>
  needsTwo ? `${approvals} of 2` : 'one needed'

/** Winnings that wait to be paid, the longest waiting first. */
export function RedemptionList() {
  return (
    <BrandList
      title="Redemptions"
      filters={filters}
      filterDefaultValues={{ status: 'pending' }}
      sort={{ field: 'createdAt', order: 'ASC' }}
    >
      <DataTable
        rowClick="show"
        bulkActionButtons={false}
        empty={<Nothing>No redemptions with this status.</Nothing>}
      >
        <Column
          label="Player"
          disableSort
          render={({ id, player }) => (
            <Link component={RouterLink} to={`/redemptions/${encodeURIComponent(id)}/show`}>
              {player.login}
            </Link>
          )}
        />
        <Column label="Amount" disableSort render={({ amount }) => dollarsOf(amount)} />
        <Column label="Age" disableSort render={({ age }) => ageText(age)} />
        <Column
          label="Identity"
          disableSort
          render={({ identity }) => (identity ? identityName[identity] : 'Not started')}
        />
        <Column label="State" disableSort render={({ player }) => player.state ?? 'not given'} />
        <Column label="Pays to" disableSort render={accountText} />
        <Column label="Approvals" disableSort render={approvalsText} />
        <Column
          label="Status"
          disableSort
          render={({ status }) => (
            <Chip size="small" label={statusName[status]} color={statusColor[status]} />
          )}
        />
      </DataTable>
    </BrandList>
  )
}
