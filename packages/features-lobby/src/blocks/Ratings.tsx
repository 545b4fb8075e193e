import type { HomePage } from '@marquee/contract'
import { kept, useT } from '@marquee/core'
import { GameTile } from '@marquee/game-tiles'
import { Carousel, Heading } from '@marquee/ui'
import * as css from './Ratings.css.ts'

type RatedGames = HomePage['payload']['ratings']

/** Games by their place, with the rounds that made it: the items of a list. */
export function useRankedTiles(ratings: RatedGames) {
  const t = useT('lobby')
  return ratings.map(({ game, rounds }, index) => (
    <GameTile
      key={game.id}
      game={game}
      badge={<span className={css.rank}>{index + 1}</span>}
      caption={t('ratings.rounds', { count: rounds })}
    />
  ))
}

/** The most played games of the last seven days, with their places (HOME-12). */
export const Ratings = /* @__PURE__ */ kept(function Ratings({ home }: { home: HomePage }) {
  const t = useT('lobby')
  const tCore = useT()
  const tiles = useRankedTiles(home.payload.ratings)
  if (!tiles.length) return null
  const title = t('ratings.title')
  return (
    <div data-testid="ratings">
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
        {tiles}
      </Carousel>
    </div>
  )
})
