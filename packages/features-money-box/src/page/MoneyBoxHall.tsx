import { PageSkeleton } from '@marquee/feature-page'
import type { MoneyBox } from '../contract/schemas.ts'
import { useIsOffline, useModals, useT } from '@marquee/core'
import { Button, formatMoney, Icon, Money, Notice, Progress, Text, useLocale } from '@marquee/ui'
import { MoneyBoxDrawing } from '../box/MoneyBoxDrawing.tsx'
import { shownBox } from '../box/shownBox.ts'
import { useFeeding } from '../box/useFeeding.ts'
import { useMoneyBox } from '../queries.ts'
import { BoxState } from './BoxState.tsx'
import * as css from './MoneyBoxHall.css.ts'
import { useBreak } from './useBreak.ts'

/** What goes in, in the house's own figures. */
function Rule({ box: { perHundred, firstOfDay } }: { box: MoneyBox }) {
  const t = useT('money-box')
  const locale = useLocale()
  const figure = (value: number) => formatMoney(value, 'coins', { locale })
  const { coins, entries } = perHundred
  return (
    <Text size="sm" tone="secondary">
      {t('rule', { coins: figure(coins), entries: figure(entries), gift: figure(firstOfDay) })}
    </Text>
  )
}

function Box({ known }: { known: MoneyBox }) {
  const t = useT('money-box')
  const locale = useLocale()
  const offline = useIsOffline()
  const modals = useModals()
  const { smash, isBreaking, broken, problem } = useBreak()
  const isFed = useFeeding(known.moneyBoxAmount)
  const box = broken ?? known
  const { moneyBoxAmount, minAmount, maxAmount } = box
  const figure = (value: number) => formatMoney(value, 'coins', { locale })
  const filled = t('amount.of', { amount: figure(moneyBoxAmount), max: figure(maxAmount) })
  return (
    <div className={css.hall} data-testid="money-box">
      <div className={css.stage}>
        <MoneyBoxDrawing {...shownBox(box)} isFed={isFed && !broken} isBreaking={isBreaking} />
      </div>
      <div className={css.words}>
        <div className={css.amount}>
          <Text size="sm" tone="secondary">
            {t('amount.title')}
          </Text>
          <span data-testid="money-box-amount">
            <Money
              amount={moneyBoxAmount}
              unit="coins"
              unitLabel={t('draw.units.coins')}
              size="xl"
              icon
              animated={!broken}
            />
          </span>
        </div>
        <Progress
          label={t('amount.title')}
          value={moneyBoxAmount}
          max={maxAmount}
          valueText={filled}
        />
        <Text size="sm" tone="secondary">
          {t('amount.span', { min: figure(minAmount), max: figure(maxAmount) })}
        </Text>
        <BoxState box={box} isBreaking={broken !== null} />
        {problem !== null && (
          <Notice tone="critical" announced>
            {problem}
          </Notice>
        )}
        <div className={css.actions}>
          <Button
            size="lg"
            disabled={offline || broken !== null || !box.isReady}
            start={<Icon name="money-box" size="text" />}
            data-testid="money-box-break"
            onClick={() => smash(known)}
          >
            {t(broken ? 'breaking' : 'break')}
          </Button>
          <Button
            size="lg"
            variant="quiet"
            start={<Icon name="games" size="text" />}
            data-testid="money-box-games"
            onClick={() => modals.open('money-box-games')}
          >
            {t('games.open')}
          </Button>
        </div>
        <Rule box={box} />
      </div>
    </div>
  )
}

/** The player's box with everything around it; an inactive one is hidden (TEN-22). */
export function MoneyBoxHall() {
  const t = useT('money-box')
  const { data: box, isFetching, refetch } = useMoneyBox()
  if (box?.status === 'inactive') return <Notice icon="pause">{t('resting')}</Notice>
  if (box) return <Box known={box} />
  return (
    <PageSkeleton
      feature="money-box"
      isFetching={isFetching}
      onRetry={refetch}
      heights={['20rem', '16rem']}
      className={css.hall}
    />
  )
}
