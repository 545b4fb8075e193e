import type { PaletteId } from './palettes.ts'
import type { SymbolId } from './symbol-ids.ts'

/** What belongs to a place: the colours it takes and the symbols found in it. */
export interface SceneCast {
  palettes: readonly PaletteId[]
  /** Symbols that fit the place, used as high symbols after a game's own heroes. */
  highs: readonly SymbolId[]
  lows: 'royals' | 'gems' | 'fruits'
}

/** Every place a game can be set in. */
export const scenes = {
  harbour: {
    palettes: ['dusk', 'lagoon', 'ink', 'mirage', 'jade'],
    highs: ['paper-lantern', 'sailboat', 'koi', 'anchor', 'compass', 'lotus'],
    lows: 'royals',
  },
  'desert-ruins': {
    palettes: ['dune', 'mirage', 'gold', 'ember', 'regal'],
    highs: ['scarab', 'oil-lamp', 'sun', 'goblet', 'hourglass', 'cat'],
    lows: 'royals',
  },
  'neon-skyline': {
    palettes: ['neon', 'cyber', 'cosmos', 'dusk', 'crimson'],
    highs: ['lightning', 'microphone', 'dice', 'diamond', 'cat', 'star'],
    lows: 'gems',
  },
  'coral-reef': {
    palettes: ['lagoon', 'azure', 'mint', 'orchid', 'sorbet'],
    highs: ['clownfish', 'angelfish', 'seahorse', 'turtle', 'starfish', 'pearl'],
    lows: 'royals',
  },
  'snowy-pines': {
    palettes: ['frost', 'aurora', 'azure', 'ink', 'blossom'],
    highs: ['wolf', 'owl', 'snowflake', 'bear', 'fox', 'raven'],
    lows: 'gems',
  },
  'candy-hills': {
    palettes: ['candy', 'sorbet', 'mint', 'orchid', 'azure'],
    highs: ['cupcake', 'lollipop', 'donut', 'ice-cream', 'wrapped-sweet', 'strawberry'],
    lows: 'fruits',
  },
  'jungle-temple': {
    palettes: ['jade', 'moss', 'toxic', 'gold', 'ember'],
    highs: ['idol-mask', 'tiger', 'frog', 'butterfly', 'goblet', 'map'],
    lows: 'royals',
  },
  nebula: {
    palettes: ['cosmos', 'regal', 'abyss', 'orchid', 'ember'],
    highs: ['rocket', 'planet', 'comet', 'astronaut', 'moon', 'star'],
    lows: 'gems',
  },
  carnival: {
    palettes: ['velvet', 'dusk', 'candy', 'regal', 'retro'],
    highs: ['balloon', 'popcorn', 'ticket', 'comedy-mask', 'horse', 'top-hat'],
    lows: 'fruits',
  },
  workshop: {
    palettes: ['copper', 'gold', 'retro', 'ember', 'storm'],
    highs: ['gear', 'hammer', 'hourglass', 'compass', 'candle', 'magnifier'],
    lows: 'royals',
  },
  library: {
    palettes: ['copper', 'regal', 'jade', 'velvet', 'harvest'],
    highs: ['book', 'quill', 'owl', 'candle', 'magnifier', 'potion'],
    lows: 'royals',
  },
  volcano: {
    palettes: ['ember', 'crimson', 'toxic', 'cosmos', 'gold'],
    highs: ['dragon', 'flame', 'phoenix', 'shield', 'hammer', 'ruby'],
    lows: 'gems',
  },
  meadow: {
    palettes: ['meadow', 'blossom', 'azure', 'harvest', 'mint'],
    highs: ['bee', 'sunflower', 'butterfly', 'rabbit', 'clover', 'mushroom'],
    lows: 'royals',
  },
  theatre: {
    palettes: ['velvet', 'regal', 'gold', 'orchid', 'ink'],
    highs: ['comedy-mask', 'top-hat', 'wand', 'rabbit', 'rose', 'carnival-mask'],
    lows: 'royals',
  },
  'deep-sea': {
    palettes: ['abyss', 'cosmos', 'lagoon', 'ink', 'aurora'],
    highs: ['anglerfish', 'octopus', 'jellyfish', 'shark', 'whale', 'pearl'],
    lows: 'gems',
  },
  'willow-lake': {
    palettes: ['moss', 'azure', 'harvest', 'blossom', 'jade'],
    highs: ['koi', 'frog', 'lotus', 'sailboat', 'bear', 'turtle'],
    lows: 'royals',
  },
  orchard: {
    palettes: ['harvest', 'meadow', 'sorbet', 'azure', 'retro'],
    highs: ['cherry', 'bell', 'grapes', 'bee', 'watermelon', 'strawberry'],
    lows: 'fruits',
  },
  diner: {
    palettes: ['retro', 'crimson', 'candy', 'cyber', 'copper'],
    highs: ['seven', 'bar', 'star', 'cherry', 'donut', 'guitar'],
    lows: 'fruits',
  },
  'crystal-cave': {
    palettes: ['orchid', 'abyss', 'aurora', 'regal', 'frost'],
    highs: ['amethyst', 'pickaxe', 'diamond', 'ruby', 'lantern', 'dragon'],
    lows: 'gems',
  },
  canyon: {
    palettes: ['mirage', 'harvest', 'dune', 'crimson', 'copper'],
    highs: ['bison', 'horse', 'horseshoe', 'cactus', 'skull', 'guitar'],
    lows: 'royals',
  },
  'sky-isles': {
    palettes: ['azure', 'blossom', 'dusk', 'mint', 'gold'],
    highs: ['phoenix', 'cloud', 'balloon', 'sun', 'crown', 'butterfly'],
    lows: 'gems',
  },
  'moon-garden': {
    palettes: ['jade', 'dusk', 'ink', 'blossom', 'crimson'],
    highs: ['lotus', 'panda', 'koi', 'paper-lantern', 'dragon', 'moon'],
    lows: 'royals',
  },
  'storm-coast': {
    palettes: ['storm', 'ink', 'abyss', 'frost', 'dusk'],
    highs: ['lighthouse', 'lightning', 'cloud', 'anchor', 'whale', 'swordfish'],
    lows: 'royals',
  },
  vault: {
    palettes: ['gold', 'crimson', 'jade', 'regal', 'ink'],
    highs: ['gold-bar', 'diamond', 'key', 'crown', 'chest', 'ring'],
    lows: 'gems',
  },
  castle: {
    palettes: ['regal', 'dusk', 'frost', 'velvet', 'storm'],
    highs: ['crown', 'shield', 'sword', 'dragon', 'goblet', 'lion'],
    lows: 'royals',
  },
  savanna: {
    palettes: ['harvest', 'ember', 'dune', 'mirage', 'gold'],
    highs: ['lion', 'elephant', 'drum', 'sun', 'butterfly', 'idol-mask'],
    lows: 'royals',
  },
  cove: {
    palettes: ['lagoon', 'mirage', 'azure', 'jade', 'dune'],
    highs: ['chest', 'ship-wheel', 'map', 'skull', 'crab', 'compass'],
    lows: 'gems',
  },
  'sunburst-stage': {
    palettes: ['crimson', 'gold', 'azure', 'regal', 'toxic'],
    highs: ['seven', 'bell', 'bar', 'star', 'cherry', 'diamond'],
    lows: 'fruits',
  },
  'hollow-wood': {
    palettes: ['toxic', 'harvest', 'dusk', 'ink', 'orchid'],
    highs: ['pumpkin', 'raven', 'potion', 'cat', 'candle', 'mushroom'],
    lows: 'royals',
  },
  'music-hall': {
    palettes: ['neon', 'velvet', 'cyber', 'sorbet', 'cosmos'],
    highs: ['guitar', 'drum', 'trumpet', 'microphone', 'star', 'diamond'],
    lows: 'gems',
  },
} as const satisfies Record<string, SceneCast>

/** Id of a place that `drawScene` can draw. */
export type SceneId = keyof typeof scenes

/** All scene ids. */
export const sceneIds = Object.keys(scenes) as readonly SceneId[]
