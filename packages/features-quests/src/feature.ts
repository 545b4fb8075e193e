import { defineFeature, fromBundle } from '@marquee/core'
import type { QuestSource } from './source.ts'
import { labels } from './labels/labels.ts'
import { questKey } from './keys.ts'

declare module '@marquee/core' {
  interface Features {
    quests: { pages: { page: '/quests' } }
  }
}

export interface QuestsOptions {
  /** `questOptimisation` in brands that have it (BRAND-17). */
  optimisation?: () => Promise<QuestSource>
}

/** Quests: a journey of days with tasks that playing completes (QUEST-01). */
export const quests = defineFeature<QuestsOptions | undefined>(({ optimisation } = {}) => {
  const bundle = () => import('./bundle.tsx').then((module) => module.questBundle(optimisation))
  const { call, slotEntry } = fromBundle(bundle)
  return {
    id: 'quests',
    navigation: [{ group: 'rewards', label: labels('quests'), icon: 'flag', order: 40 }],
    bundle,
    slots: {
      'lobby.sections': [
        slotEntry('QuestSection', { order: 35, audience: 'player', prefetch: true }),
      ],
    },
    pushes: {
      // Rounds count a moment after their answer.
      app: ({ feature }, tools) =>
        void (
          feature === 'quests' &&
          tools.queryClient.getQueryData(questKey) &&
          call('refresh')(tools)
        ),
    },
  }
})
