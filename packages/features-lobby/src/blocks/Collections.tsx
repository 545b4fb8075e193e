import type { SchemeSection } from '@marquee/contract'
import { GameCollection } from '@marquee/game-tiles'

import { LateCollection } from './LateCollection.tsx'

interface CollectionsProps {
  collections: readonly SchemeSection[]
  /** Covers of the first one that load at once. */
  priorityTiles?: number
  /** Below the first screens. */
  late?: boolean
}

/** Collections one after the other, each by its own rows per slide (HOME-05). */
export function Collections({ collections, priorityTiles = 0, late = false }: CollectionsProps) {
  if (late)
    return collections.map((collection) => (
      <LateCollection key={collection.key} collection={collection} />
    ))
  return collections.map((collection, index) => (
    <GameCollection
      key={collection.key}
      collection={collection}
      priorityTiles={index === 0 ? priorityTiles : 0}
    />
  ))
}
