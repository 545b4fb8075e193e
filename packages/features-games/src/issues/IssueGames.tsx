import type { Game } from '@marquee/contract'
import { Link, useT } from '@marquee/core'
import { Button, Container, Heading, Icon, Text } from '@marquee/ui'
import type { ReactNode } from 'react'
import type { Shelf } from '../catalogue/shelf.ts'
import { useShelf } from '../catalogue/useShelf.ts'
import { GameGrid } from '../library/GameGrid.tsx'
import { GridSkeleton } from '../library/GridSkeleton.tsx'
import { LibraryFailed } from '../library/LibraryPage.tsx'
import * as css from './IssueGames.css.ts'

interface IssueGamesProps {
  /** Title while the games are on their way. */
  title: string
  titleOf?: (shelf: Shelf) => string
  gamesOf: (shelf: Shelf) => readonly Game[]
  /** Query of the library that shows the same games with its filters. */
  library?: Record<string, string>
  /** A line above the title: where this page belongs. */
  kicker?: ReactNode
  /** Shown instead of an empty grid. */
  empty?: ReactNode
  /** Provider below each title; off where all are of one. */
  captions?: boolean
}

/** A named group of games as a page. */
export function IssueGames({
  title,
  titleOf,
  gamesOf,
  library,
  kicker,
  empty,
  captions = true,
}: IssueGamesProps) {
  const t = useT('games')
  const state = useShelf()
  const shelf = state.status === 'ready' ? state.shelf : null
  const games = shelf ? gamesOf(shelf) : []
  const heading = shelf && titleOf ? titleOf(shelf) : title
  return (
    <Container className={css.page}>
      <div className={css.head}>
        <div>
          {kicker}
          <Heading level={1} size="xl" ornate>
            {heading}
          </Heading>
          {shelf && games.length > 0 && (
            <Text tone="secondary">{t('library.count', { count: games.length })}</Text>
          )}
        </div>
        {library && (
          <Button
            variant="quiet"
            render={<Link to="/library" search={library} />}
            start={<Icon name="filter" size="sm" />}
          >
            {t('issues.narrow')}
          </Button>
        )}
      </div>
      {state.status === 'loading' && <GridSkeleton label={t('loading')} caption={captions} />}
      {state.status === 'failed' && <LibraryFailed retry={state.retry} busy={state.busy} />}
      {shelf && games.length === 0 && empty}
      {shelf && games.length > 0 && (
        <GameGrid
          games={games}
          label={heading}
          {...(captions && { captionOf: (game: Game) => shelf.providerName(game.provider) })}
        />
      )}
    </Container>
  )
}
