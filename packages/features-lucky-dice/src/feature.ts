import { defineFeature, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'
import { diceKey } from './keys.ts'

declare module '@marquee/core' {
  interface Features {
    'lucky-dice': { pages: { page: '/lucky-dice' } }
  }
}

const bundle = () => import('./bundle.ts')
const { slotEntry } = fromBundle(bundle)

/** A few throws of two dice a day, free: each sum has its prize. */
export const luckyDice = defineFeature(() => ({
  id: 'lucky-dice',
  navigation: [
    {
      group: 'rewards',
      label: labels('luckyDice'),
      icon: 'dice',
      order: 76,
    },
  ],
  bundle,
  slots: {
    'lobby.sections': [slotEntry('DiceSection', { order: 35, audience: 'player', prefetch: true })],
  },
  pushes: {
    // Thrown in another tab.
    cash: ({ reason }, { queryClient }) =>
      void (reason === 'lucky-dice' && queryClient.invalidateQueries({ queryKey: diceKey })),
  },
}))
