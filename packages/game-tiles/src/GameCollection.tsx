import { type Game, rowsPerSlide, type SchemeSection } from '@marquee/contract'
import { kept, Link, useHasRoute, useT, useTranslate } from '@marquee/core'
import { Button, Carousel, Heading, TileSkeleton } from '@marquee/ui'
import type { ReactNode } from 'react'
import { GameTile } from './GameTile.tsx'

export interface GameCollectionProps {
  /** `key` decides the rows per slide, `pageName` where 'See all' leads. */
  collection: SchemeSection
  /** Covers of the first screen, which load at once. */
  priorityTiles?: number
  captionOf?: (game: Game) => string | undefined
  badgeOf?: (game: Game) => ReactNode
  headingLevel?: 2 | 3
  /** Its games are asked for once somebody is near: one slide of them in outline keeps their place. */
  isComing?: boolean
}

/** A named row of games, of 1, 2 or 3 rows per slide (HOME-15..17), with the way to all of them. */
export const GameCollection = /* @__PURE__ */ kept(function GameCollection({
  collection,
  priorityTiles = 0,
  captionOf,
  badgeOf,
  headingLevel = 2,
  isComing = false,
}: GameCollectionProps) {
  const t = useT()
  const translate = useTranslate()
  const hasRoute = useHasRoute()
  const title = translate(collection.title)
  const rows = rowsPerSlide(collection.key)
  if (!collection.games.length) return null
  return (
    <Carousel
      label={title}
      previousLabel={t('games.previous', { title })}
      nextLabel={t('games.next', { title })}
      rows={rows}
      heading={
        <Heading level={headingLevel} ornate>
          {title}
        </Heading>
      }
      action={
        hasRoute('/issues/$pageName') && (
          <Button
            size="sm"
            variant="plain"
            render={<Link to="/issues/$pageName" params={{ pageName: collection.pageName }} />}
            aria-label={t('games.seeAllOf', { title })}
          >
            {t('games.seeAll')}
          </Button>
        )
      }
    >
      {isComing
        ? Array.from({ length: rows }, (_, index) => <TileSkeleton key={index} still />)
        : collection.games.map((game, index) => (
            <GameTile
              key={game.id}
              game={game}
              caption={captionOf?.(game)}
              badge={badgeOf?.(game)}
              priority={index < priorityTiles}
            />
          ))}
    </Carousel>
  )
})
