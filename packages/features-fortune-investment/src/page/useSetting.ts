import { isApiError } from '@marquee/api-client'
import { fortune } from '../contract/endpoints.ts'
import { featureInfoKey, playerQuery, track, useApp, useErrorText } from '@marquee/core'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { chosenQuery } from '../queries.ts'
import { setAsideKey } from '../keys.ts'

export interface Setting {
  /** Sets coins aside for a package by its id; while that is under way further calls do nothing. */
  choose: (packageId: number) => void
  /** The package that is being chosen. */
  chosen: number | undefined
  /** Why the last try failed, in the player's language. */
  problem: string | null
}

/** Sets coins aside. A try whose answer was lost is repeated with its own key. */
export function useSetting(): Setting {
  const { api, queryClient } = useApp()
  const errorText = useErrorText()
  const underWay = useRef(false)
  const last = useRef<{ packageId: number; key: string }>(undefined)
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ packageId, key }: { packageId: number; key: string }) =>
      (await api.call(fortune.choosePackage, { body: { packageId }, idempotencyKey: key })).data,
    onSuccess(chosen) {
      last.current = undefined
      track('click_button', { button_name: 'set-aside', coins: chosen.package.coinsSetAside })
      queryClient.setQueryData(chosenQuery(api).queryKey, chosen)
      void queryClient.invalidateQueries({ queryKey: playerQuery(api).queryKey })
      void queryClient.invalidateQueries({ queryKey: featureInfoKey })
    },
    onError(failure) {
      if (isApiError(failure) && failure.status > 0) last.current = undefined
      setProblem(errorText(failure))
      void queryClient.invalidateQueries({ queryKey: setAsideKey })
    },
    onSettled() {
      underWay.current = false
    },
  })
  return {
    choose(packageId) {
      if (underWay.current) return
      underWay.current = true
      setProblem(null)
      if (last.current?.packageId !== packageId)
        last.current = { packageId, key: crypto.randomUUID() }
      mutate(last.current)
    },
    chosen: isPending ? variables.packageId : undefined,
    problem,
  }
}
