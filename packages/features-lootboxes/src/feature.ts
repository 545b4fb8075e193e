import { defineFeature, type FeatureDefinition } from '@marquee/core'

const lobby = () => import('./lobby.ts')

/**
 * A free box a day, and one that comes with a purchase (BRAND-19, LOOTBOX-03). They are shown where
 * the platform has them on for the player (LOOTBOX-01, LOOTBOX-02).
 */
export const lootboxes = defineFeature((): FeatureDefinition => ({
  id: 'lootboxes',
  modals: {
    lootboxes: {
      load: () => import('./modal/LootboxesModal.tsx').then((module) => module.LootboxesModal),
      openModal: 'lootboxes',
      audience: 'player',
    },
  },
  slots: {
    'lobby.sections': [
      {
        order: 40,
        audience: 'player',
        load: () => lobby().then(({ LootboxesSection }) => LootboxesSection),
        prefetch: async (tools) => (await lobby()).prefetchBoxes(tools),
      },
    ],
  },
  messages: {
    en: () => lobby().then(({ texts }) => texts.en),
    es: () => lobby().then(({ texts }) => texts.es),
  },
}))
