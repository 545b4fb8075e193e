import { Link, useApi, usePlayer, useT, whenIdle } from '@marquee/core'
import { coverOf } from '@marquee/game-tiles'
import { Picture } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { shelfOf } from '../catalogue/shelf.ts'
import { catalogueQuery } from '../queries.ts'
import * as css from './LastGame.css.ts'

/** The game played last, one tap away in the phone's bottom bar; nothing until one was played. */
export function LastGame() {
  const t = useT('games')
  const api = useApi()
  const player = usePlayer()
  const [idle, setIdle] = useState(false)
  const id = player?.lastGames[0]
  const groupKey = player?.playerRestrictionIdsHash ?? null
  // The catalogue is not worth waiting for: a page that has it shows the cover at once.
  useEffect(() => (id === undefined ? undefined : whenIdle(() => setIdle(true))), [id])
  const { data } = useQuery({ ...catalogueQuery(api, groupKey), enabled: idle && id !== undefined })
  if (id === undefined) return null
  const game = data && shelfOf(data).game(id)
  // It may have left the catalogue since.
  if (data && !game) return null
  return (
    <Link
      to="."
      search={(now) => ({ ...now, game: String(id) })}
      preload={false}
      resetScroll={false}
      className={css.entry}
      aria-label={game ? t('lastGame', { title: game.title }) : t('lastGameUnnamed')}
    >
      <span className={css.cover}>
        {game && <Picture {...coverOf(game)} alt="" width={52} height={52} fill loading="eager" />}
      </span>
    </Link>
  )
}
