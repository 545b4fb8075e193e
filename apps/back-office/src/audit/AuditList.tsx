import { DataTable, DateInput, FilterButton, SelectInput, TextInput, TopToolbar } from 'react-admin'
import type { AuditEntry } from '@marquee/contract'
import { Nothing } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import { BrandList } from '../shell/BrandList.tsx'
import { actionChoices, wordsOf } from './actionNames.ts'

const Column = DataTable.Col<AuditEntry>

/** Names and values of what was asked or changed, inner ones in brackets. */
function text(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([name, inner]) =>
      typeof inner === 'object' && inner !== null ? `${name} (${text(inner)})` : `${name} ${inner}`,
    )
    .join(', ')
}

/** What an action changed, or what was asked. */
function What({ entry: { details, before, after } }: { entry: AuditEntry }) {
  const change = before !== null || after !== null
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {text(details)}
      {change && ` ${text(before) || 'nothing'} → ${text(after) || 'nothing'}`}
    </span>
  )
}

/** The record of a brand: who saw, did or was refused what. */
export function AuditList() {
  const filters = [
    <SelectInput key="action" source="action" label="Action" alwaysOn choices={actionChoices} />,
    <SelectInput
      key="outcome"
      source="outcome"
      label="Outcome"
      alwaysOn
      choices={[
        { id: 'done', name: 'done' },
        { id: 'refused', name: 'refused' },
      ]}
    />,
    <TextInput key="playerId" source="playerId" label="Player id" resettable />,
    <TextInput key="staffId" source="staffId" label="Staff id" resettable />,
    <DateInput key="from" source="from" label="First day (UTC)" />,
    <DateInput key="to" source="to" label="Last day (UTC)" />,
  ]
  return (
    <BrandList
      title="Audit log"
      filters={filters}
      actions={
        <TopToolbar>
          <FilterButton />
        </TopToolbar>
      }
      sort={{ field: 'at', order: 'DESC' }}
    >
      <DataTable rowClick={false} bulkActionButtons={false} empty={<Nothing>No entries.</Nothing>}>
        <Column source="at" label="When" render={({ at }) => <When at={at} />} />
        <Column
          label="Who"
          disableSort
          render={({ staff }) => (staff ? `${staff.name} (${staff.role})` : 'nobody known')}
        />
        <Column label="Action" disableSort render={({ action }) => wordsOf(action)} />
        <Column
          label="Outcome"
          disableSort
          render={({ outcome, code }) => (code ? `${outcome}: ${code}` : outcome)}
        />
        <Column
          label="Player"
          disableSort
          render={({ player }) => player && (player.login ?? player.id)}
        />
        <Column label="What" disableSort render={(entry) => <What entry={entry} />} />
        <Column source="requestId" label="Request" disableSort />
      </DataTable>
    </BrandList>
  )
}
