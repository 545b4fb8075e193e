import { Button, Chip, Stack } from '@mui/material'
import { useState } from 'react'
import { DataTable, useRefresh } from 'react-admin'
import type { StaffAccount } from '@marquee/contract'
import { Nothing } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import { roleName } from '../shell/Frame.tsx'
import { useBrand } from '../shell/BrandContext.tsx'
import { BrandList } from '../shell/BrandList.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { ManageDialog, type StaffAct } from './ManageDialog.tsx'

const Column = DataTable.Col<StaffAccount>
const stateName = { invited: 'Invited', active: 'Active', deactivated: 'Deactivated' } as const
const stateColor = { invited: 'warning', active: 'success', deactivated: 'default' } as const

const mostNamed = 3
const brandsText = (keys: string[]): string =>
  keys.length > mostNamed ? `${keys.length} brands` : keys.join(', ')

/** What may be done with one member. */
function Manage({ member }: { member: StaffAccount }) {
  const { brand } = useBrand()
  const refresh = useRefresh()
  const [act, setAct] = useState<StaffAct>()
  if (!member.manageable) return null
  const isOut = member.state === 'deactivated'
  return (
    <Stack spacing={1} sx={{ whiteSpace: 'nowrap', alignItems: 'start' }}>
      {member.confirmable && (
        <Button
          variant="contained"
          color="success"
          onClick={() => setAct('confirm')}
          aria-label={`Confirm ${member.name}`}
        >
          Confirm
        </Button>
      )}
      {!isOut && (
        <Button
          variant="outlined"
          onClick={() => setAct('reset')}
          aria-label={`Reset second factor of ${member.name}`}
        >
          Reset second factor
        </Button>
      )}
      <Button
        variant="outlined"
        color={isOut ? 'success' : 'error'}
        onClick={() => setAct(isOut ? 'activate' : 'deactivate')}
        aria-label={`${isOut ? 'Let in again:' : 'Deactivate'} ${member.name}`}
      >
        {isOut ? 'Let in again' : 'Deactivate'}
      </Button>
      {act && (
        <ManageDialog
          act={act}
          brand={brand}
          member={member}
          onClose={() => {
            setAct(undefined)
            refresh()
          }}
        />
      )}
    </Stack>
  )
}

function Invite() {
  const { brand } = useBrand()
  const refresh = useRefresh()
  // Of when it was opened: the list may follow its filter a moment later.
  const [openFor, setOpenFor] = useState<string>()
  return (
    <>
      <Button
        variant="contained"
        onClick={() => setOpenFor(brand)}
        sx={{ my: 1, whiteSpace: 'nowrap' }}
      >
        Invite somebody
      </Button>
      {openFor !== undefined && (
        <InviteDialog
          brand={openFor}
          onClose={() => {
            setOpenFor(undefined)
            refresh()
          }}
        />
      )}
    </>
  )
}

/** Who works for a brand. */
export function StaffList() {
  return (
    <BrandList title="Staff" sort={{ field: 'name', order: 'ASC' }} actions={<Invite />}>
      <DataTable
        rowClick={false}
        bulkActionButtons={false}
        empty={<Nothing>This brand has no staff yet.</Nothing>}
      >
        <Column source="name" label="Name" disableSort />
        <Column source="email" label="Email" disableSort />
        <Column label="Role" disableSort render={({ role }) => roleName[role]} />
        <Column label="Brands" disableSort render={({ brands: keys }) => brandsText(keys)} />
        <Column
          label="State"
          disableSort
          render={({ state, confirmed }) => (
            <Stack spacing={0.5} sx={{ alignItems: 'start' }}>
              <Chip
                label={stateName[state]}
                color={stateColor[state]}
                variant="outlined"
                size="small"
              />
              {!confirmed && (
                <Chip label="Not confirmed" color="warning" variant="outlined" size="small" />
              )}
            </Stack>
          )}
        />
        <Column
          label="Last sign-in"
          disableSort
          render={({ lastSignInAt }) => <When at={lastSignInAt} />}
        />
        <Column label="Manage" disableSort render={(member) => <Manage member={member} />} />
      </DataTable>
    </BrandList>
  )
}
