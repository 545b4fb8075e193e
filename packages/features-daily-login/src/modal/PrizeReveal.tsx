import type { DailyPrize } from '../contract/schemas.ts'
import { useT } from '@marquee/core'
import { useCelebration } from '@marquee/prize-ui'
import {
  formatMoney,
  RewardPrize,
  RewardStage,
  RewardSums,
  useLocale,
  VisuallyHidden,
} from '@marquee/ui'
import { useRef } from 'react'
import type { DailyLoginOptions } from '../feature.ts'
import { usePrizeWords } from '../prizeWords.ts'
import type { Reward } from '../useClaim.ts'
import { SpinsLine } from './SpinsLine.tsx'
import type { Step } from './useMoment.ts'

const told = { before: 'before', won: 'won', sum: 'now', over: 'now' } as const

interface PrizeRevealProps {
  reward: Reward
  step: Step
  options: DailyLoginOptions | undefined
}

const hasGame = (prize: DailyPrize): prize is DailyPrize & { gameId: number } =>
  Boolean(prize.freeSpinCount) && prize.gameId !== null

/** What today brought, as a sum that can be followed. */
export function PrizeReveal({ reward: { prize, lines }, step, options }: PrizeRevealProps) {
  const t = useT('daily-login')
  const locale = useLocale()
  const words = usePrizeWords()
  const stage = useRef<HTMLDivElement>(null)
  useCelebration(stage, lines)
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
    <RewardStage ref={stage} data-step={step}>
      <RewardPrize>{words.all(prize)}</RewardPrize>
      <RewardSums
        lines={lines}
        told={told[step]}
        isCounting={step !== 'over'}
        labels={{ before: t('moment.before'), won: t('moment.won'), now: t('moment.now') }}
        unitLabel={(unit) => t(`units.${unit}`)}
        testId="daily-login-sum"
      />
      <VisuallyHidden role="status">{step === 'over' && spoken}</VisuallyHidden>
      {hasGame(prize) && <SpinsLine prize={prize} options={options} />}
    </RewardStage>
  )
}
