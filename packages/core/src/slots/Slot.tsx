import { useApp } from '../app/AppContext.ts'
import { deferred } from '../deferred/deferred.tsx'
import type { LazyComponent } from '../feature/pages.ts'
import { useIsGuest, usePlayer } from '../session/session.ts'
import { entriesOf } from './registry.ts'
import type { SlotName, SlotProps } from './types.ts'

interface EntryProps {
  /** Id of the feature whose it is, and whose texts it shows. */
  owner: string
  load: LazyComponent
  shown: object
}

function Entry({ owner, load, shown }: EntryProps) {
  const Shown = deferred(load, { texts: owner })
  return <Shown {...shown} />
}

/**
 * Shows what features put in a place, for whoever is there: guests see entries for guests, players
 * those of features that are on for them, and during a break those alone that say so. The page that shows a slot names it in its route's
 * `slots`, so that the server has the entries when it renders; in the browser they come to life at rest.
 * Entries of the features in `first` stand before the others.
 */
export function Slot<N extends SlotName>({
  name,
  first = [],
  ...props
}: { name: N; first?: readonly string[] } & SlotProps[N]) {
  const { brand } = useApp()
  const guest = useIsGuest()
  const player = usePlayer()
  const entries = entriesOf(brand, name)
  const isFirst = ({ feature }: (typeof entries)[number]) => Number(first.includes(feature.id))
  return entries
    .sort((one, other) => isFirst(other) - isFirst(one))
    .map(({ feature, entry }) => {
      const audience = entry.audience ?? 'anyone'
      if (audience !== 'anyone' && (audience === 'guest') !== guest) return null
      if (player && feature.isActive && !feature.isActive(player)) return null
      if (player?.restriction && !entry.duringBreak) return null
      return (
        <Entry
          key={`${feature.id}-${entry.order}`}
          owner={feature.id}
          load={entry.load as LazyComponent}
          shown={props}
        />
      )
    })
}
