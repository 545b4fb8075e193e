import { defineFeature, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'

declare module '@marquee/core' {
  interface Features {
    lootboxes: { modals: { lootboxes: object } }
  }
}

const bundle = () => import('./bundle.ts')
const { component, slotEntry } = fromBundle(bundle)

/** On a guest's home page and on a player's lobby. */
const sections = [slotEntry('LootboxesSection', { order: 40, prefetch: true })]

/**
 * A free box a day, and one that comes with a purchase (BRAND-19, LOOTBOX-03). They are shown where
 * the platform has them on for the player (LOOTBOX-01, LOOTBOX-02); guests see them closed.
 */
export const lootboxes = defineFeature(() => ({
  id: 'lootboxes',
  bundle,
  pages: {},
  modals: {
    lootboxes: { load: component('LootboxesModal'), openModal: 'lootboxes' },
  },
  isActive: ({ mayUse }) => mayUse.lootboxes,
  navigation: [
    {
      group: 'rewards',
      label: labels('lootboxes'),
      icon: 'gift',
      to: '/lobby/',
      search: { openModal: 'lootboxes' },
      order: 85,
      audience: 'player',
    },
  ],
  slots: { 'home.sections': sections, 'lobby.sections': sections },
}))
