import {
  DataTable,
  FilterForm,
  Pagination,
  ReferenceManyField,
  SelectInput,
  TextInput,
} from 'react-admin'
import type { StaffLedgerEntry } from '@marquee/contract'
import { Amount, unitName } from '../format/Amount.tsx'
import { Nothing } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import { BalancesThen } from './BalancesThen.tsx'

const Column = DataTable.Col<StaffLedgerEntry>

const filters = [
  <SelectInput
    key="wallet"
    source="wallet"
    label="Balance"
    alwaysOn
    choices={Object.entries(unitName).map(([id, name]) => ({ id, name }))}
  />,
  <TextInput key="kind" source="kind" label="Kind, for example round-win" alwaysOn resettable />,
]

/** What moved the balances, each line with what the balance held then. */
export function LedgerTab() {
  return (
    <>
      <BalancesThen />
      <ReferenceManyField
        reference="ledger"
        target="playerId"
        sort={{ field: 'at', order: 'DESC' }}
        pagination={<Pagination />}
      >
        <FilterForm filters={filters} />
        <DataTable
          rowClick={false}
          bulkActionButtons={false}
          empty={<Nothing>No entries.</Nothing>}
        >
          <Column source="at" label="When" render={({ at }) => <When at={at} />} />
          <Column source="kind" label="Kind" disableSort />
          <Column
            source="amount"
            label="Amount"
            render={({ amount, wallet }) => <Amount amount={amount} unit={wallet} signed />}
          />
          <Column
            source="balanceAfter"
            label="Balance then"
            disableSort
            render={({ balanceAfter, wallet }) => <Amount amount={balanceAfter} unit={wallet} />}
          />
          <Column source="reference" label="Reference" disableSort />
        </DataTable>
      </ReferenceManyField>
    </>
  )
}
