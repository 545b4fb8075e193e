import type { Tournament } from '../contract/schemas.ts'
import { type LinkTarget, useIsGuest, useT, useTranslate } from '@marquee/core'
import { PlayButton } from '@marquee/feature-page'
import { usePrizeWords } from '@marquee/prize-ui'
import {
  Card,
  Countdown,
  Disclosure,
  Heading,
  Icon,
  type IconName,
  Stack,
  Text,
  useNumberFormat,
} from '@marquee/ui'
import type { ReactNode } from 'react'
import { PodiumScene } from '../art/PodiumScene.tsx'
import { Leaderboard } from '../board/Leaderboard.tsx'
import { PrizeList } from '../board/PrizeList.tsx'
import { useRemaining } from '../queries.ts'
import { OwnStanding } from './OwnStanding.tsx'
import * as css from './TournamentCard.css.ts'

const pageOf = ({ gamesPage }: Tournament): LinkTarget =>
  gamesPage === null
    ? { to: '/library' }
    : { to: '/issues/$pageName', params: { pageName: gamesPage } }

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={css.fact}>
      <Icon name={icon} size="text" />
      <Text as="span" size="sm">
        {children}
      </Text>
    </li>
  )
}

function Head({ tournament, title }: { tournament: Tournament; title: string }) {
  const t = useT('tournaments')
  const translate = useTranslate()
  const words = usePrizeWords('tournaments')
  const remaining = useRemaining(tournament.finishedAt)
  const { gamesTitle, games, players, prizes } = tournament
  const [first] = prizes
  return (
    <div className={css.head} data-mode="dark">
      <Heading level={3} size="lg" className={css.title}>
        {title}
      </Heading>
      <ul className={css.facts}>
        <Fact icon="hourglass">
          {t('card.ends')}{' '}
          {remaining !== null && <Countdown remaining={remaining} label={t('card.ends')} />}
        </Fact>
        <Fact icon="games">
          {gamesTitle
            ? t('card.games', { games: translate(gamesTitle), count: games.length })
            : t('card.allGames')}
        </Fact>
        <Fact icon="users">{t('card.players', { count: players })}</Fact>
        {first && <Fact icon="trophy">{t('card.first', { prize: words.all(first) })}</Fact>}
      </ul>
      <span className={css.art}>
        <PodiumScene />
      </span>
    </div>
  )
}

function Rule({ rule }: Pick<Tournament, 'rule'>) {
  const t = useT('tournaments')
  const figure = useNumberFormat()
  return (
    <Stack gap={3}>
      {['points', 'example', 'stake', 'limit', 'tie', 'breaks'].map((part) => (
        <Text key={part} size="sm">
          {t(`rule.${part}`, {
            count: part === 'points' ? rule.inARow : rule.rounds,
            inARow: rule.inARow,
            rounds: figure.format(rule.rounds),
          })}
        </Text>
      ))}
    </Stack>
  )
}

/** A running tournament: its time and games, the reader's place, the table, its rule and prizes. */
export function TournamentCard({ tournament }: { tournament: Tournament }) {
  const t = useT('tournaments')
  const translate = useTranslate()
  const isGuest = useIsGuest()
  const title = translate(tournament.title)
  return (
    <Card padding="none" className={css.card} data-testid="tournament">
      <Head tournament={tournament} title={title} />
      <div className={css.body}>
        <div className={css.side}>
          <OwnStanding tournament={tournament} />
          <PlayButton variant={isGuest ? 'quiet' : 'strong'} games={pageOf(tournament)}>
            {t('card.play')}
          </PlayButton>
          <Disclosure summary={t('rule.all')}>
            <Stack gap={5}>
              <Stack gap={3}>
                <Heading level={4} size="sm">
                  {t('rule.title')}
                </Heading>
                <Rule rule={tournament.rule} />
              </Stack>
              <Stack gap={3}>
                <Heading level={4} size="sm">
                  {t('prizes.title')}
                </Heading>
                <PrizeList prizes={tournament.prizes} />
              </Stack>
            </Stack>
          </Disclosure>
        </div>
        {tournament.winners.length ? (
          <Leaderboard tournament={tournament} title={title} />
        ) : (
          <Text tone="secondary">{t('board.none')}</Text>
        )}
      </div>
    </Card>
  )
}
