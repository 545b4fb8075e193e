import { defineFeature, featureInfoKey, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'
import { tournamentsKey } from './keys.ts'

declare module '@marquee/core' {
  interface Features {
    tournaments: { pages: { page: '/tournaments' } }
  }
}

const bundle = () => import('./bundle.ts')
const { slotEntry } = fromBundle(bundle)

/** Contests for points over a stretch of time (TOURN-01). */
export const tournaments = defineFeature(() => ({
  id: 'tournaments',
  inbox: { tournament: { icon: 'trophy', link: '/tournaments', isWin: true } },
  makesOld: { tournament: [tournamentsKey, featureInfoKey] },
  navigation: [
    {
      group: 'compete',
      label: labels('tournaments'),
      icon: 'trophy',
      order: 10,
      primary: true,
    },
  ],
  bundle,
  slots: {
    'lobby.sections': [
      slotEntry('TournamentSection', { order: 42, audience: 'player', prefetch: true }),
    ],
    'game.bar': [slotEntry('GameLine', { order: 20, audience: 'player' })],
  },
}))
