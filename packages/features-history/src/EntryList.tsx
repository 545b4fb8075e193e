import type { HistoryEntry, KindNames } from './contract/schemas.ts'
import { useModals, useT, When } from '@marquee/core'
import { Button, Icon, Money, Table, type TableColumn } from '@marquee/ui'
import * as css from './EntryList.css.ts'
import { useKindName } from './useKindName.ts'

interface Row {
  entry: HistoryEntry
}

function What({ entry, kindNames }: Row & { kindNames: KindNames }) {
  const nameOf = useKindName(kindNames)
  return (
    <span className={css.what}>
      <span>{nameOf(entry.kind)}</span>
      {entry.round && <span className={css.game}>{entry.round.title}</span>}
    </span>
  )
}

function Wallet({ entry }: Row) {
  return useT('history')(`wallets.${entry.wallet}`)
}

function Amount({ entry, amount, signed }: Row & { amount: number; signed?: boolean }) {
  const t = useT('history')
  return (
    <Money
      amount={amount}
      unit={entry.wallet}
      unitLabel={t(`wallets.${entry.wallet}`)}
      signed={signed}
      coloured={false}
    />
  )
}

function SeeRound({ entry: { round } }: Row) {
  const t = useT('history')
  const modals = useModals()
  if (!round)
    return (
      <span aria-hidden="true" className={css.none}>
        –
      </span>
    )
  const { id: roundId, title } = round
  return (
    <Button
      size="sm"
      variant="plain"
      start={<Icon name="play" size="text" />}
      aria-label={t('replay.of', { title })}
      onClick={() => modals.open('round-replay', { roundId, title })}
    >
      <span className={css.word}>{t('replay.show')}</span>
    </Button>
  )
}

const whenOf = ({ at }: HistoryEntry) => <When at={at} />
const walletOf = (entry: HistoryEntry) => <Wallet entry={entry} />
const amountOf = (entry: HistoryEntry) => <Amount entry={entry} amount={entry.amount} signed />
const balanceOf = (entry: HistoryEntry) => <Amount entry={entry} amount={entry.balanceAfter} />
const roundOf = (entry: HistoryEntry) => <SeeRound entry={entry} />

type Column = TableColumn<HistoryEntry> & { key: keyof typeof css.cell }

interface EntryListProps {
  entries: HistoryEntry[]
  kindNames: KindNames
}

/** The entries with the balance that ran along, and a way to see a round again. */
export function EntryList({ entries, kindNames }: EntryListProps) {
  const t = useT('history')
  const whatOf = (entry: HistoryEntry) => <What entry={entry} kindNames={kindNames} />
  const columns: Column[] = [
    { key: 'what', header: t('columns.what'), cell: whatOf, rowHeader: true },
    { key: 'when', header: t('columns.when'), cell: whenOf },
    { key: 'wallet', header: t('columns.wallet'), cell: walletOf },
    { key: 'amount', header: t('columns.amount'), align: 'end', cell: amountOf },
    { key: 'balance', header: t('columns.balance'), align: 'end', cell: balanceOf },
    { key: 'round', header: t('columns.round'), align: 'end', cell: roundOf },
  ]
  return (
    <Table
      caption={t('entries')}
      captionHidden
      className={css.entries}
      columns={columns.map((column) => ({ ...column, className: css.cell[column.key] }))}
      rows={entries}
      rowKey={({ id }) => id}
    />
  )
}
