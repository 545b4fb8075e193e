import type { Random } from '../random.ts'
import type { Game } from '../types.ts'

/** Where a symbol stands: its centre, size in cover units, turn in degrees. */
export interface Place {
  x: number
  y: number
  size: number
  turn?: number
}

/** Backdrop of the heroes. */
export type Setpiece =
  | 'bulbs'
  | 'burst'
  | 'cards'
  | 'field'
  | 'flight'
  | 'medallion'
  | 'none'
  | 'numbers'
  | 'pegs'
  | 'reels'
  | 'ring'
  | 'streaks'

/** A composition: places for the heroes, back to front, and for the title. */
export interface Layout {
  /** Place of the lead, then of the second and third hero. */
  heroes: readonly Place[]
  title: { cy: number; height: number }
  setpiece: Setpiece
  /** Small copies of a symbol floating about. */
  floats: readonly Place[]
}

/** No cover is lettered further down than this share of its height: a tile hangs its badge below. */
export const letteringEnd = 0.983

const low = { cy: 494, height: 158 }
const high = { cy: 110, height: 150 }

const leads = {
  solo: [{ x: 240, y: 226, size: 366 }],
  soloLow: [{ x: 240, y: 412, size: 372 }],
  close: [{ x: 250, y: 218, size: 450, turn: -4 }],
  tilt: [{ x: 246, y: 222, size: 392, turn: 8 }],
} as const

const pairs = {
  beside: [
    { x: 172, y: 250, size: 300, turn: -6 },
    { x: 340, y: 178, size: 236, turn: 9 },
  ],
  besideLow: [
    { x: 180, y: 440, size: 304, turn: -5 },
    { x: 348, y: 352, size: 226, turn: 10 },
  ],
  mirror: [
    { x: 308, y: 246, size: 304, turn: 6 },
    { x: 142, y: 178, size: 230, turn: -10 },
  ],
  above: [
    { x: 240, y: 262, size: 308 },
    { x: 240, y: 108, size: 190 },
  ],
  foot: [
    { x: 240, y: 196, size: 330 },
    { x: 372, y: 330, size: 168, turn: 10 },
  ],
  badge: [
    { x: 240, y: 176, size: 296 },
    { x: 240, y: 328, size: 208 },
  ],
  footLow: [
    { x: 236, y: 392, size: 330 },
    { x: 384, y: 528, size: 150, turn: 10 },
  ],
} as const

const trios = {
  fan: [
    { x: 240, y: 250, size: 300 },
    { x: 108, y: 168, size: 204, turn: -14 },
    { x: 372, y: 168, size: 204, turn: 14 },
  ],
  steps: [
    { x: 160, y: 268, size: 268, turn: -6 },
    { x: 336, y: 232, size: 214, turn: 8 },
    { x: 226, y: 110, size: 180, turn: 4 },
  ],
} as const

/** What a backdrop of a board, a draw or a flight leaves room for; the title stands below. */
const stagings: Partial<Record<Setpiece, readonly Place[]>> = {
  pegs: [{ x: 240, y: 104, size: 164 }],
  numbers: [{ x: 240, y: 214, size: 236 }],
  flight: [{ x: 326, y: 158, size: 278 }],
}

/** Copies at both edges, clear of the lead. */
function floatsAround(random: Random, count: number, titleHigh: boolean): Place[] {
  return Array.from({ length: count }, (_, i) => ({
    x: i % 2 === 0 ? random.between(18, 78) : random.between(402, 462),
    y: ((i + random.between(0.2, 0.8)) / count) * 330 + (titleHigh ? 230 : 40),
    size: random.between(56, 88),
    turn: random.between(-35, 35),
  }))
}

/** A loose shoal behind the lead, smaller the higher it swims. */
function shoal(random: Random, count: number): Place[] {
  return Array.from({ length: count }, (_, i) => {
    const depth = i / count
    return {
      x: random.between(40, 440),
      y: 44 + depth * 330 + random.between(-20, 20),
      size: 58 + depth * 66,
      turn: random.between(-12, 12),
    }
  })
}

const setpieces: Readonly<Record<Game['type'], readonly Setpiece[]>> = {
  slots: ['burst', 'none', 'medallion', 'none', 'none', 'none', 'burst'],
  'bonus-buy': ['streaks', 'burst', 'streaks'],
  'hold-and-link': ['ring', 'ring', 'medallion', 'burst'],
  fish: ['none'],
  plinko: ['pegs'],
  dice: ['streaks', 'burst'],
  keno: ['numbers'],
  crash: ['flight'],
  jackpots: ['bulbs', 'bulbs', 'burst'],
  classic: ['reels', 'bulbs', 'burst', 'reels'],
  mines: ['field'],
  cards: ['cards'],
}

/** Chooses a composition that suits the type of game and how many heroes it has. */
export function pickLayout(game: Game, random: Random): Layout {
  const { heroes } = game.skin
  const count = heroes.length
  const mayStandHigh = count < 3 && !['cards', 'classic', 'mines'].includes(game.type)
  const titleHigh = random.chance(0.27) && mayStandHigh
  const title = titleHigh ? high : low
  const setpiece = random.pick(setpieces[game.type])
  const layout = (places: readonly Place[], floats: readonly Place[] = []): Layout => ({
    heroes: places,
    title: count === 3 ? low : title,
    setpiece,
    floats,
  })
  if (setpiece === 'cards') return layout([{ x: 240, y: 316, size: 210 }])
  const staged = stagings[setpiece]
  if (staged) return { heroes: staged, title: low, setpiece, floats: [] }
  if (setpiece === 'reels') return { heroes: [], title: low, setpiece, floats: [] }
  const floats = game.type === 'fish' ? shoal(random, 6) : []
  if (count === 1) {
    const places = [leads.solo, leads.close, leads.tilt, leads.close]
    return layout(titleHigh ? leads.soloLow : random.pick(places), floats)
  }
  if (count === 3) return layout(random.pick([trios.fan, trios.steps]), floats)
  if (heroes[1] === 'coin') {
    const around = setpiece === 'ring' ? [] : floatsAround(random, 7, titleHigh)
    return layout([{ x: 240, y: titleHigh ? 408 : 216, size: 336 }], around)
  }
  if (heroes[1] === 'jackpot' && !titleHigh) return layout(pairs.badge)
  if (titleHigh) return layout(random.pick([pairs.besideLow, pairs.footLow]), floats)
  return layout(
    random.pick([pairs.beside, pairs.mirror, pairs.above, pairs.foot, pairs.beside]),
    floats,
  )
}
