import type { Game } from '@marquee/contract'
import { useT } from '@marquee/core'
import { GameTile } from '@marquee/game-tiles'
import { Carousel, Heading } from '@marquee/ui'

/** The games last played, newest first; nothing without any. */
export function RecentGames({ games }: { games: readonly Game[] }) {
  const t = useT('lobby')
  const tCore = useT()
  if (!games.length) return null
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
