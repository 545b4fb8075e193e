import type { Outcome } from '@marquee/contract'
import { useT } from '@marquee/core'
import { Icon, Text, useNumberFormat } from '@marquee/ui'
import * as css from './OddsTable.css.ts'
import { oddsLines } from './oddsLines.ts'
import { usePrizeWords } from './prizeWords.ts'

interface OddsTableProps {
  feature: string
  sectors: readonly Outcome[]
}

/** What can be won and how likely each prize is, from the platform's own table. */
export function OddsTable({ feature, sectors }: OddsTableProps) {
  const t = useT(feature)
  const words = usePrizeWords(feature)
  const percent = useNumberFormat({
    style: 'percent',
    maximumFractionDigits: 2,
  })
  return (
    <div className={css.odds}>
      <table className={css.table}>
        <caption className={css.caption}>{t('draw.odds.caption')}</caption>
        <thead className={css.head}>
          <tr>
            <th scope="col">{t('draw.odds.prize')}</th>
            <th scope="col">{t('draw.odds.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {oddsLines(sectors).map(({ prize, chance }) => (
            <tr key={words.all(prize)} className={css.row}>
              <th scope="row" className={css.prize}>
                <Icon name={prize.coins > 0 ? 'coins' : 'entries'} size="text" />
                {words.all(prize)}
              </th>
              <td className={css.chance}>{percent.format(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="xs" tone="secondary">
        {t('draw.odds.note')}
      </Text>
    </div>
  )
}
