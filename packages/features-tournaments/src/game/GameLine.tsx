import { makeOld, useApp, useT, useTranslate } from '@marquee/core'
import { Icon, useNumberFormat } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ofGameQuery, runningQuery } from '../queries.ts'
import * as css from './GameLine.css.ts'

/** Under the stage: the tournament that the game counts for, with the player's place and points. */
export function GameLine({ gameId }: { gameId: number }) {
  const t = useT('tournaments')
  const translate = useTranslate()
  const { api, queryClient } = useApp()
  const figure = useNumberFormat()
  const { data: tournament } = useQuery(ofGameQuery(api, gameId))
  // Rounds without more points are not pushed; what other parts show of them follows here.
  useEffect(() => () => makeOld(queryClient, runningQuery(api).queryKey), [api, queryClient])
  if (!tournament) return null
  const { playerData: own, rule, title } = tournament
  const values = {
    place: own?.place ? figure.format(own.place) : '',
    points: figure.format(own?.points ?? 0),
    count: own?.points ?? 0,
  }
  return (
    <p className={css.bar} data-testid="tournament-line">
      <Icon name="trophy" size="sm" className={css.sign} />
      <span className={css.title} data-varies="words">
        {translate(title)}
      </span>
      <span className={css.standing} aria-live="polite">
        {own?.place
          ? t('line.standing', values)
          : t(own && own.roundsPlayed >= rule.rounds ? 'line.done' : 'line.counts')}
      </span>
    </p>
  )
}
