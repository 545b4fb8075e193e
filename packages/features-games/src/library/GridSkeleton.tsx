import { TileSkeleton } from '@marquee/ui'
import * as css from './GameGrid.css.ts'
import { firstTiles } from './GameGrid.tsx'

/** The places of the first tiles while the games are on their way. */
export function GridSkeleton({ label, caption = false }: { label: string; caption?: boolean }) {
  return (
    <div className={css.grid} role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: firstTiles }, (_, index) => (
        <TileSkeleton key={index} caption={caption} />
      ))}
    </div>
  )
}
