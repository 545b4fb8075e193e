import type { Game } from '@marquee/contract'
import { GameTile } from '@marquee/game-tiles'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { WindowVirtualizer } from 'virtua'
import { useIsHydrated } from '../catalogue/useShelf.ts'
import * as css from './GameGrid.css.ts'

/** Tiles that the server renders; they stay in the page, and the rows after them come and go. */
export const firstTiles = 24
/** Covers of the first screen, which load at once. */
const eagerTiles = 9

export interface GameGridProps {
  games: readonly Game[]
  label: string
  captionOf?: (game: Game) => string
}

interface Measure {
  columns: number
  /** Height of a row with the gap below it, in px. */
  rowHeight: number
}

/** The last one measured: a page that is come back to has its height, and so its place, at once. */
let lastMeasure: Measure | null = null

function measure(grid: HTMLElement): Measure {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  const columns = gridTemplateColumns.split(' ').filter(Boolean).length || 1
  const tile = grid.firstElementChild?.getBoundingClientRect().height ?? 0
  return { columns, rowHeight: tile + (Number.parseFloat(rowGap) || 0) }
}

/** Columns and row height of the grid, followed while the window changes. */
function useMeasure() {
  const hydrated = useIsHydrated()
  const grid = useRef<HTMLDivElement>(null)
  const [known, setKnown] = useState<Measure | null>(hydrated ? lastMeasure : null)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return undefined
    const follow = () => {
      const next = measure(element)
      lastMeasure = next
      setKnown((before) =>
        before?.columns === next.columns && Math.abs(before.rowHeight - next.rowHeight) < 1
          ? before
          : next,
      )
    }
    follow()
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { grid, known }
}

const rowsOf = (games: readonly Game[], columns: number): Game[][] =>
  Array.from({ length: Math.ceil(games.length / columns) }, (_, row) =>
    games.slice(row * columns, (row + 1) * columns),
  )

interface CellProps {
  game: Game
  place: number
  count: number
  caption?: string
}

const Cell = memo(function Cell({ game, place, count, caption }: CellProps) {
  return (
    <div role="listitem" aria-posinset={place + 1} aria-setsize={count} className={css.cell}>
      <GameTile game={game} caption={caption} priority={place < eagerTiles} />
    </div>
  )
})

/**
 * Any number of games in as many columns as fit. The first ones are plain HTML, so that a page is
 * complete without script; the rest are rows that exist only near the screen, each of the height of
 * the first, so that the page keeps its length and its place.
 */
export function GameGrid({ games, label, captionOf }: GameGridProps) {
  const { grid, known } = useMeasure()
  const columns = known?.columns ?? 0
  // Whole rows only, or a gap would stand between the first tiles and the rows after them.
  const head =
    known && games.length > firstTiles ? Math.floor(firstTiles / columns) * columns : firstTiles
  const rest = known ? rowsOf(games.slice(head), columns) : []
  const cell = (game: Game, place: number) => (
    <Cell
      key={game.id}
      game={game}
      place={place}
      count={games.length}
      caption={captionOf?.(game)}
    />
  )
  return (
    <div role="list" aria-label={label} data-testid="game-grid">
      <div ref={grid} role="presentation" className={css.grid}>
        {games.slice(0, head).map(cell)}
      </div>
      {known && rest.length > 0 && (
        <div
          role="presentation"
          className={css.rest}
          style={assignInlineVars({ [css.columns]: String(columns) })}
        >
          <WindowVirtualizer itemSize={known.rowHeight} bufferSize={600}>
            {rest.map((row, index) => (
              <div key={row[0]?.id} role="presentation" className={css.row}>
                {row.map((game, column) => cell(game, head + index * columns + column))}
              </div>
            ))}
          </WindowVirtualizer>
        </div>
      )}
    </div>
  )
}
