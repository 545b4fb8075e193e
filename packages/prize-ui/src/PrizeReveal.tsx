import { useT } from '@marquee/core'
import {
  formatMoney,
  RewardPrize,
  RewardStage,
  RewardSums,
  useLocale,
  VisuallyHidden,
} from '@marquee/ui'
import { useEffect, useRef, useState } from 'react'
import { useCelebration } from './celebration/useCelebration.ts'
import { usePrizeWords } from './prizeWords.ts'
import type { Won } from './usePrizeDraw.ts'

interface PrizeRevealProps {
  feature: string
  won: Won
  /** It stands in front of what was played, which stays where it is. */
  inFront?: boolean
}

/**
 * What a draw brought: the prize, large, from where coins fly to the balance, and below it the sum by
 * which it can be followed. Its words are told once.
 */
export function PrizeReveal({ feature, won: { prize, lines }, inFront = false }: PrizeRevealProps) {
  const stage = useRef<HTMLDivElement>(null)
  useCelebration(stage, lines)
  const t = useT(feature)
  const locale = useLocale()
  const words = usePrizeWords(feature)
  // Counts up from what there was; those who want stillness see the sum at once.
  const [isCounted, setCounted] = useState(false)
  useEffect(() => setCounted(true), [])
  const sums = lines
    .map(({ unit, now }) =>
      t('draw.moment.sum', {
        now: formatMoney(now, unit, { locale }),
        unit: t(`draw.units.${unit}`),
      }),
    )
    .join(' ')
  return (
    <RewardStage ref={stage} inFront={inFront} data-testid="won">
      <RewardPrize>{words.all(prize)}</RewardPrize>
      <RewardSums
        lines={lines}
        told={isCounted ? 'now' : 'won'}
        labels={{
          before: t('draw.moment.before'),
          won: t('draw.moment.won'),
          now: t('draw.moment.now'),
        }}
        unitLabel={(unit) => t(`draw.units.${unit}`)}
        testId="won-sum"
      />
      <VisuallyHidden>
        {t('draw.moment.spoken', { prize: words.all(prize), sums }).trim()}
      </VisuallyHidden>
    </RewardStage>
  )
}
