import { defineFeature, type FeatureDefinition, type PushTools } from '@marquee/core'

const lobby = () => import('./lobby.ts')

/** On a guest's home page and on a player's lobby. */
const sections = [
  {
    order: 40,
    load: () => lobby().then(({ LootboxesSection }) => LootboxesSection),
    prefetch: async (tools: PushTools) => (await lobby()).prefetchBoxes(tools),
  },
]

/**
 * A free box a day, and one that comes with a purchase (BRAND-19, LOOTBOX-03). They are shown where
 * the platform has them on for the player (LOOTBOX-01, LOOTBOX-02); guests see them closed.
 */
export const lootboxes = defineFeature((): FeatureDefinition => ({
  id: 'lootboxes',
  modals: {
    lootboxes: {
      load: () => import('./modal/LootboxesModal.tsx').then((module) => module.LootboxesModal),
      openModal: 'lootboxes',
    },
  },
  slots: { 'home.sections': sections, 'lobby.more': sections },
  messages: {
    en: () => lobby().then(({ texts }) => texts.en),
    es: () => lobby().then(({ texts }) => texts.es),
  },
}))
