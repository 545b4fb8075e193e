import { type AppRuntime, navigateTo, now, safePath, useApp, useIsGuest } from '@marquee/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Block, blockMemory, checkedMemory } from '../memory.ts'
import { type BlockReason, checkPosition } from '../position.ts'
import { askPlace, recordBlock } from '../queries.ts'

/** `address`: the platform refuses the region of the address. */
type Verdict = 'open' | 'address' | BlockReason

async function checkAll(runtime: AppRuntime, isGuest: boolean): Promise<Verdict> {
  const place = await askPlace(runtime.api)
  if (!place.access) return 'address'
  if (isGuest || !place.geolocation) return 'open'
  const reason = await checkPosition(runtime)
  if (!reason) checkedMemory.write({ at: now(), region: place.region })
  else await recordBlock(runtime.api, reason, '/geoblock/').catch(() => {})
  return reason ?? 'open'
}

/** Why the visitor is here, and the way to find out whether that still holds. */
export function useRecheck() {
  const runtime = useApp()
  const isGuest = useIsGuest()
  // Known to the browser alone: the server renders the page for an address that is blocked.
  const [block, setBlock] = useState<Block | null>(null)
  useEffect(() => setBlock(blockMemory.read()), [])

  const { mutate, isPending, isError, data } = useMutation({
    mutationFn: () => checkAll(runtime, isGuest),
    onSuccess: (verdict) => {
      const from = safePath(block?.from) ?? (isGuest ? '/' : '/lobby/')
      if (verdict === 'open') {
        blockMemory.write(null)
        return navigateTo(runtime, from, { replace: true })
      }
      const next = { from, reason: verdict === 'address' ? null : verdict }
      blockMemory.write(next)
      setBlock(next)
      return undefined
    },
  })
  return {
    reason: block?.reason ?? null,
    recheck: () => mutate(),
    isPending,
    hasFailed: isError,
    isStillBlocked: data !== undefined && data !== 'open' && !isPending,
  }
}
