import type { Tournament } from '../contract/schemas.ts'
import { Link, useT, useTranslate } from '@marquee/core'
import { ActionCard, Button, Countdown, Text, useNumberFormat } from '@marquee/ui'
import { PodiumScene } from '../art/PodiumScene.tsx'
import { useRemaining, useRunning } from '../queries.ts'
import * as css from './TournamentSection.css.ts'

function Standing({ own }: { own: Tournament['playerData'] }) {
  const t = useT('tournaments')
  const figure = useNumberFormat()
  if (!own || own.place === null)
    return (
      <Text size="sm" tone="secondary">
        {t('lobby.notYet')}
      </Text>
    )
  return (
    <>
      <p className={css.place}>{t('own.place', { place: figure.format(own.place) })}</p>
      <Text size="sm" tone="secondary">
        {t('own.points', { count: own.points, points: figure.format(own.points) })}
      </Text>
    </>
  )
}

function Running({ tournament }: { tournament: Tournament }) {
  const t = useT('tournaments')
  const translate = useTranslate()
  const remaining = useRemaining(tournament.finishedAt)
  return (
    <ActionCard
      id="tournament-section"
      data-testid="tournament-section"
      title={translate(tournament.title)}
      art={<PodiumScene />}
      actions={
        <Button variant="quiet" render={<Link to="/tournaments" />}>
          {t('lobby.open')}
        </Button>
      }
    >
      <Text size="sm" tone="secondary">
        {t('card.ends')}{' '}
        {remaining !== null && <Countdown remaining={remaining} label={t('card.ends')} />}
      </Text>
      <div className={css.standing}>
        <Standing own={tournament.playerData} />
      </div>
    </ActionCard>
  )
}

/** The running tournament that ends first, on the lobby; nothing while none runs. */
export function TournamentSection() {
  const { data: running } = useRunning()
  const [first] = running ?? []
  return first ? <Running tournament={first} /> : null
}
