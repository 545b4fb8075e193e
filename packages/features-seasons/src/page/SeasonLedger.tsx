import type { Season } from '../contract/schemas.ts'
import { useCountdown, useDateFormat, useT, useTranslate } from '@marquee/core'
import {
  Card,
  Countdown,
  Disclosure,
  formatMoney,
  Heading,
  numberFormat,
  Progress,
  Text,
  useLocale,
} from '@marquee/ui'
import { useSeason } from '../queries.ts'
import * as css from './SeasonJourney.css.ts'

/** The rule by which rounds become points, in words, and which season comes after this one. */
function Rule({ season: { rule, next } }: { season: Season }) {
  const t = useT('seasons')
  const translate = useTranslate()
  const locale = useLocale()
  const date = useDateFormat({ dateStyle: 'long', timeZone: 'UTC' })
  const { stakePerPoint, pointsPerRound, pointsPerDay } = rule
  const coins = formatMoney(stakePerPoint, 'coins', { locale })
  const entries = formatMoney(stakePerPoint, 'entries', { locale })
  return (
    <Disclosure summary={t('rule.title')}>
      <ul className={css.rule}>
        <li>{t('rule.round', { coins, entries, count: pointsPerRound })}</li>
        <li>{t('rule.free')}</li>
        <li>{t('rule.day', { count: pointsPerDay })}</li>
        <li>{t('next', { title: translate(next.title), date: date(next.startedAt) })}</li>
      </ul>
    </Disclosure>
  )
}

function Time({ season }: { season: Season }) {
  const t = useT('seasons')
  const { refetch } = useSeason()
  const key = season.isRunning ? 'ends' : 'begins'
  const remaining = useCountdown({
    until: season.isRunning ? season.finishedAt : season.next.startedAt,
    optimized: true,
    onStop: () => void refetch(),
  })
  return (
    <Text size="sm" tone="secondary" className={css.time}>
      {t(`time.${key}`)}{' '}
      {remaining !== null && <Countdown remaining={remaining} label={t(`time.${key}`)} />}
    </Text>
  )
}

/** How far the player is, when the season ends, and behind one line what rounds bring and what comes next. */
export function SeasonLedger({ season }: { season: Season }) {
  const t = useT('seasons')
  const locale = useLocale()
  const { points, rule, isEnabled, currentLevel, levels } = season
  const number = numberFormat(locale)
  const way = t('points.way', {
    walked: number.format(points.walked),
    total: number.format(points.total),
  })
  return (
    <Card tone="surface" className={css.card}>
      <Heading level={3} size="md">
        {t('points.title', { reached: currentLevel, total: levels.length })}
      </Heading>
      <Progress
        label={t('points.label')}
        value={points.walked}
        max={points.total}
        valueText={way}
      />
      <Text strong data-testid="season-points">
        {way}
      </Text>
      {isEnabled && (
        <Text size="sm" data-testid="season-today">
          {t('points.today', {
            points: Math.min(points.today, rule.pointsPerDay),
            most: rule.pointsPerDay,
          })}
        </Text>
      )}
      <Rule season={season} />
      <Time season={season} />
    </Card>
  )
}
