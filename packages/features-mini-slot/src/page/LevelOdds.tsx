import type { MiniSlotOutcome } from '../contract/schemas.ts'
import { useT } from '@marquee/core'
import { usePrizeWords } from '@marquee/prize-ui'
import {
  Disclosure,
  Stack,
  Table,
  type TableColumn,
  Text,
  useNumberFormat,
  VisuallyHidden,
} from '@marquee/ui'
import { Symbol } from '../reels/symbols.tsx'
import * as css from './MiniSlotHall.css.ts'

function Shown({ symbol }: Pick<MiniSlotOutcome, 'symbol'>) {
  const t = useT('mini-slot')
  if (symbol === null) return <>{t('odds.none')}</>
  return (
    <span className={css.shown}>
      {[0, 1, 2].map((reel) => (
        <span key={reel} className={css.shownSymbol}>
          <Symbol id={symbol} />
        </span>
      ))}
      <VisuallyHidden>{t('odds.three', { symbol: t(`symbols.${symbol}`) })}</VisuallyHidden>
    </span>
  )
}

const shownOf = (row: MiniSlotOutcome) => <Shown symbol={row.symbol} />

/** What the reels of a level may show, what it brings and how likely it is, from the table that is drawn by. */
export function LevelOdds({ level, odds }: { level: number; odds: readonly MiniSlotOutcome[] }) {
  const t = useT('mini-slot')
  const words = usePrizeWords('mini-slot')
  const percent = useNumberFormat({
    style: 'percent',
    maximumFractionDigits: 2,
  })
  const columns: TableColumn<MiniSlotOutcome>[] = [
    { key: 'reels', header: t('odds.reels'), rowHeader: true, cell: shownOf },
    {
      key: 'prize',
      header: t('draw.odds.prize'),
      cell: ({ prize }) => words.all(prize) || t('odds.nothing'),
    },
    {
      key: 'chance',
      header: t('draw.odds.chance'),
      align: 'end',
      cell: ({ chance }) => percent.format(chance),
    },
  ]
  return (
    <Disclosure summary={t('odds.caption', { level: level + 1 })}>
      <Stack gap={3}>
        <Table
          caption={t('odds.caption', { level: level + 1 })}
          columns={columns}
          rows={odds}
          rowKey={({ id }) => id}
        />
        <Text size="xs" tone="secondary">
          {t('draw.odds.note')}
        </Text>
      </Stack>
    </Disclosure>
  )
}
