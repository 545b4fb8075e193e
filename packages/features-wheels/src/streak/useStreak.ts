import { type Outcome, type Player } from '@marquee/contract'
import { depositStreak } from '../contract/streak/endpoints.ts'
import { useApp, useCountdown, useIsGuest } from '@marquee/core'
import { useFinishTimer } from '@marquee/feature-page'
import { type Draw, usePrizeDraw } from '@marquee/prize-ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import {
  keepStreak,
  type KnownStreak,
  refreshStreak,
  streakKey,
  streakPrizesQuery,
  streakQuery,
  streakStagesQuery,
} from '../queries.ts'

export interface Streak {
  info: KnownStreak | undefined
  /** Until the count falls back to 0, in ms; null where it does not, and on the server. */
  remaining: number | null
  prizes: Outcome[]
  stages: {
    id: number
    title: string | Record<string, string>
    fromDeposit: number
    toDeposit: number
  }[]
  isLoading: boolean
  failed: boolean
  retry: () => void
  isRetrying: boolean
}

const withoutStreak = (known: Player): Player => ({
  ...known,
  depositStreak: { ...known.depositStreak, isActive: false },
})

/** The player's streak of purchases with what its wheel holds; nothing is asked for a guest. */
export function useStreak(): Streak {
  const { api } = useApp()
  const enabled = !useIsGuest()
  const info = useQuery({ ...streakQuery(api), enabled })
  const prizes = useQuery({ ...streakPrizesQuery(api), enabled })
  const stages = useQuery({ ...streakStagesQuery(api), enabled })
  const all = [info, prizes, stages]
  useFinishTimer({
    queryKey: streakKey,
    finishedAt: info.data?.finishedAt ?? null,
    switchOff: withoutStreak,
  })
  const remaining = useCountdown({
    until: info.data?.resetsAt ?? null,
    onStop: () => void info.refetch(),
  })
  return {
    info: info.data,
    remaining,
    prizes: prizes.data ?? [],
    stages: stages.data ?? [],
    isLoading: all.some(({ isPending, isFetching }) => isPending && isFetching),
    failed: all.some(({ data, isFetching }) => data === undefined && !isFetching),
    retry: () => all.forEach((query) => void query.refetch()),
    isRetrying: all.some(({ isFetching }) => isFetching),
  }
}

/** Chooses the table that the prize of the streak is drawn from. */
export function useChooseBoost() {
  const { api, queryClient } = useApp()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (boostId: number) =>
      (await api.call(depositStreak.chooseBoost, { body: { boostId } })).data,
    onSuccess: (info) => keepStreak({ api, queryClient }, info),
  })
  return { choose: mutate, wanted: isPending ? variables : undefined, error }
}

/** Spins the wheel of a complete streak (CALL-37). */
export function useStreakDraw(): Draw<void> {
  const runtime = useApp()
  return usePrizeDraw<void>({
    name: 'deposit-streak-claim',
    refresh: () => refreshStreak(runtime),
    call: async (_, idempotencyKey) => {
      const { data } = await runtime.api.call(depositStreak.applyPrize, { idempotencyKey })
      return data
    },
  })
}
