import type { DailyPrize } from '@marquee/contract'
import { useT } from '@marquee/core'
import { Money, Text, useLocale, VisuallyHidden, formatMoney } from '@marquee/ui'
import type { DailyLoginOptions } from '../feature.ts'
import { usePrizeWords } from '../prizeWords.ts'
import type { RewardLine } from '../reward.ts'
import type { Reward } from '../useClaim.ts'
import * as css from './RewardMoment.css.ts'
import { SpinsLine } from './SpinsLine.tsx'
import type { Step } from './useMoment.ts'

const order: Step[] = ['before', 'won', 'sum', 'over']
const reached = (step: Step, wanted: Step): boolean => order.indexOf(step) >= order.indexOf(wanted)

function Sum({ line: { unit, before, won, now }, step }: { line: RewardLine; step: Step }) {
  const t = useT('daily-login')
  const unitLabel = t(`units.${unit}`)
  return (
    <div className={css.sum} data-testid={`daily-login-sum-${unit}`}>
      <div className={css.part}>
        <Money amount={before} unit={unit} unitLabel={unitLabel} icon />
        <Text as="span" size="xs" tone="secondary">
          {t('moment.before')}
        </Text>
      </div>
      <span className={css.sign}>+</span>
      <div className={css.part} data-hidden={!reached(step, 'won') || undefined}>
        <Money amount={won} unit={unit} unitLabel={unitLabel} />
        <Text as="span" size="xs" tone="secondary">
          {t('moment.won')}
        </Text>
      </div>
      <span className={css.sign}>=</span>
      <div className={css.part} data-hidden={!reached(step, 'sum') || undefined}>
        <Money
          amount={reached(step, 'sum') ? now : before}
          unit={unit}
          unitLabel={unitLabel}
          animated={step !== 'over'}
          className={css.total}
        />
        <Text as="span" size="xs" tone="secondary">
          {t('moment.now')}
        </Text>
      </div>
    </div>
  )
}

interface RewardMomentProps {
  reward: Reward
  step: Step
  options: DailyLoginOptions | undefined
}

const hasGame = (prize: DailyPrize): prize is DailyPrize & { gameId: number } =>
  Boolean(prize.freeSpinCount) && prize.gameId !== null

/** What today brought, as a sum that can be followed. */
export function RewardMoment({ reward: { prize, lines }, step, options }: RewardMomentProps) {
  const t = useT('daily-login')
  const locale = useLocale()
  const words = usePrizeWords()
  const spoken = lines
    .map(({ unit, won, now }) =>
      t('moment.spoken', {
        won: formatMoney(won, unit, { locale }),
        now: formatMoney(now, unit, { locale }),
        unit: t(`units.${unit}`),
      }),
    )
    .join(' ')
  return (
    <div className={css.stage} data-step={step}>
      <span aria-hidden="true" className={css.burst}>
        {Array.from({ length: css.sparks }, (_, index) => (
          <span key={index} className={css.ray}>
            <span className={css.spark} />
          </span>
        ))}
      </span>
      <Text size="xl" strong centred>
        {words.all(prize)}
      </Text>
      <div aria-hidden="true" className={css.sums}>
        {lines.map((line) => (
          <Sum key={line.unit} line={line} step={step} />
        ))}
      </div>
      <VisuallyHidden role="status">{step === 'over' && spoken}</VisuallyHidden>
      {hasGame(prize) && <SpinsLine prize={prize} options={options} />}
    </div>
  )
}
