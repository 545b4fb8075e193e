import { Link, useModals, useT } from '@marquee/core'
import { ActionCard, Button, formatMoney, Progress, Text, useLocale } from '@marquee/ui'
import { MoneyBoxDrawing } from '../box/MoneyBoxDrawing.tsx'
import { shownBox } from '../box/shownBox.ts'
import { useFeeding } from '../box/useFeeding.ts'
import { useMoneyBox } from '../queries.ts'

/** The player's box on the lobby (HOME-08); nothing while it is inactive (TEN-22). */
export function MoneyBoxSection() {
  const t = useT('money-box')
  const locale = useLocale()
  const modals = useModals()
  const { data: box } = useMoneyBox()
  const isFed = useFeeding(box?.moneyBoxAmount)
  if (!box || box.status === 'inactive') return null
  const { moneyBoxAmount, maxAmount, isReady } = box
  const figure = (value: number) => formatMoney(value, 'coins', { locale })
  const filled = t('amount.of', { amount: figure(moneyBoxAmount), max: figure(maxAmount) })
  return (
    <ActionCard
      id="money-box-section"
      data-testid="money-box-section"
      title={t('page.title')}
      art={<MoneyBoxDrawing {...shownBox(box)} isFed={isFed} />}
      highlight={isReady}
      actions={
        <>
          <Button variant={isReady ? 'strong' : 'quiet'} render={<Link to="/money-box" />}>
            {t(isReady ? 'lobby.break' : 'lobby.open')}
          </Button>
          <Button variant="plain" onClick={() => modals.open('money-box-games')}>
            {t('games.open')}
          </Button>
        </>
      }
    >
      <Text tone="secondary">{isReady ? t('lobby.ready', { amount: filled }) : filled}</Text>
      <Progress
        label={t('amount.title')}
        value={moneyBoxAmount}
        max={maxAmount}
        valueText={filled}
        size="sm"
      />
    </ActionCard>
  )
}
