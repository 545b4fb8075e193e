import { quests } from '../contract/endpoints.ts'
import { useApp } from '@marquee/core'
import { type Draw, usePrizeDraw } from '@marquee/prize-ui'
import { questKey } from '../keys.ts'

/** Claims the prize of a task by its id, once; what went wrong is told in place. */
export function useClaim(questId: number): Draw<number> {
  const { api, queryClient } = useApp()
  return usePrizeDraw<number>({
    name: 'quest-claim',
    onFailure: () => {},
    refresh: () => void queryClient.invalidateQueries({ queryKey: questKey }),
    call: async (taskId, idempotencyKey) => {
      const { data } = await api.call(quests.claim, { body: { questId, taskId }, idempotencyKey })
      return { sectorId: taskId, prize: data.prize }
    },
  })
}
