import { useT } from '@marquee/core'
import { Money, Text } from '@marquee/ui'
import { MoneyBoxDrawing } from '../box/MoneyBoxDrawing.tsx'
import { shownBox } from '../box/shownBox.ts'
import { useFeeding } from '../box/useFeeding.ts'
import { useMoneyBox } from '../queries.ts'
import * as css from './GameBarBox.css.ts'

/** Below a game that fills the box: how much is in it, with coins falling in after a stake (MONEYBOX-08). */
export function GameBarBox({ gameId }: { gameId: number }) {
  const t = useT('money-box')
  const { data: box } = useMoneyBox()
  const isFed = useFeeding(box?.moneyBoxAmount)
  if (!box || box.status === 'inactive' || !box.games.includes(gameId)) return null
  return (
    <span className={css.chip} data-testid="money-box-chip">
      <span className={css.drawing}>
        <MoneyBoxDrawing {...shownBox(box)} isFed={isFed} />
      </span>
      <Text as="span" size="sm" className={css.words}>
        {t('page.title')}{' '}
        <Money
          amount={box.moneyBoxAmount}
          unit="coins"
          unitLabel={t('draw.units.coins')}
          animated
        />
      </Text>
    </span>
  )
}
