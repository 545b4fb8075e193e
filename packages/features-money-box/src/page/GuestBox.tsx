import { useT } from '@marquee/core'
import { useFeatureInfo } from '@marquee/feature-page'
import { SignUpAction } from '@marquee/prize-ui'
import { formatMoney, Text, useLocale } from '@marquee/ui'
import { MoneyBoxDrawing } from '../box/MoneyBoxDrawing.tsx'
import * as css from './MoneyBoxHall.css.ts'

/** How full the box is that a guest sees. */
const sample = 0.6

/** What a guest sees: a box that fills, what one may hold, and the way to their own. */
export function GuestBox() {
  const t = useT('money-box')
  const locale = useLocale()
  const { data: info } = useFeatureInfo()
  const told = info?.featuresInfo['money-box-info']
  const figure = (value: number) => formatMoney(value, 'coins', { locale })
  return (
    <div className={css.hall} data-testid="money-box-sample">
      <div className={css.stage}>
        <MoneyBoxDrawing share={sample} cracks={0} />
      </div>
      <div className={css.words}>
        {told && (
          <Text>
            {t('amount.span', { min: figure(told.minAmount), max: figure(told.maxAmount) })}
          </Text>
        )}
        <SignUpAction location="money-box" label={t('guest.action')} />
      </div>
    </div>
  )
}
