import dealt from './models.json' with { type: 'json' }
import type { Random } from './random.ts'
import type { GameModelId, GameType, SceneId } from './types.ts'

/** No more titles than this share a model. */
export const mostTitles = 17

/** The models a type of game may run on. */
export const modelsByType: Readonly<Record<GameType, readonly GameModelId[]>> = {
  slots: [
    'lines-20-adventure',
    'lines-25-volatile',
    'lines-40-grand',
    'ways-243-voyage',
    'ways-243-storm',
    'cascade-ladder',
    'cascade-summit',
    'cluster-meadow',
    'cluster-quarry',
    'scatter-pays-feast',
    'scatter-pays-comet',
    'pick-chests-20',
    'pick-lanterns-10',
    'wheel-25',
    'wheel-rings-20',
    'ways-1024-attic',
    'cascade-hopper',
    'scatter-pays-tide',
    'pick-letters-25',
    'cascade-nine',
    'ways-729-comet',
    'wheel-bells-10',
    'pick-bottles-20',
    'cascade-offbeat',
    'scatter-pays-folds',
    'lines-20-loom',
  ],
  'bonus-buy': [
    'lines-20-bonus-buy',
    'lines-10-bonus-buy',
    'ways-243-bonus-buy',
    'cascade-bonus-buy',
    'scatter-pays-bonus-buy',
    'scatter-pays-matches',
    'lines-25-bonus-buy',
    'cluster-bonbon',
    'lines-40-bonus-buy',
    'cascade-lanterns',
    'cluster-crucible',
  ],
  'hold-and-link': [
    'hold-and-link-25',
    'hold-and-link-20-jackpot',
    'hold-and-link-10',
    'hold-and-link-40',
    'hold-and-link-5',
    'hold-and-link-25-collector',
    'hold-and-link-40-multiplier',
    'hold-and-link-40-kindling',
    'hold-and-link-20-quill',
  ],
  fish: ['fish-shoal', 'fish-deep', 'fish-reef', 'fish-trench'],
  plinko: ['plinko-steady', 'plinko-steep'],
  dice: ['dice-hundred', 'dice-thousand'],
  keno: ['keno-steady', 'keno-bold'],
  crash: ['flight-hundred', 'flight-thousand'],
  jackpots: [
    'jackpot-10',
    'jackpot-20',
    'jackpot-25',
    'network-20',
    'network-25',
    'jackpot-5',
    'jackpot-10-hops',
  ],
  mines: ['mines-25'],
  cards: ['blackjack-tie-17', 'poker-jacks-8-5'],
  classic: [
    'three-reel-1',
    'three-reel-5-cherry',
    'three-reel-5',
    'three-reel-27-ways',
    'lines-5-fruit',
    'lines-10-classic',
    'three-reel-64-ways',
    'three-reel-5-moth',
    'three-reel-27-comet',
  ],
}

/**
 * Models that every title has left for a newer one: nobody plays them any more, and rounds that were
 * played on them are still shown and checked.
 */
export const leftModels: ReadonlySet<GameModelId> = new Set(['crash-hundred', 'crash-thousand'])

const withJackpot = new Set<GameModelId>([
  'jackpot-10',
  'jackpot-20',
  'jackpot-25',
  'jackpot-5',
  'jackpot-10-hops',
  'hold-and-link-20-jackpot',
  'hold-and-link-20-quill',
  'network-20',
  'network-25',
])

/** True for models that feed and pay a jackpot. */
export const hasJackpot = (model: GameModelId): boolean => withJackpot.has(model)

/**
 * The model of a game. Models are dealt by hand in `models.json`, by scene in the order of its
 * titles, so that a new title moves no other game to another model: studios have favourites, and a
 * classic whose cover shows three reels has three. Throws for a title that was dealt none.
 */
export function modelOf(scene: SceneId, position: number, title: string): GameModelId {
  const model = dealt[scene].split(' ')[position]
  if (model) return model as GameModelId
  throw new Error(`${title} has no model; add one at the end of ${scene} in models.json.`)
}

/** Models were once drawn here; studios, dates and skins follow in the same sequence and must stay. */
export function skipModelDraw(type: GameType, random: Random): void {
  if (type !== 'jackpots' || !random.chance(0.7)) random.next()
}
