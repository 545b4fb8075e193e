import { defineFeature } from '@marquee/core'
import { defineRoom, partsOf } from '@marquee/feature-page'

const room = () => import('./room.tsx')
const { filledForPlayers, part } = partsOf(room)

/** The club of those who play: levels, what they bring, and cashback (ROUTE-18, RANK-01). */
export const vip = defineFeature(() =>
  defineRoom({
    id: 'vip',
    places: [
      { group: 'club', label: { en: 'VIP club', es: 'Club VIP' }, icon: 'crown', order: 10 },
    ],
    room,
    modals: {
      'vip-level-up': { load: part('LevelUpModal') },
      'vip-status-up': { load: part('StatusUpModal') },
      'vip-claim-reward': { load: part('ClaimRewardModal') },
    },
    slots: {
      'lobby.more': filledForPlayers('VipSection', 46),
      'account.level': filledForPlayers('ClubLevel', 10),
    },
    pushes: {
      // Only a new level has a prize; `LevelNews` tells of it.
      rankLeague: ({ prize, kind }, { queryClient }) =>
        void (
          prize && queryClient.setQueryData<string[]>(['rank-news'], (all = []) => [...all, kind])
        ),
    },
    behaviours: [() => import('./news/LevelNews.tsx').then((module) => module.LevelNews)],
  }),
)
