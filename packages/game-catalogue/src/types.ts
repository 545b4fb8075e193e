import { type LocalText } from '@marquee/contract/locales'
import type { GameModelId } from '@marquee/game-math'
import type { PaletteId } from './palettes.ts'
import type { SceneId } from './scenes.ts'
import type { SymbolId } from './symbol-ids.ts'

export type { GameModelId } from '@marquee/game-math'
export type { PaletteId } from './palettes.ts'
export type { SceneId } from './scenes.ts'
export type { SymbolId } from './symbol-ids.ts'

/** A colour as `#rrggbb`. */
export type Hex = `#${string}`

/** The colours of one game, from its darkest to its brightest, and two that stand out. */
export interface Palette {
  id: PaletteId
  /** Almost black, tinted: outlines and the foreground. */
  shadow: Hex
  /** Dark: the far edge of the sky, water, walls. */
  deep: Hex
  /** The colour one names the game by. */
  mid: Hex
  /** Light air: the horizon and distant layers. */
  light: Hex
  /** The source of light. */
  glow: Hex
  /** Lettering and hero details. */
  accent: Hex
  /** The second accent, far from the first. */
  pop: Hex
}

/** The kinds of game the lobby can filter by (GAMES-03). */
export type GameType =
  | 'bonus-buy'
  | 'cards'
  | 'classic'
  | 'crash'
  | 'dice'
  | 'fish'
  | 'hold-and-link'
  | 'jackpots'
  | 'keno'
  | 'mines'
  | 'plinko'
  | 'slots'

/** What a symbol does in a model; a skin says how it looks. */
export type SymbolRole =
  | 'wild'
  | 'scatter'
  | 'high1'
  | 'high2'
  | 'high3'
  | 'high4'
  | 'low1'
  | 'low2'
  | 'low3'
  | 'low4'
  | 'low5'
  | 'coin'
  | 'jackpot'

/** How a game looks, on its cover and when it is played. */
export interface Skin {
  scene: SceneId
  palette: Palette
  symbols: Record<SymbolRole, SymbolId>
  /** One to three symbols the cover shows large; the first is the lead. */
  heroes: readonly SymbolId[]
}

export type Badge = 'new' | 'jackpot' | 'hot'

/** A studio that makes games. */
export interface Provider {
  id: number
  slug: string
  name: string
}

/** One game of the catalogue; `id` and `slug` never change once released. */
export interface Game {
  id: number
  slug: string
  title: string
  providerSlug: string
  type: GameType
  model: GameModelId
  skin: Skin
  /** Dominant colour of the cover, shown while it loads. */
  bgColor: Hex
  badges: readonly Badge[]
  /** Calendar day, `YYYY-MM-DD`. */
  releasedOn: string
  /** 0 to 1000; higher is played more. */
  popularity: number
  componentOption: 'arcade'
}

/** Key by which a home collection finds its issue (HOME-15, HOME-16, HOME-17). */
export type IssueKey =
  | 'popularGames'
  | 'allGames'
  | 'newGames'
  | 'topGames'
  | 'weeklySpecials'
  | 'fishing'
  | 'rapidLink'
  | 'bonusCombo'
  | 'jackpots'
  | 'classics'
  | 'gameOfWeek'

/** A named group of games, in display order. */
export interface Issue {
  id: number
  key: IssueKey
  /** The group's part of the address: `/issues/{pageName}`. */
  pageName: string
  title: LocalText
  gameIds: readonly number[]
}
