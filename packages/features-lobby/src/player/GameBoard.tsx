import type { HomePage, SchemeSection } from '@marquee/contract'
import { Link, useHasRoute, useT, useTranslate } from '@marquee/core'
import { GameTile } from '@marquee/game-tiles'
import { Button, Heading, TileGrid, TileSkeleton } from '@marquee/ui'
import { Tabs } from '@marquee/ui/tabs'
import { useState } from 'react'
import { useRankedTiles } from '../blocks/Ratings.tsx'
import { useCollection } from '../queries.ts'
import { rowOf } from '../withoutGames.ts'
import * as css from './GameBoard.css.ts'

/** Covers that a phone shows on its first screen, which load at once. */
const priorityTiles = 12
/** Covers in outline while a collection is on its way: as many as most have. */
const outlines = 12

interface PanelProps {
  collection: SchemeSection
  /** The page came with all of its games. */
  isWhole: boolean
  /** Games that stand elsewhere on the page, by id. */
  without: ReadonlySet<number>
}

/** All games of one collection that the lobby shows, and the way to the rest. */
function Panel({ collection, isWhole, without }: PanelProps) {
  const t = useT()
  const translate = useTranslate()
  const hasRoute = useHasRoute()
  const asked = useCollection(collection, !isWhole)
  const all = isWhole ? collection : asked
  const whole = all && rowOf(all, without)
  const title = translate(collection.title)
  return (
    <div className={css.panel}>
      <TileGrid dense label={title}>
        {whole
          ? whole.games.map((game, index) => (
              <GameTile key={game.id} game={game} priority={isWhole && index < priorityTiles} />
            ))
          : Array.from({ length: outlines }, (_, index) => <TileSkeleton key={index} />)}
      </TileGrid>
      {hasRoute('/issues/$pageName') && (
        <Button
          variant="quiet"
          className={css.all}
          render={<Link to="/issues/$pageName" params={{ pageName: collection.pageName }} />}
          aria-label={t('games.seeAllOf', { title })}
        >
          {t('games.seeAll')}
        </Button>
      )}
    </div>
  )
}

interface GameBoardProps {
  collections: readonly SchemeSection[]
  without: ReadonlySet<number>
  /** Most played games of the week, which stand on the board too or would stand twice on the page (HOME-12). */
  ratings: HomePage['payload']['ratings']
}

/** Every collection on one board, each behind a tab; the first one is there at once (HOME-05). */
export function GameBoard({ collections, without, ratings }: GameBoardProps) {
  const t = useT('lobby')
  const translate = useTranslate()
  const [chosen, setChosen] = useState(collections[0]?.key ?? '')
  const ranked = useRankedTiles(ratings)
  const ranking = {
    value: 'ratings',
    label: t('ratings.title'),
    panel: (
      <TileGrid dense label={t('ratings.title')}>
        {ranked}
      </TileGrid>
    ),
  }
  const tabs = collections.map((collection, index) => ({
    value: collection.key,
    label: translate(collection.title),
    panel: <Panel collection={collection} isWhole={index === 0} without={without} />,
  }))
  return (
    <section aria-labelledby="lobby-board">
      <Heading level={2} ornate id="lobby-board" className={css.title}>
        {t('board.title')}
      </Heading>
      <Tabs
        label={t('board.label')}
        value={chosen}
        onValueChange={setChosen}
        tabs={ranked.length ? [...tabs, ranking] : tabs}
      />
    </section>
  )
}
