import { defineFeature } from '@marquee/core'
import { defineRoom, partsOf } from '@marquee/feature-page'
import type { QuestSource } from './source.ts'

export interface QuestsOptions {
  /** `questOptimisation` in brands that have it (BRAND-17). */
  optimisation?: () => Promise<QuestSource>
}

/** Quests: a journey of days with tasks that playing completes (QUEST-01). */
export const quests = defineFeature<QuestsOptions | undefined>(({ optimisation } = {}) => {
  const room = () => import('./room.tsx').then((module) => module.questRoom(optimisation))
  const { filledForPlayers } = partsOf(room)
  return defineRoom({
    id: 'quests',
    places: [
      { group: 'rewards', label: { en: 'Quests', es: 'Misiones' }, icon: 'flag', order: 40 },
    ],
    room,
    slots: {
      'lobby.sections': filledForPlayers('QuestSection', 35),
    },
    pushes: {
      // Rounds count as they move the balance, in the same transaction.
      setBalance: (_, tools) =>
        void (
          tools.queryClient.getQueryData(['quests', 'current']) &&
          room().then((parts) => parts.refresh(tools))
        ),
    },
  })
})
