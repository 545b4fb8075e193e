import type { BingoOutcome } from '../contract/schemas.ts'
import { useT } from '@marquee/core'
import { usePrizeWords } from '@marquee/prize-ui'
import {
  Disclosure,
  numberFormat,
  Stack,
  Table,
  type TableColumn,
  Text,
  useLocale,
} from '@marquee/ui'

interface PatternOddsProps {
  odds: readonly BingoOutcome[]
  /** Points are told where they can be exchanged. */
  hasStore: boolean
}

/** What a card may show, what it brings and how likely it is, from the platform's own table. */
export function PatternOdds({ odds, hasStore }: PatternOddsProps) {
  const t = useT('bingo')
  const words = usePrizeWords('bingo')
  const locale = useLocale()
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const points: TableColumn<BingoOutcome> = {
    key: 'points',
    header: t('points.title'),
    align: 'end',
    cell: (row) => row.points,
  }
  const columns: TableColumn<BingoOutcome>[] = [
    {
      key: 'pattern',
      header: t('odds.card'),
      rowHeader: true,
      cell: ({ pattern }) => t(`patterns.${pattern}`),
    },
    { key: 'prize', header: t('draw.odds.prize'), cell: ({ prize }) => words.all(prize) },
    ...(hasStore ? [points] : []),
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
          rows={odds}
          rowKey={({ id }) => id}
        />
        <Text size="xs" tone="secondary">
          {t('odds.note')}
        </Text>
      </Stack>
    </Disclosure>
  )
}
