import { useRecordContext } from 'react-admin'
import type { StaffPlayerOverview } from '@marquee/contract'
import { parsePlayerRef, type PlayerRef } from '../ids.ts'

/** The player whose page this is, and how calls address them. */
export function usePlayer(): { player: StaffPlayerOverview; params: PlayerRef } {
  const player = useRecordContext<StaffPlayerOverview>()
  if (!player) throw new Error('There is no player here: draw this on a player’s page.')
  return { player, params: parsePlayerRef(player.id) }
}
