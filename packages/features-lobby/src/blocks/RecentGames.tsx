import type { HomePage } from '@marquee/contract'
import { useT } from '@marquee/core'
import { GameTile } from '@marquee/game-tiles'
import { Carousel, Heading } from '@marquee/ui'
import { useRecentGames } from '../queries.ts'

/** The games last played, newest first; one alone is the next step already. */
export function RecentGames({ home }: { home: HomePage }) {
  const t = useT('lobby')
  const tCore = useT()
  const games = useRecentGames(home)
  if (games.length < 2) return null
  const title = t('recent')
  return (
    <Carousel
      label={title}
      previousLabel={tCore('games.previous', { title })}
      nextLabel={tCore('games.next', { title })}
      heading={
        <Heading level={2} ornate>
          {title}
        </Heading>
      }
    >
      {games.map((game) => (
        <GameTile key={game.id} game={game} />
      ))}
    </Carousel>
  )
}
