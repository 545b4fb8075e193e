import type { Player } from '@marquee/contract'
import { type Answers, inApp, makePlayer, type TestAppOptions } from '@marquee/core/testing'
import { games } from '../feature.ts'
import { makeCatalogue, makeGames } from './makeCatalogue.ts'
import { makeLaunch } from './makeLaunch.ts'

const player = makePlayer({ lastGames: [3, 5, 8] })
const catalogue = makeCatalogue({ games: makeGames(96) })

/** A game whose frame shows nothing: what stands around it is what the story is about. */
export const quietLaunch = makeLaunch({ frameUrl: 'about:blank', game: makeGames(7)[6] })

const answers: Answers = {
  'GET /api/rest/games': catalogue,
  'GET /rest/game/7/play/': { success: true, data: quietLaunch },
}

interface StoryOptions extends Omit<TestAppOptions, 'player' | 'brand'> {
  /** Null for a guest. */
  visitor?: Partial<Player> | null
  /** Empty: the catalogue has yet to come. */
  loaded?: boolean
}

/** A brand with games and a catalogue of 96. */
export function inGames({ visitor = {}, loaded = true, ...options }: StoryOptions = {}) {
  return inApp({
    player: visitor && { ...player, ...visitor },
    brand: { features: [games()] },
    ...options,
    data: [
      ...(loaded
        ? ([
            [
              ['games', 'catalogue', visitor ? player.playerRestrictionIdsHash : 'public'],
              catalogue,
            ],
          ] as const)
        : []),
      ...(options.data ?? []),
    ],
    answers: { ...answers, ...options.answers },
  })
}
