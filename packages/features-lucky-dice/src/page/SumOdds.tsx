import { useT } from '@marquee/core'
import { usePrizeWords } from '@marquee/prize-ui'
import { Text, useNumberFormat } from '@marquee/ui'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { LuckyDiceState } from '../contract/schemas.ts'
import * as css from './SumOdds.css.ts'

interface SumOddsProps {
  odds: LuckyDiceState['odds']
  /** The sum that was thrown last today; null for none. */
  last: number | null
}

/** What each sum brings and how likely it is: a bar as long as its chance, so that the dice's own curve shows. */
export function SumOdds({ odds, last }: SumOddsProps) {
  const t = useT('lucky-dice')
  const words = usePrizeWords('lucky-dice')
  const percent = useNumberFormat({ style: 'percent', maximumFractionDigits: 2 })
  const most = Math.max(...odds.map(({ chance }) => chance))
  return (
    <div className={css.board}>
      <table className={css.table}>
        <caption className={css.caption}>{t('odds.caption')}</caption>
        <thead className={css.head}>
          <tr>
            <th scope="col">{t('odds.sum')}</th>
            <th scope="col">{t('odds.prize')}</th>
            <th scope="col" className={css.figure}>
              {t('odds.ways')}
            </th>
            <th scope="col" className={css.figure}>
              {t('odds.chance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {odds.map(({ sum, ways, chance, prize }) => (
            <tr
              key={sum}
              className={css.row}
              data-last={sum === last || undefined}
              data-testid={`dice-sum-${sum}`}
              style={assignInlineVars({ [css.share]: `${(chance / most) * 100}%` })}
            >
              <th scope="row" className={css.sum}>
                {sum}
              </th>
              <td>{words.all(prize)}</td>
              <td className={css.figure}>{ways}</td>
              <td className={css.figure}>{percent.format(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="xs" tone="secondary">
        {t('odds.note')}
      </Text>
    </div>
  )
}
