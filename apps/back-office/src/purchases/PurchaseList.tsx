import { Chip, Link } from '@mui/material'
import type { StaffPurchase } from '@marquee/contract'
import { DataTable, SelectInput, TextInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { dollarsOf } from '../format/Dollars.tsx'
import { Nothing } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import { accountText } from '../format/words.ts'
import { BrandList } from '../shell/BrandList.tsx'
import { reasonText, statusColor, statusName } from './names.ts'

const Column = DataTable.Col<StaffPurchase>
const statuses = Object.entries(statusName).map(([id, name]) => ({ id, name }))

const filters = [
  <SelectInput key="status" source="status" label="Status" alwaysOn choices={statuses} />,
  <TextInput key="playerId" source="playerId" label="Player id" alwaysOn resettable />,
]

/** What players purchased, newest first. */
export function PurchaseList() {
  return (
    <BrandList title="Purchases" filters={filters} sort={{ field: 'createdAt', order: 'DESC' }}>
      <DataTable
        rowClick="show"
        bulkActionButtons={false}
        empty={<Nothing>No purchases found.</Nothing>}
      >
        <Column label="When" disableSort render={({ createdAt }) => <When at={createdAt} />} />
        <Column
          label="Player"
          disableSort
          render={({ id, player }) => (
            <Link component={RouterLink} to={`/purchases/${encodeURIComponent(id)}/show`}>
              {player.login}
            </Link>
          )}
        />
        <Column label="Price" disableSort render={({ amount }) => dollarsOf(amount)} />
        <Column label="Paid with" disableSort render={accountText} />
        <Column
          label="Status"
          disableSort
          render={({ status }) => (
            <Chip size="small" label={statusName[status]} color={statusColor[status]} />
          )}
        />
        <Column label="Why" disableSort render={({ reason }) => reasonText(reason)} />
      </DataTable>
    </BrandList>
  )
}
