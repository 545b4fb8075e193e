/** Every symbol the art can draw, by theme. A symbol's id is stable: games refer to it. */
export const symbolThemes = {
  fruits: ['cherry', 'lemon', 'orange', 'plum', 'grapes', 'watermelon', 'strawberry', 'pineapple'],
  classics: ['seven', 'bar', 'bell', 'horseshoe', 'clover', 'star', 'dice'],
  gems: ['ruby', 'emerald', 'sapphire', 'topaz', 'amethyst', 'diamond'],
  royals: ['letter-a', 'letter-k', 'letter-q', 'letter-j', 'letter-10'],
  forest: ['fox', 'owl', 'wolf', 'rabbit', 'bear', 'raven', 'frog'],
  wilds: ['tiger', 'lion', 'panda', 'elephant', 'bison', 'horse', 'cat'],
  fabled: ['butterfly', 'bee', 'scarab', 'phoenix', 'dragon'],
  fish: ['koi', 'clownfish', 'angelfish', 'pufferfish', 'shark', 'swordfish', 'anglerfish'],
  sea: ['jellyfish', 'octopus', 'turtle', 'seahorse', 'crab', 'whale', 'starfish', 'pearl'],
  treasure: ['chest', 'crown', 'goblet', 'key', 'map', 'ring', 'gold-bar'],
  voyage: ['compass', 'anchor', 'ship-wheel', 'sword', 'shield', 'hourglass', 'oil-lamp'],
  lights: ['lantern', 'paper-lantern', 'candle', 'lighthouse', 'sailboat'],
  space: ['planet', 'moon', 'sun', 'comet', 'rocket', 'astronaut'],
  sweets: ['cupcake', 'donut', 'lollipop', 'ice-cream', 'wrapped-sweet'],
  tools: ['hammer', 'gear', 'pickaxe', 'potion', 'book', 'quill', 'magnifier'],
  masks: ['comedy-mask', 'idol-mask', 'carnival-mask', 'skull', 'pumpkin'],
  music: ['guitar', 'drum', 'trumpet', 'microphone'],
  weather: ['lightning', 'cloud', 'snowflake', 'flame'],
  plants: ['rose', 'lotus', 'sunflower', 'mushroom', 'cactus'],
  stage: ['top-hat', 'wand', 'ticket', 'popcorn', 'balloon'],
  emblems: ['coin', 'jackpot', 'wild', 'scatter', 'bonus'],
} as const

/** Id of a symbol that `drawSymbol` can draw. */
export type SymbolId = (typeof symbolThemes)[keyof typeof symbolThemes][number]

/** All symbol ids in the order of their themes. */
export const symbolIds: readonly SymbolId[] = Object.values(symbolThemes).flat()
