import type { Game } from '@marquee/contract'
import { Link, useT } from '@marquee/core'
import { Badge, FavouriteButton, Tile } from '@marquee/ui'
import type { MouseEvent, ReactNode } from 'react'
import { coverOf } from './cover.ts'
import { useFavorite } from './favorites.ts'

export interface GameTileProps {
  game: Game
  /** A second line, such as the provider's name. */
  caption?: string
  /** Instead of the game's own badge: why it cannot be played, or a place in a list. */
  badge?: ReactNode
  /** Cannot be played now; `badge` says why. */
  unavailable?: boolean
  /** Part of the first screen: its cover loads at once. */
  priority?: boolean
}

const tones = { new: 'second', jackpot: 'accent', hot: 'critical' } as const

/** Opens the game's modal over the page that shows the link (MODAL-11); other parameters stay. */
export const gameSearch = (id: number) => (search: Record<string, unknown>) => ({
  ...search,
  game: String(id),
})

/** A game of the catalogue: cover, name, badge, heart, and the link that opens it. */
export function GameTile({ game, caption, badge, unavailable, priority }: GameTileProps) {
  const t = useT()
  const { isFavorite, setFavorite } = useFavorite(game.id, game.isFavorite)
  const [first] = game.badges
  const stayOffline = (event: MouseEvent) => {
    if (navigator.onLine) return
    // The way to a game leads over the network: the page would be gone and no game in its place.
    event.preventDefault()
    // The page says so already, once.
    document.getElementById('offline')?.focus({ preventScroll: true })
  }
  return (
    <Tile
      title={game.title}
      cover={coverOf(game)}
      caption={caption}
      priority={priority}
      unavailable={unavailable}
      badge={badge ?? (first && <Badge tone={tones[first]}>{t(`games.badges.${first}`)}</Badge>)}
      action={
        <FavouriteButton
          label={t('games.favourite', { title: game.title })}
          pressed={isFavorite}
          onPressedChange={setFavorite}
        />
      }
      render={
        <Link
          to="."
          search={gameSearch(game.id)}
          preload={false}
          resetScroll={false}
          onClick={stayOffline}
          data-testid="game-tile"
          data-game-id={game.id}
        />
      }
    />
  )
}
