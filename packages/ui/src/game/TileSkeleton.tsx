import { Skeleton } from '../status/Skeleton.tsx'
import * as tile from './Tile.css.ts'
import { cover } from './TileSkeleton.css.ts'

/** The place of a tile, to the pixel, so that nothing moves when it comes. */
export function TileSkeleton({ caption = false }: { caption?: boolean }) {
  return (
    <div className={tile.tile} aria-hidden="true">
      <Skeleton shape="block" width="100%" className={cover} />
      <span className={tile.title}>
        <Skeleton width="80%" className={tile.skeletonLine} />
      </span>
      {caption && (
        <span className={tile.caption}>
          <Skeleton width="50%" className={tile.skeletonLine} />
        </span>
      )}
    </div>
  )
}
