import { Chip, Link } from '@mui/material'
import type { StaffRefund } from '@marquee/contract'
import { DataTable, SelectInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { dollarsOf } from '../format/Dollars.tsx'
import { Nothing } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import { accountText } from '../format/words.ts'
import { BrandList } from '../shell/BrandList.tsx'
import { refundReason, refundState } from './names.ts'

const Column = DataTable.Col<StaffRefund & { id: string }>
const states = Object.entries(refundState).map(([id, name]) => ({ id, name }))

const filters = [<SelectInput key="state" source="state" label="State" alwaysOn choices={states} />]

/**
 * Money that came after its purchase had ended and goes back. The platform decides on it in the moment it
 * comes; staff see what was decided, why, and what is still owed.
 */
export function RefundList() {
  return (
    <BrandList title="Refunds" filters={filters} sort={{ field: 'decidedAt', order: 'DESC' }}>
      <DataTable rowClick={false} bulkActionButtons={false} empty={<Nothing>No refunds.</Nothing>}>
        <Column label="Decided" disableSort render={({ decidedAt }) => <When at={decidedAt} />} />
        <Column
          label="Player"
          disableSort
          render={({ id, player }) => (
            <Link component={RouterLink} to={`/purchases/${encodeURIComponent(id)}/show`}>
              {player.login}
            </Link>
          )}
        />
        <Column label="Amount" disableSort render={({ amount }) => dollarsOf(amount)} />
        <Column label="Paid with" disableSort render={({ method }) => accountText({ method })} />
        <Column label="Why" disableSort render={({ reason }) => refundReason[reason]} />
        <Column
          label="State"
          disableSort
          render={({ sentAt }) =>
            sentAt === null ? (
              <Chip size="small" color="warning" label={refundState.owed} />
            ) : (
              <>
                {refundState.ordered}, <When at={sentAt} />
              </>
            )
          }
        />
      </DataTable>
    </BrandList>
  )
}
