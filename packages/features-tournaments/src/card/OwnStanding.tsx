import type { Tournament } from '../contract/schemas.ts'
import { useIsGuest, useT } from '@marquee/core'
import { usePrizeWords } from '@marquee/prize-ui'
import { Card, Icon, Progress, Text, useNumberFormat } from '@marquee/ui'
import * as css from './TournamentCard.css.ts'

/** Where the reader stands in a running tournament, and how many of their rounds count yet. */
export function OwnStanding({ tournament }: { tournament: Tournament }) {
  const t = useT('tournaments')
  const words = usePrizeWords('tournaments')
  const figure = useNumberFormat()
  const isGuest = useIsGuest()
  const { playerData: own, rule } = tournament
  if (isGuest) return <Text tone="secondary">{t('own.guest')}</Text>
  if (!own) return <Text tone="secondary">{t('own.none')}</Text>
  const { place, points, prize, roundsPlayed } = own
  const counted = { count: rule.rounds, played: roundsPlayed, rounds: rule.rounds }
  const isDone = roundsPlayed >= rule.rounds
  return (
    <Card tone="sunken" padding="md" data-testid="own-standing">
      <div className={css.standing}>
        <p className={css.place}>
          {place === null ? (
            <Icon name="trophy" />
          ) : (
            t('own.place', { place: figure.format(place) })
          )}
        </p>
        <div>
          <Text strong data-testid="own-points">
            {t('own.points', { count: points, points: figure.format(points) })}
          </Text>
          <Text size="sm" tone="secondary">
            {prize
              ? t('own.prize', { prize: words.all(prize) })
              : t(place !== null ? 'own.noPrize' : isDone ? 'own.noPlace' : 'own.noPlaceYet')}
          </Text>
        </div>
        <div className={css.wide}>
          <Progress
            label={t('own.roundsLabel')}
            value={roundsPlayed}
            max={rule.rounds}
            valueText={t('own.rounds', counted)}
            size="sm"
          />
          <Text size="sm" tone="secondary">
            {t(isDone ? 'own.done' : 'own.rounds', counted)}
          </Text>
        </div>
      </div>
    </Card>
  )
}
