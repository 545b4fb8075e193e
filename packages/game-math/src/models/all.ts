import type { GameModelId } from '../ids.ts'
import type { GameModel } from '../model.ts'
import { scatterPaysMatches } from './scatter-pays-matches.ts'
import { ways1024Attic } from './ways-1024-attic.ts'
import { cascadeHopper } from './cascade-hopper.ts'
import { scatterPaysTide } from './scatter-pays-tide.ts'
import { holdAndLink5 } from './hold-and-link-5.ts'
import { pickLetters25 } from './pick-letters-25.ts'
import { threeReel64Ways } from './three-reel-64-ways.ts'
import { lines25BonusBuy } from './lines-25-bonus-buy.ts'
import { clusterBonbon } from './cluster-bonbon.ts'
import { cascadeNine } from './cascade-nine.ts'
import { ways729Comet } from './ways-729-comet.ts'
import { wheelBells10 } from './wheel-bells-10.ts'
import { lines40BonusBuy } from './lines-40-bonus-buy.ts'
import { jackpot5 } from './jackpot-5.ts'
import { blackjackTie17 } from './blackjack-tie-17.ts'
import { cascadeBonusBuy } from './cascade-bonus-buy.ts'
import { cascadeLadder } from './cascade-ladder.ts'
import { cascadeSummit } from './cascade-summit.ts'
import { clusterMeadow } from './cluster-meadow.ts'
import { clusterQuarry } from './cluster-quarry.ts'
import { crashHundred } from './crash-hundred.ts'
import { crashThousand } from './crash-thousand.ts'
import { diceHundred } from './dice-hundred.ts'
import { diceThousand } from './dice-thousand.ts'
import { flightHundred } from './flight-hundred.ts'
import { flightThousand } from './flight-thousand.ts'
import { fishReef } from './fish-reef.ts'
import { fishTrench } from './fish-trench.ts'
import { fishDeep } from './fish-deep.ts'
import { fishShoal } from './fish-shoal.ts'
import { holdAndLink10 } from './hold-and-link-10.ts'
import { holdAndLink20Jackpot } from './hold-and-link-20-jackpot.ts'
import { holdAndLink25Collector } from './hold-and-link-25-collector.ts'
import { holdAndLink25 } from './hold-and-link-25.ts'
import { holdAndLink40Multiplier } from './hold-and-link-40-multiplier.ts'
import { holdAndLink40 } from './hold-and-link-40.ts'
import { jackpot10 } from './jackpot-10.ts'
import { jackpot20 } from './jackpot-20.ts'
import { jackpot25 } from './jackpot-25.ts'
import { kenoBold } from './keno-bold.ts'
import { kenoSteady } from './keno-steady.ts'
import { lines10BonusBuy } from './lines-10-bonus-buy.ts'
import { lines10Classic } from './lines-10-classic.ts'
import { lines20Adventure } from './lines-20-adventure.ts'
import { lines20BonusBuy } from './lines-20-bonus-buy.ts'
import { lines25Volatile } from './lines-25-volatile.ts'
import { lines40Grand } from './lines-40-grand.ts'
import { lines5Fruit } from './lines-5-fruit.ts'
import { mines25 } from './mines-25.ts'
import { network20 } from './network-20.ts'
import { network25 } from './network-25.ts'
import { pickChests20 } from './pick-chests-20.ts'
import { pickLanterns10 } from './pick-lanterns-10.ts'
import { pokerJacks85 } from './poker-jacks-8-5.ts'
import { plinkoSteady } from './plinko-steady.ts'
import { plinkoSteep } from './plinko-steep.ts'
import { scatterPaysBonusBuy } from './scatter-pays-bonus-buy.ts'
import { scatterPaysComet } from './scatter-pays-comet.ts'
import { scatterPaysFeast } from './scatter-pays-feast.ts'
import { threeReel1 } from './three-reel-1.ts'
import { threeReel27Ways } from './three-reel-27-ways.ts'
import { threeReel5Cherry } from './three-reel-5-cherry.ts'
import { threeReel5 } from './three-reel-5.ts'
import { wheel25 } from './wheel-25.ts'
import { wheelRings20 } from './wheel-rings-20.ts'
import { ways243BonusBuy } from './ways-243-bonus-buy.ts'
import { ways243Storm } from './ways-243-storm.ts'
import { ways243Voyage } from './ways-243-voyage.ts'
import { holdAndLink40Kindling } from './hold-and-link-40-kindling.ts'
import { threeReel5Moth } from './three-reel-5-moth.ts'
import { cascadeLanterns } from './cascade-lanterns.ts'
import { jackpot10Hops } from './jackpot-10-hops.ts'
import { pickBottles20 } from './pick-bottles-20.ts'
import { holdAndLink20Quill } from './hold-and-link-20-quill.ts'
import { cascadeOffbeat } from './cascade-offbeat.ts'
import { scatterPaysFolds } from './scatter-pays-folds.ts'
import { lines20Loom } from './lines-20-loom.ts'
import { threeReel27Comet } from './three-reel-27-comet.ts'
import { clusterCrucible } from './cluster-crucible.ts'

/**
 * Every model there is; a game of the catalogue names one of them. A model that has been played is
 * never changed or taken away: its rounds are shown again under it. Other numbers are another model.
 */
export const gameModels: readonly GameModel[] = [
  lines5Fruit,
  lines10Classic,
  lines20Adventure,
  lines25Volatile,
  lines40Grand,
  lines20BonusBuy,
  lines10BonusBuy,
  holdAndLink25,
  holdAndLink20Jackpot,
  jackpot10,
  fishShoal,
  fishDeep,
  plinkoSteady,
  plinkoSteep,
  diceHundred,
  diceThousand,
  kenoSteady,
  kenoBold,
  crashHundred,
  crashThousand,
  threeReel1,
  threeReel5Cherry,
  threeReel5,
  threeReel27Ways,
  ways243Voyage,
  ways243Storm,
  ways243BonusBuy,
  cascadeLadder,
  cascadeSummit,
  cascadeBonusBuy,
  clusterMeadow,
  clusterQuarry,
  scatterPaysFeast,
  scatterPaysComet,
  scatterPaysBonusBuy,
  holdAndLink10,
  holdAndLink40,
  jackpot20,
  jackpot25,
  blackjackTie17,
  mines25,
  pokerJacks85,
  pickChests20,
  pickLanterns10,
  wheel25,
  wheelRings20,
  network20,
  network25,
  flightHundred,
  flightThousand,
  fishReef,
  fishTrench,
  scatterPaysMatches,
  ways1024Attic,
  cascadeHopper,
  scatterPaysTide,
  holdAndLink5,
  pickLetters25,
  threeReel64Ways,
  lines25BonusBuy,
  clusterBonbon,
  cascadeNine,
  ways729Comet,
  wheelBells10,
  lines40BonusBuy,
  jackpot5,
  holdAndLink25Collector,
  holdAndLink40Multiplier,
  holdAndLink40Kindling,
  threeReel5Moth,
  cascadeLanterns,
  jackpot10Hops,
  pickBottles20,
  holdAndLink20Quill,
  cascadeOffbeat,
  scatterPaysFolds,
  lines20Loom,
  threeReel27Comet,
  clusterCrucible,
]

/** The model with this id. Throws, naming the models there are, when it is unknown. */
export function findGameModel(id: GameModelId | (string & {})): GameModel {
  const model = gameModels.find((candidate) => candidate.id === id)
  if (model) return model
  throw new RangeError(
    `No game model is called "${id}". Use one of ${gameModels.map((candidate) => candidate.id).join(', ')}.`,
  )
}
