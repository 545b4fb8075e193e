import type { SchemeSection } from '@marquee/contract'
import { GameCollection } from '@marquee/game-tiles'

interface CollectionsProps {
  collections: readonly SchemeSection[]
  /** Covers of the first one that load at once. */
  priorityTiles?: number
}

/** Collections one after the other, each by its own rows per slide (HOME-05). */
export function Collections({ collections, priorityTiles = 0 }: CollectionsProps) {
  return collections.map((collection, index) => (
    <GameCollection
      key={collection.key}
      collection={collection}
      priorityTiles={index === 0 ? priorityTiles : 0}
    />
  ))
}
