import type { SchemeSection } from '@marquee/contract'
import { GameCollection } from '@marquee/game-tiles'
import { useNear } from '@marquee/ui'
import { useRef } from 'react'
import { useCollection } from '../queries.ts'
import { rowOf } from '../withoutGames.ts'

interface LateCollectionProps {
  collection: SchemeSection
  /** Ids of games that stand in a row above. */
  without: ReadonlySet<number>
}

/**
 * A collection below the first screens: its name and its place are on the page at once, its games come
 * when it is near. Most visitors never scroll that far, and every tile costs each of them.
 */
export function LateCollection({ collection, without }: LateCollectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const whole = useCollection(collection, isNear)
  return (
    <div ref={place} data-arriving={(isNear && !whole) || undefined}>
      <GameCollection collection={rowOf(whole ?? collection, without)} isComing={!whole} />
    </div>
  )
}
