import type { Tournament } from '../contract/schemas.ts'
import { useT, useTranslate, When } from '@marquee/core'
import { usePrizeWords } from '@marquee/prize-ui'
import { Card, Heading, Text, useNumberFormat } from '@marquee/ui'
import { Medal } from '../art/Medal.tsx'
import * as css from './TournamentList.css.ts'

/** One that is to come: when, with which games, for what. */
export function UpcomingRow({ tournament }: { tournament: Tournament }) {
  const t = useT('tournaments')
  const translate = useTranslate()
  const words = usePrizeWords('tournaments')
  const { title, gamesTitle, startedAt, finishedAt, prizes } = tournament
  const [first] = prizes
  return (
    <Card className={css.item}>
      <span className={css.name}>
        <Heading level={3} size="sm">
          {translate(title)}
        </Heading>
        <Text size="sm" tone="secondary">
          {gamesTitle ? translate(gamesTitle) : t('card.allGames')}
        </Text>
      </span>
      <span>
        <Text size="sm">
          {t('upcoming.starts')} <When format="short" at={startedAt} />
        </Text>
        <Text size="sm" tone="secondary">
          {t('upcoming.ends')} <When format="short" at={finishedAt} />
        </Text>
      </span>
      {first && (
        <Text size="sm" strong className={css.end}>
          {t('card.first', { prize: words.all(first) })}
        </Text>
      )}
    </Card>
  )
}

function OwnResult({ own }: { own: Tournament['playerData'] }) {
  const t = useT('tournaments')
  const words = usePrizeWords('tournaments')
  const figure = useNumberFormat()
  if (!own)
    return (
      <Text size="sm" tone="secondary">
        {t('history.notIn')}
      </Text>
    )
  const { place, points, prize } = own
  if (place === null)
    return (
      <Text size="sm" tone="secondary">
        {t('history.noPlace')}
      </Text>
    )
  return (
    <>
      <Text className={css.own} data-testid="own-result">
        {t('history.place', {
          count: points,
          place: figure.format(place),
          points: figure.format(points),
        })}
      </Text>
      <Text size="sm" tone="secondary">
        {prize ? t('history.prize', { prize: words.all(prize) }) : t('history.noPrize')}
      </Text>
    </>
  )
}

/** One that is over: who won it, and what the reader reached. */
export function PastRow({ tournament }: { tournament: Tournament }) {
  const t = useT('tournaments')
  const translate = useTranslate()
  const figure = useNumberFormat()
  const { title, finishedAt, winners, players, playerData } = tournament
  const [first] = winners
  return (
    <Card className={css.item}>
      <span className={css.name}>
        <Heading level={3} size="sm">
          {translate(title)}
        </Heading>
        <Text size="sm" tone="secondary">
          <When format="short" at={finishedAt} /> · {t('card.players', { count: players })}
        </Text>
      </span>
      <span className={css.winner}>
        {first && (
          <>
            <Medal place={1} />
            <Text as="span" size="sm">
              {t('history.winner', {
                count: first.points,
                player: first.player,
                points: figure.format(first.points),
              })}
            </Text>
          </>
        )}
      </span>
      <span className={css.end}>
        <OwnResult own={playerData} />
      </span>
    </Card>
  )
}
