import { featureInfoQuery, useApp } from '@marquee/core'
import { useQuery } from '@tanstack/react-query'

/** Whether boxes are on for the player; undefined while nobody knows (LOOTBOX-01, LOOTBOX-02). */
export function useHasBoxes(): boolean | undefined {
  const { api } = useApp()
  const { data } = useQuery(featureInfoQuery(api))
  return data?.statusFeatures.extendedWheels.isAvailableLootboxes
}
