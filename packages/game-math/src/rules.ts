import { analyse } from './analyse/analyse.ts'
import type { Chance } from './bonus-rules.ts'
import type { ModelId } from './ids.ts'
import { chanceToReach } from './instant/crash.ts'
import { instantOf } from './instant/instant.ts'
import type { InstantModel } from './instant/model.ts'
import { volatilityClassOf } from './law/figures.ts'
import type { Analysis } from './law/figures.ts'
import { isInstant, isSlot, lineCount } from './model.ts'
import type { GameModel } from './model.ts'
import { type PaytableEntry, paytableOf, type SlotFeatures, slotFeatures } from './slot-rules.ts'
import { stakesFor } from './stakes.ts'
import { pokerHands } from './stepped-model.ts'
import type { FlightModel, MinesModel, PokerHand } from './stepped-model.ts'
import { strategyTable } from './steps/blackjack-law.ts'
import { flightSamples } from './steps/flight-law.ts'
import { mineCounts, mostOpened, payOf } from './steps/mines.ts'

/** What a field of mines pays, by the number of mines. */
export type FieldRules = {
  columns: number
  rows: number
  /** Multiples of the stake after 1, 2, 3 … cells, as far as one may go. */
  pays: { mines: number; multiples: number[] }[]
  /** What comes back of a round that ends with no cell open, as a multiple of the stake. */
  none: number
}

/** Where a flight can be left, and how likely it gets to some multiples of the stake. */
export type FlightRules = {
  least: number
  most: number
  chances: { multiple: number; chance: Chance }[]
}

/** What a player may choose in an instant game, and what a round under it can win. */
export type ChoiceRules = {
  /** As text; a choice of numbers stands for every other of as many. */
  choice: string
  rtp: number
  hitRate: number
  volatility: Analysis['volatilityClass']
  /** Most stakes first; `caught` counts picked numbers that were drawn. */
  pays: { multiple: number; chance: Chance; caught?: number }[]
}

/** Everything the rules screen says, as data; plain JSON. */
export type Rules = SlotFeatures & {
  modelId: ModelId
  engine: GameModel['engine']
  stakes: number[]
  lines: number
  paylines: number[][]
  paytable: PaytableEntry[]
  field?: FieldRules
  flight?: FlightRules
  /** What blackjack pays for a natural, and the best choices against each card the house may show. */
  blackjack?: {
    natural: number
    houseTies: number[]
    strategy: ReturnType<typeof strategyTable>
  }
  /** What hands of cards pay, best first, and the lowest rank whose pair does: 2 to 14. */
  hands?: { pays: { hand: PokerHand; multiple: number }[]; leastPair: number }
  targets: { id: string; multiplier: number; chance: Chance; rtp: number }[]
  /** Of an instant game: samples of what may be chosen, which span all others. */
  choices: ChoiceRules[]
  rtp: number
  hitRate: number
  volatility: Analysis['volatilityClass']
  maxWinMultiple: number
  odds: Pick<Analysis['byAction'][number], 'action' | 'target' | 'price' | 'rtp' | 'hitRate'>[]
}

/** The rules of a model, computed from the same tables its rounds are drawn from. */
export function rulesOf(model: GameModel): Rules {
  const analysis = analyse(model)
  return {
    modelId: model.id,
    engine: model.engine,
    stakes: stakesFor(model),
    lines: lineCount(model),
    paylines: 'paylines' in model ? model.paylines.map((line) => [...line]) : [],
    paytable: isSlot(model) ? paytableOf(model) : [],
    ...(isSlot(model) && slotFeatures(model)),
    ...(model.engine === 'mines' && { field: fieldRules(model) }),
    ...(model.engine === 'flight' && { flight: flightRules(model) }),
    ...(model.engine === 'blackjack' && {
      blackjack: {
        natural: model.natural,
        houseTies: [...model.houseTies],
        strategy: strategyTable(model),
      },
    }),
    ...(model.engine === 'poker' && {
      hands: {
        pays: pokerHands.map((hand) => ({ hand, multiple: model.pays[hand] })),
        leastPair: model.leastPair,
      },
    }),
    targets:
      model.engine === 'fish'
        ? model.targets.map(({ id, multiplier, hits, outOf }) => ({
            id,
            multiplier,
            chance: hits / outOf,
            rtp: (multiplier * hits) / outOf,
          }))
        : [],
    choices: isInstant(model) ? choiceRules(model, analysis) : [],
    rtp: analysis.rtp,
    hitRate: analysis.hitRate,
    volatility: analysis.volatilityClass,
    maxWinMultiple: analysis.maxWinMultiple,
    odds: analysis.byAction.map(({ action, target, price, rtp, hitRate }) => ({
      action,
      ...(target !== undefined && { target }),
      price,
      rtp,
      hitRate,
    })),
  }
}

function fieldRules(model: MinesModel): FieldRules {
  return {
    columns: model.columns,
    rows: model.rows,
    none: payOf(model, 1, 0),
    pays: mineCounts(model).map((mines) => ({
      mines,
      multiples: Array.from({ length: mostOpened(model, mines) }, (_, index) =>
        payOf(model, mines, index + 1),
      ),
    })),
  }
}

function flightRules(model: FlightModel): FlightRules {
  return {
    least: model.least / 100,
    most: model.most / 100,
    chances: flightSamples(model).map((hundredths) => ({
      multiple: hundredths / 100,
      chance: chanceToReach(model, hundredths),
    })),
  }
}

function choiceRules(model: InstantModel, { byAction }: Analysis): ChoiceRules[] {
  const instant = instantOf(model)
  return byAction.map(({ target: choice = '', rtp, hitRate, volatility }) => ({
    choice,
    rtp,
    hitRate,
    volatility: volatilityClassOf(volatility),
    pays: instant.pays(choice).toSorted((a, b) => b.multiple - a.multiple),
  }))
}
