import { Skeleton } from '../status/Skeleton.tsx'
import * as tile from './Tile.css.ts'
import { cover } from './TileSkeleton.css.ts'

export interface TileSkeletonProps {
  caption?: boolean
  /** The tile is not on its way yet: it is asked for once somebody is near. */
  still?: boolean
}

/** The place of a tile, to the pixel, so that nothing moves when it comes. */
export function TileSkeleton({ caption = false, still = false }: TileSkeletonProps) {
  return (
    <div className={tile.tile} aria-hidden="true">
      <Skeleton shape="block" width="100%" still={still} className={cover} />
      <span className={tile.title}>
        <Skeleton width="80%" still={still} className={tile.skeletonLine} />
      </span>
      {caption && (
        <span className={tile.caption}>
          <Skeleton width="50%" still={still} className={tile.skeletonLine} />
        </span>
      )}
    </div>
  )
}
