import type { PaletteId } from './palettes.ts'
import type { SymbolId } from './symbol-ids.ts'

/** What belongs to a place: the colours it takes, the symbols found in it, its key. */
export interface SceneCast {
  palettes: readonly PaletteId[]
  /** Symbols that fit the place, used as high symbols after a game's own heroes. */
  highs: readonly SymbolId[]
  lows: 'royals' | 'gems' | 'fruits'
  /** Semitones that it moves the key of its games by. */
  key: number
}

/** Every place a game can be set in. */
export const scenes = {
  harbour: {
    key: 0,
    palettes: ['dusk', 'lagoon', 'ink', 'mirage', 'jade'],
    highs: ['paper-lantern', 'sailboat', 'koi', 'anchor', 'compass', 'lotus'],
    lows: 'royals',
  },
  'desert-ruins': {
    key: -5,
    palettes: ['dune', 'mirage', 'gold', 'ember', 'regal'],
    highs: ['scarab', 'oil-lamp', 'sun', 'goblet', 'hourglass', 'cat'],
    lows: 'royals',
  },
  'neon-skyline': {
    key: 2,
    palettes: ['neon', 'cyber', 'cosmos', 'dusk', 'crimson'],
    highs: ['lightning', 'microphone', 'dice', 'diamond', 'cat', 'star'],
    lows: 'gems',
  },
  'coral-reef': {
    key: 0,
    palettes: ['lagoon', 'azure', 'mint', 'orchid', 'sorbet'],
    highs: ['clownfish', 'angelfish', 'seahorse', 'turtle', 'starfish', 'pearl'],
    lows: 'royals',
  },
  'snowy-pines': {
    key: -2,
    palettes: ['frost', 'aurora', 'azure', 'ink', 'blossom'],
    highs: ['wolf', 'owl', 'snowflake', 'bear', 'fox', 'raven'],
    lows: 'gems',
  },
  'candy-hills': {
    key: 3,
    palettes: ['candy', 'sorbet', 'mint', 'orchid', 'azure'],
    highs: ['cupcake', 'lollipop', 'donut', 'ice-cream', 'wrapped-sweet', 'strawberry'],
    lows: 'fruits',
  },
  'jungle-temple': {
    key: -2,
    palettes: ['jade', 'moss', 'toxic', 'gold', 'ember'],
    highs: ['idol-mask', 'tiger', 'frog', 'butterfly', 'goblet', 'map'],
    lows: 'royals',
  },
  nebula: {
    key: 1,
    palettes: ['cosmos', 'regal', 'abyss', 'orchid', 'ember'],
    highs: ['rocket', 'planet', 'comet', 'astronaut', 'moon', 'star'],
    lows: 'gems',
  },
  carnival: {
    key: 3,
    palettes: ['velvet', 'dusk', 'candy', 'regal', 'retro'],
    highs: ['balloon', 'popcorn', 'ticket', 'comedy-mask', 'horse', 'top-hat'],
    lows: 'fruits',
  },
  workshop: {
    key: 2,
    palettes: ['copper', 'gold', 'retro', 'ember', 'storm'],
    highs: ['gear', 'hammer', 'hourglass', 'compass', 'candle', 'magnifier'],
    lows: 'royals',
  },
  library: {
    key: 3,
    palettes: ['copper', 'regal', 'jade', 'velvet', 'harvest'],
    highs: ['book', 'quill', 'owl', 'candle', 'magnifier', 'potion'],
    lows: 'royals',
  },
  volcano: {
    key: -5,
    palettes: ['ember', 'crimson', 'toxic', 'cosmos', 'gold'],
    highs: ['dragon', 'flame', 'phoenix', 'shield', 'hammer', 'ruby'],
    lows: 'gems',
  },
  meadow: {
    key: -2,
    palettes: ['meadow', 'blossom', 'azure', 'harvest', 'mint'],
    highs: ['bee', 'sunflower', 'butterfly', 'rabbit', 'clover', 'mushroom'],
    lows: 'royals',
  },
  theatre: {
    key: 3,
    palettes: ['velvet', 'regal', 'gold', 'orchid', 'ink'],
    highs: ['comedy-mask', 'top-hat', 'wand', 'rabbit', 'rose', 'carnival-mask'],
    lows: 'royals',
  },
  'deep-sea': {
    key: 0,
    palettes: ['abyss', 'cosmos', 'lagoon', 'ink', 'aurora'],
    highs: ['anglerfish', 'octopus', 'jellyfish', 'shark', 'whale', 'pearl'],
    lows: 'gems',
  },
  'willow-lake': {
    key: 0,
    palettes: ['moss', 'azure', 'harvest', 'blossom', 'jade'],
    highs: ['koi', 'frog', 'lotus', 'sailboat', 'bear', 'turtle'],
    lows: 'royals',
  },
  orchard: {
    key: -2,
    palettes: ['harvest', 'meadow', 'sorbet', 'azure', 'retro'],
    highs: ['cherry', 'bell', 'grapes', 'bee', 'watermelon', 'strawberry'],
    lows: 'fruits',
  },
  diner: {
    key: 2,
    palettes: ['retro', 'crimson', 'candy', 'cyber', 'copper'],
    highs: ['seven', 'bar', 'star', 'cherry', 'donut', 'guitar'],
    lows: 'fruits',
  },
  'crystal-cave': {
    key: 1,
    palettes: ['orchid', 'abyss', 'aurora', 'regal', 'frost'],
    highs: ['amethyst', 'pickaxe', 'diamond', 'ruby', 'lantern', 'dragon'],
    lows: 'gems',
  },
  canyon: {
    key: -5,
    palettes: ['mirage', 'harvest', 'dune', 'crimson', 'copper'],
    highs: ['bison', 'horse', 'horseshoe', 'cactus', 'skull', 'guitar'],
    lows: 'royals',
  },
  'sky-isles': {
    key: 1,
    palettes: ['azure', 'blossom', 'dusk', 'mint', 'gold'],
    highs: ['phoenix', 'cloud', 'balloon', 'sun', 'crown', 'butterfly'],
    lows: 'gems',
  },
  'moon-garden': {
    key: 1,
    palettes: ['jade', 'dusk', 'ink', 'blossom', 'crimson'],
    highs: ['lotus', 'panda', 'koi', 'paper-lantern', 'dragon', 'moon'],
    lows: 'royals',
  },
  'storm-coast': {
    key: 0,
    palettes: ['storm', 'ink', 'abyss', 'frost', 'dusk'],
    highs: ['lighthouse', 'lightning', 'cloud', 'anchor', 'whale', 'swordfish'],
    lows: 'royals',
  },
  vault: {
    key: -5,
    palettes: ['gold', 'crimson', 'jade', 'regal', 'ink'],
    highs: ['gold-bar', 'diamond', 'key', 'crown', 'chest', 'ring'],
    lows: 'gems',
  },
  castle: {
    key: -5,
    palettes: ['regal', 'dusk', 'frost', 'velvet', 'storm'],
    highs: ['crown', 'shield', 'sword', 'dragon', 'goblet', 'lion'],
    lows: 'royals',
  },
  savanna: {
    key: -2,
    palettes: ['harvest', 'ember', 'dune', 'mirage', 'gold'],
    highs: ['lion', 'elephant', 'drum', 'sun', 'butterfly', 'idol-mask'],
    lows: 'royals',
  },
  cove: {
    key: 0,
    palettes: ['lagoon', 'mirage', 'azure', 'jade', 'dune'],
    highs: ['chest', 'ship-wheel', 'map', 'skull', 'crab', 'compass'],
    lows: 'gems',
  },
  'sunburst-stage': {
    key: 3,
    palettes: ['crimson', 'gold', 'azure', 'regal', 'toxic'],
    highs: ['seven', 'bell', 'bar', 'star', 'cherry', 'diamond'],
    lows: 'fruits',
  },
  'hollow-wood': {
    key: -2,
    palettes: ['toxic', 'harvest', 'dusk', 'ink', 'orchid'],
    highs: ['pumpkin', 'raven', 'potion', 'cat', 'candle', 'mushroom'],
    lows: 'royals',
  },
  'music-hall': {
    key: 2,
    palettes: ['neon', 'velvet', 'cyber', 'sorbet', 'cosmos'],
    highs: ['guitar', 'drum', 'trumpet', 'microphone', 'star', 'diamond'],
    lows: 'gems',
  },
} as const satisfies Record<string, SceneCast>

/** Id of a place that `drawScene` can draw. */
export type SceneId = keyof typeof scenes

/** All scene ids. */
export const sceneIds = Object.keys(scenes) as readonly SceneId[]
