import type { Player } from '@marquee/contract'
import { makeInboxEntry, makePlayer, type PlayerState } from '@marquee/core/testing'
import { authPages } from '@marquee/features-auth'
import { homeLobby } from '@marquee/features-lobby'
import { responsiblePlay } from '@marquee/features-responsible-play'
import { vip } from '@marquee/features-vip'
import { type RankLeague, rankLeague } from '@marquee/features-vip/contract'
import { makeRank } from '@marquee/features-vip/testing'

/** Who looks at a page, in the order of the toolbar. */
export const playerStateNames = ['guest', 'new', 'playing', 'restricted', 'diamond'] as const
export type PlayerStateName = (typeof playerStateNames)[number]

/** What the platform says about one of them, by the schemas of the contract. */
export interface SaidOfPlayer {
  who: string
  player: Partial<Player> | null
  /** Where they stand in the club; null for a guest, who is not in it. */
  rank: RankLeague | null
  /** How many messages they have not read. */
  unread: number
}

/** Active for every player, so that what differs between two states is the player and no switch. */
const on: Partial<Player> = {
  rankLeague: true,
  magicBox: true,
  scratchCardLottery: true,
  ...Object.fromEntries(
    Object.entries(makePlayer()).flatMap(([field, value]) =>
      JSON.stringify(value) === '{"isActive":false}' ? [[field, { isActive: true }]] : [],
    ),
  ),
}

const veteran = {
  ...on,
  depositsCount: 3,
  hasDeposits: true,
  emailConfirmed: true,
  profileCompleted: true,
  lastGames: [3, 8, 5],
} satisfies Partial<Player>

const until = Date.UTC(2099, 0, 5)

const said: Record<PlayerStateName, SaidOfPlayer> = {
  guest: { who: 'A guest', player: null, rank: null, unread: 0 },
  new: {
    who: 'A new player',
    player: {
      ...on,
      depositsCount: 0,
      hasDeposits: false,
      emailConfirmed: false,
      profileCompleted: false,
      lastGames: [],
      playerInfo: { playerBalance: { coins: 10_000, entries: 0, winnings: 0, tourPoints: 0 } },
    },
    rank: makeRank({
      currentLevel: {
        index: 1,
        title: { en: 'Bronze 1', es: 'Bronce 1' },
        prize: { coins: 0, entries: 0 },
        currentExperience: 0,
        startsAt: 0,
      },
      currentSection: { id: 1, title: { en: 'Bronze', es: 'Bronce' } },
      nextLevel: {
        index: 2,
        title: { en: 'Bronze 2', es: 'Bronce 2' },
        prize: { coins: 200, entries: 0 },
        experienceNeeded: 1_000,
      },
      week: { endsAt: until, hasPlayed: false },
    }),
    unread: 1,
  },
  playing: {
    who: 'A player',
    player: {
      ...veteran,
      playerInfo: { playerBalance: { coins: 48_250, entries: 1_250, winnings: 0, tourPoints: 0 } },
    },
    rank: makeRank(),
    unread: 2,
  },
  restricted: {
    who: 'A player on a break',
    player: {
      ...veteran,
      playerInfo: { playerBalance: { coins: 48_250, entries: 1_250, winnings: 0, tourPoints: 0 } },
      restriction: { kind: 'cool-off', until },
    },
    rank: makeRank({ progressBlockedReason: 'cool-off' }),
    unread: 0,
  },
  diamond: {
    who: 'A VIP',
    player: {
      ...veteran,
      depositsCount: 64,
      gameMode: 'SweepStakes',
      playerInfo: {
        playerBalance: { coins: 3_480_000, entries: 125_400, winnings: 38_000, tourPoints: 0 },
      },
    },
    rank: makeRank({
      currentLevel: {
        index: 28,
        title: { en: 'Diamond 4', es: 'Diamante 4' },
        prize: { coins: 2_800, entries: 0 },
        currentExperience: 204_000,
        startsAt: 195_000,
      },
      currentSection: { id: 5, title: { en: 'Diamond', es: 'Diamante' } },
      nextLevel: {
        index: 29,
        title: { en: 'Diamond 5', es: 'Diamante 5' },
        prize: { coins: 2_900, entries: 0 },
        experienceNeeded: 210_000,
      },
      nextSectionBenefits: [],
      weeklyReward: { prize: { coins: 2_000, entries: 0 }, availableUntil: until },
    }),
    unread: 5,
  },
}

/** Those who stand on other pages than their own, and show there who looks. */
const forGuests = [authPages(), homeLobby()]
const forPlayers = [homeLobby(), responsiblePlay(), vip()]

function makeState(
  name: PlayerStateName,
  { who, player, rank, unread }: SaidOfPlayer,
): PlayerState {
  const entries = Array.from({ length: unread }, (_, index) => makeInboxEntry({ id: index + 1 }))
  const { method, path } = rankLeague.info
  return {
    name,
    who,
    player: player && { restriction: null, ...player },
    inbox: { entries, hasMore: false, unread },
    answers: rank ? { [`${method} ${path}`]: { success: true, data: rank } } : {},
    features: player ? forPlayers : forGuests,
  }
}

/** The five states as stories wear them: the one place that says what each of them is. */
export const playerStates = Object.fromEntries(
  playerStateNames.map((name) => [name, makeState(name, said[name])]),
) as Record<PlayerStateName, PlayerState>
