import { useT } from '@marquee/core'
import { formatMoney, Money, Text, useLocale, VisuallyHidden } from '@marquee/ui'
import { useEffect, useState } from 'react'
import { usePrizeWords } from './prizeWords.ts'
import * as css from './RewardMoment.css.ts'
import type { RewardLine } from './rewardLines.ts'
import type { Won } from './usePrizeDraw.ts'

function Part({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={css.part}>
      {children}
      <Text as="span" size="xs" tone="secondary">
        {label}
      </Text>
    </div>
  )
}

function Sum({ feature, line: { unit, before, won, now } }: { feature: string; line: RewardLine }) {
  const t = useT(feature)
  // Counts up from what there was; those who want stillness see the sum at once.
  const [isCounted, setCounted] = useState(false)
  useEffect(() => setCounted(true), [])
  const unitLabel = t(`draw.units.${unit}`)
  return (
    <div className={css.sum} data-testid={`won-sum-${unit}`}>
      <Part label={t('draw.moment.before')}>
        <Money amount={before} unit={unit} unitLabel={unitLabel} icon />
      </Part>
      <span className={css.sign}>+</span>
      <Part label={t('draw.moment.won')}>
        <Money amount={won} unit={unit} unitLabel={unitLabel} />
      </Part>
      <span className={css.sign}>=</span>
      <Part label={t('draw.moment.now')}>
        <Money
          amount={isCounted ? now : before}
          unit={unit}
          unitLabel={unitLabel}
          animated
          className={css.total}
        />
      </Part>
    </div>
  )
}

/** What a draw brought, as a sum that can be followed; its words are told once. */
export function RewardMoment({ feature, won: { prize, lines } }: { feature: string; won: Won }) {
  const t = useT(feature)
  const locale = useLocale()
  const words = usePrizeWords(feature)
  const sums = lines
    .map(({ unit, now }) =>
      t('draw.moment.sum', {
        now: formatMoney(now, unit, { locale }),
        unit: t(`draw.units.${unit}`),
      }),
    )
    .join(' ')
  return (
    <div className={css.stage} data-testid="won">
      <span aria-hidden="true" className={css.burst}>
        {Array.from({ length: css.sparks }, (_, index) => (
          <span key={index} className={css.ray}>
            <span className={css.spark} />
          </span>
        ))}
      </span>
      <p className={css.prize} aria-hidden="true">
        {words.all(prize)}
      </p>
      <div aria-hidden="true" className={css.sums}>
        {lines.map((line) => (
          <Sum key={line.unit} feature={feature} line={line} />
        ))}
      </div>
      <VisuallyHidden>
        {t('draw.moment.spoken', { prize: words.all(prize), sums }).trim()}
      </VisuallyHidden>
    </div>
  )
}
