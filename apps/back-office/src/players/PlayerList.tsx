import { Link } from '@mui/material'
import { DataTable, SearchInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { StaffPlayer } from '@marquee/contract'
import { When } from '../format/When.tsx'
import { Nothing } from '../format/States.tsx'
import { may } from '../session/member.ts'
import { useMember } from '../session/MemberContext.tsx'
import { BrandList } from '../shell/BrandList.tsx'

const Column = DataTable.Col<StaffPlayer>

/** Finds a player of one brand. */
export function PlayerList() {
  const member = useMember()
  const whole = !may(member, 'personal-data')
  const filters = [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      resettable
      placeholder={whole ? 'Login, id, or a whole email or name' : 'Email, id, login, name, phone'}
      slotProps={{ htmlInput: { 'aria-label': 'Search players' } }}
      sx={{ minWidth: '22rem' }}
    />,
  ]
  return (
    <BrandList title="Players" filters={filters} sort={{ field: 'createdAt', order: 'DESC' }}>
      <DataTable
        rowClick="show"
        bulkActionButtons={false}
        empty={<Nothing>No players found.</Nothing>}
      >
        <Column
          source="login"
          label="Login"
          render={({ id, login }) => (
            // A row is clicked; who works by keyboard follows the link.
            <Link component={RouterLink} to={`/players/${encodeURIComponent(id)}/show`}>
              {login}
            </Link>
          )}
        />
        <Column source="name" label="Name" disableSort />
        <Column source="email" label="Email" disableSort />
        <Column source="phone" label="Phone" disableSort />
        <Column source="state" label="State" disableSort />
        <Column
          source="createdAt"
          label="Signed up"
          render={({ createdAt }) => <When at={createdAt} />}
        />
        <Column
          source="lastSignInAt"
          label="Last sign-in"
          disableSort
          render={({ lastSignInAt }) => <When at={lastSignInAt} />}
        />
      </DataTable>
    </BrandList>
  )
}
