import type { Outcome } from '@marquee/contract'
import { useT } from '@marquee/core'
import { usePrizeWords } from '@marquee/prize-ui'
import { Disclosure, Stack, Table, type TableColumn, Text, useNumberFormat } from '@marquee/ui'
import { Sign } from '../card/Sign.tsx'
import * as css from './ScratchDesk.css.ts'

type Line = Outcome & { rank: number }

function PrizeLine({ rank, prize }: Line) {
  const words = usePrizeWords('scratch-cards')
  return (
    <span className={css.line}>
      <span className={css.lineSign}>
        <Sign rank={rank} />
      </span>
      {words.all(prize)}
    </span>
  )
}

const prizeCell = (line: Line) => <PrizeLine {...line} />

interface PrizeTableProps {
  odds: readonly Outcome[]
}

/** What three alike bring and how likely that is, from the platform's own table. */
export function PrizeTable({ odds }: PrizeTableProps) {
  const t = useT('scratch-cards')
  const percent = useNumberFormat({
    style: 'percent',
    maximumFractionDigits: 2,
  })
  const columns: TableColumn<Line>[] = [
    {
      key: 'prize',
      header: t('odds.three'),
      rowHeader: true,
      cell: prizeCell,
    },
    {
      key: 'chance',
      header: t('draw.odds.chance'),
      align: 'end',
      cell: ({ chance }) => percent.format(chance),
    },
  ]
  return (
    <Disclosure summary={t('draw.odds.caption')}>
      <Stack gap={3}>
        <Table
          caption={t('draw.odds.caption')}
          columns={columns}
          rows={odds.map((outcome, rank) => ({ ...outcome, rank }))}
          rowKey={({ id }) => id}
        />
        <Text size="xs" tone="secondary">
          {t('odds.note')}
        </Text>
      </Stack>
    </Disclosure>
  )
}
