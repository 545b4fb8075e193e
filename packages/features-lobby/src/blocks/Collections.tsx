import type { SchemeSection } from '@marquee/contract'
import { GameCollection } from '@marquee/game-tiles'
import { LateCollection } from './LateCollection.tsx'
import { rowOf } from '../withoutGames.ts'

interface CollectionsProps {
  collections: readonly SchemeSection[]
  /** Ids of games that stand in a row above. */
  without?: ReadonlySet<number>
  /** Covers of the first one that load at once. */
  priorityTiles?: number
  /** Below the first screens. */
  late?: boolean
}

const none: ReadonlySet<number> = new Set()

/** Collections one after the other, each by its own rows per slide (HOME-05). */
export function Collections({
  collections,
  without = none,
  priorityTiles = 0,
  late = false,
}: CollectionsProps) {
  if (late)
    return collections.map((collection) => (
      <LateCollection key={collection.key} collection={collection} without={without} />
    ))
  return collections.map((collection, index) => (
    <GameCollection
      key={collection.key}
      collection={rowOf(collection, without)}
      priorityTiles={index === 0 ? priorityTiles : 0}
    />
  ))
}
