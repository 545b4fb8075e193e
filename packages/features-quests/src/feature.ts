import { defineFeature } from '@marquee/core'
import { defineRoom } from '@marquee/feature-room'
import type { QuestSource } from './source.ts'

export interface QuestsOptions {
  /** `questOptimisation` in brands that have it (BRAND-17). */
  optimisation?: () => Promise<QuestSource>
}

/** Quests: a journey of days with tasks that playing completes (QUEST-01). */
export const quests = defineFeature<QuestsOptions | undefined>(({ optimisation } = {}) => {
  const room = () => import('./room.tsx').then((module) => module.questRoom(optimisation))
  return defineRoom({
    id: 'quests',
    pages: { page: '/quests' },
    places: [
      { group: 'rewards', label: { en: 'Quests', es: 'Misiones' }, icon: 'flag', order: 40 },
    ],
    room,
    slots: {
      'lobby.sections': [
        {
          order: 35,
          audience: 'player',
          load: () => room().then((parts) => parts.QuestSection),
          prefetch: async (tools) => (await room()).prefetch(tools),
        },
      ],
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
