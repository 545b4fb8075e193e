import type { Statement } from './contract/schemas.ts'
import { useDateFormat, useT } from '@marquee/core'
import { Disclosure, Money, Stack, Table } from '@marquee/ui'
import type { ReactNode } from 'react'

type Line = Statement['wallets'][number]
type Figure = 'opening' | 'received' | 'given' | 'closing'

/** Balances that were never touched say nothing. */
const isTouched = ({ opening, received, given, closing }: Line) =>
  opening + received + given + closing > 0

function Wallet({ line }: { line: Line }) {
  return useT('history')(`wallets.${line.wallet}`)
}

function Sum({ line, figure }: { line: Line; figure: Figure }) {
  const t = useT('history')
  return (
    <Money
      amount={line[figure]}
      unit={line.wallet}
      unitLabel={t(`wallets.${line.wallet}`)}
      coloured={false}
    />
  )
}

const walletOf = (line: Line) => <Wallet line={line} />
const sums: Record<Figure, (line: Line) => ReactNode> = {
  opening: (line) => <Sum line={line} figure="opening" />,
  received: (line) => <Sum line={line} figure="received" />,
  given: (line) => <Sum line={line} figure="given" />,
  closing: (line) => <Sum line={line} figure="closing" />,
}
const figures: Figure[] = ['opening', 'received', 'given', 'closing']

function Month({ statement }: { statement: Statement }) {
  const t = useT('history')
  const date = useDateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })
  const name = date(Date.parse(`${statement.month}-01`))
  return (
    <Disclosure summary={<time dateTime={statement.month}>{name}</time>}>
      <Table
        caption={t('statements.of', { month: name })}
        captionHidden
        columns={[
          { key: 'wallet', header: t('columns.wallet'), cell: walletOf, rowHeader: true },
          ...figures.map((figure) => ({
            key: figure,
            header: t(`statements.${figure}`),
            align: 'end' as const,
            cell: sums[figure],
          })),
        ]}
        rows={statement.wallets.filter(isTouched)}
        rowKey={({ wallet }) => wallet}
        empty={t('statements.nothing')}
      />
    </Disclosure>
  )
}

/** One statement per month of the last twelve: what was there, came, went, and was there then. */
export function Statements({ statements }: { statements: Statement[] }) {
  return (
    <Stack gap={2}>
      {statements.map((statement) => (
        <Month key={statement.month} statement={statement} />
      ))}
    </Stack>
  )
}
