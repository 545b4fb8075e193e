import type { FeatureDefinition, NavigationItem } from '../feature/types.ts'
import { givenPath } from '../routing/to.ts'

type Entry = Pick<NavigationItem, 'group' | 'icon' | 'order' | 'bottomBar' | 'sumsUpRewards'>

const entries: Record<string, Entry> = {
  Lobby: { group: 'play', icon: 'lobby', order: 0, bottomBar: true },
  Games: { group: 'play', icon: 'games', order: 10, bottomBar: 'centre' },
  Favorites: { group: 'play', icon: 'heart', order: 20 },
  Rewards: { group: 'rewards', icon: 'gift', order: 25, bottomBar: true, sumsUpRewards: true },
  Promotions: { group: 'rewards', icon: 'ticket', order: 40 },
  Tournaments: { group: 'compete', icon: 'trophy', order: 10 },
  Help: { group: 'help', icon: 'help', order: 20 },
}

/** Features with entries in the navigation and no pages behind them, for stories of the shell. */
export const sampleFeatures: FeatureDefinition[] = Object.entries(entries).map(([label, entry]) => {
  const to = givenPath(label === 'Lobby' ? '/' : `/${label.toLowerCase()}`)
  return {
    // Not the id of a feature of the brand, which would stand in its place.
    id: `sample-${label.toLowerCase()}`,
    navigation: [{ ...entry, label: { en: label, es: label }, to, primary: true }],
    routes: [{ path: to, name: label, title: 'x', page: async () => () => null }],
    messages: { en: async () => ({}), es: async () => ({}) },
  }
})
