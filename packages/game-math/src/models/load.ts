import type { GameModelId } from '../ids.ts'
import type { GameModel } from '../model.ts'

/** Each model as a file of its own: a game downloads the one that it is played on. */
const models: Record<GameModelId, () => Promise<GameModel>> = {
  'lines-5-fruit': async () => (await import('./lines-5-fruit.ts')).lines5Fruit,
  'lines-10-classic': async () => (await import('./lines-10-classic.ts')).lines10Classic,
  'lines-20-adventure': async () => (await import('./lines-20-adventure.ts')).lines20Adventure,
  'lines-25-volatile': async () => (await import('./lines-25-volatile.ts')).lines25Volatile,
  'lines-40-grand': async () => (await import('./lines-40-grand.ts')).lines40Grand,
  'lines-20-bonus-buy': async () => (await import('./lines-20-bonus-buy.ts')).lines20BonusBuy,
  'lines-10-bonus-buy': async () => (await import('./lines-10-bonus-buy.ts')).lines10BonusBuy,
  'hold-and-link-25': async () => (await import('./hold-and-link-25.ts')).holdAndLink25,
  'hold-and-link-20-jackpot': async () =>
    (await import('./hold-and-link-20-jackpot.ts')).holdAndLink20Jackpot,
  'jackpot-10': async () => (await import('./jackpot-10.ts')).jackpot10,
  'fish-shoal': async () => (await import('./fish-shoal.ts')).fishShoal,
  'fish-deep': async () => (await import('./fish-deep.ts')).fishDeep,
  'plinko-steady': async () => (await import('./plinko-steady.ts')).plinkoSteady,
  'plinko-steep': async () => (await import('./plinko-steep.ts')).plinkoSteep,
  'dice-hundred': async () => (await import('./dice-hundred.ts')).diceHundred,
  'dice-thousand': async () => (await import('./dice-thousand.ts')).diceThousand,
  'keno-steady': async () => (await import('./keno-steady.ts')).kenoSteady,
  'keno-bold': async () => (await import('./keno-bold.ts')).kenoBold,
  'crash-hundred': async () => (await import('./crash-hundred.ts')).crashHundred,
  'crash-thousand': async () => (await import('./crash-thousand.ts')).crashThousand,
  'three-reel-1': async () => (await import('./three-reel-1.ts')).threeReel1,
  'three-reel-5-cherry': async () => (await import('./three-reel-5-cherry.ts')).threeReel5Cherry,
  'three-reel-5': async () => (await import('./three-reel-5.ts')).threeReel5,
  'three-reel-27-ways': async () => (await import('./three-reel-27-ways.ts')).threeReel27Ways,
  'ways-243-voyage': async () => (await import('./ways-243-voyage.ts')).ways243Voyage,
  'ways-243-storm': async () => (await import('./ways-243-storm.ts')).ways243Storm,
  'ways-243-bonus-buy': async () => (await import('./ways-243-bonus-buy.ts')).ways243BonusBuy,
  'cascade-ladder': async () => (await import('./cascade-ladder.ts')).cascadeLadder,
  'cascade-summit': async () => (await import('./cascade-summit.ts')).cascadeSummit,
  'cascade-bonus-buy': async () => (await import('./cascade-bonus-buy.ts')).cascadeBonusBuy,
  'cluster-meadow': async () => (await import('./cluster-meadow.ts')).clusterMeadow,
  'cluster-quarry': async () => (await import('./cluster-quarry.ts')).clusterQuarry,
  'scatter-pays-feast': async () => (await import('./scatter-pays-feast.ts')).scatterPaysFeast,
  'scatter-pays-comet': async () => (await import('./scatter-pays-comet.ts')).scatterPaysComet,
  'scatter-pays-bonus-buy': async () =>
    (await import('./scatter-pays-bonus-buy.ts')).scatterPaysBonusBuy,
  'hold-and-link-10': async () => (await import('./hold-and-link-10.ts')).holdAndLink10,
  'hold-and-link-40': async () => (await import('./hold-and-link-40.ts')).holdAndLink40,
  'jackpot-20': async () => (await import('./jackpot-20.ts')).jackpot20,
  'jackpot-25': async () => (await import('./jackpot-25.ts')).jackpot25,
  'blackjack-tie-17': async () => (await import('./blackjack-tie-17.ts')).blackjackTie17,
  'mines-25': async () => (await import('./mines-25.ts')).mines25,
  'poker-jacks-8-5': async () => (await import('./poker-jacks-8-5.ts')).pokerJacks85,
  'pick-chests-20': async () => (await import('./pick-chests-20.ts')).pickChests20,
  'pick-lanterns-10': async () => (await import('./pick-lanterns-10.ts')).pickLanterns10,
  'wheel-25': async () => (await import('./wheel-25.ts')).wheel25,
  'wheel-rings-20': async () => (await import('./wheel-rings-20.ts')).wheelRings20,
  'network-20': async () => (await import('./network-20.ts')).network20,
  'network-25': async () => (await import('./network-25.ts')).network25,
  'flight-hundred': async () => (await import('./flight-hundred.ts')).flightHundred,
  'flight-thousand': async () => (await import('./flight-thousand.ts')).flightThousand,
  'fish-reef': async () => (await import('./fish-reef.ts')).fishReef,
  'fish-trench': async () => (await import('./fish-trench.ts')).fishTrench,
  'scatter-pays-matches': async () =>
    (await import('./scatter-pays-matches.ts')).scatterPaysMatches,
  'ways-1024-attic': async () => (await import('./ways-1024-attic.ts')).ways1024Attic,
  'cascade-hopper': async () => (await import('./cascade-hopper.ts')).cascadeHopper,
  'scatter-pays-tide': async () => (await import('./scatter-pays-tide.ts')).scatterPaysTide,
  'hold-and-link-5': async () => (await import('./hold-and-link-5.ts')).holdAndLink5,
  'pick-letters-25': async () => (await import('./pick-letters-25.ts')).pickLetters25,
  'three-reel-64-ways': async () => (await import('./three-reel-64-ways.ts')).threeReel64Ways,
  'lines-25-bonus-buy': async () => (await import('./lines-25-bonus-buy.ts')).lines25BonusBuy,
  'cluster-bonbon': async () => (await import('./cluster-bonbon.ts')).clusterBonbon,
  'cascade-nine': async () => (await import('./cascade-nine.ts')).cascadeNine,
  'ways-729-comet': async () => (await import('./ways-729-comet.ts')).ways729Comet,
  'wheel-bells-10': async () => (await import('./wheel-bells-10.ts')).wheelBells10,
  'lines-40-bonus-buy': async () => (await import('./lines-40-bonus-buy.ts')).lines40BonusBuy,
  'jackpot-5': async () => (await import('./jackpot-5.ts')).jackpot5,
  'hold-and-link-25-collector': async () =>
    (await import('./hold-and-link-25-collector.ts')).holdAndLink25Collector,
  'hold-and-link-40-multiplier': async () =>
    (await import('./hold-and-link-40-multiplier.ts')).holdAndLink40Multiplier,
  'hold-and-link-40-kindling': async () =>
    (await import('./hold-and-link-40-kindling.ts')).holdAndLink40Kindling,
  'three-reel-5-moth': async () => (await import('./three-reel-5-moth.ts')).threeReel5Moth,
  'cascade-lanterns': async () => (await import('./cascade-lanterns.ts')).cascadeLanterns,
  'jackpot-10-hops': async () => (await import('./jackpot-10-hops.ts')).jackpot10Hops,
  'pick-bottles-20': async () => (await import('./pick-bottles-20.ts')).pickBottles20,
  'hold-and-link-20-quill': async () =>
    (await import('./hold-and-link-20-quill.ts')).holdAndLink20Quill,
  'cascade-offbeat': async () => (await import('./cascade-offbeat.ts')).cascadeOffbeat,
  'scatter-pays-folds': async () => (await import('./scatter-pays-folds.ts')).scatterPaysFolds,
  'lines-20-loom': async () => (await import('./lines-20-loom.ts')).lines20Loom,
  'three-reel-27-comet': async () => (await import('./three-reel-27-comet.ts')).threeReel27Comet,
  'cluster-crucible': async () => (await import('./cluster-crucible.ts')).clusterCrucible,
}

/** The model with this id, which is fetched. Throws, naming the models there are, when it is unknown. */
export async function loadGameModel(id: string): Promise<GameModel> {
  const load = models[id as GameModelId] as (() => Promise<GameModel>) | undefined
  if (load) return load()
  throw new RangeError(
    `No game model is called "${id}". Use one of ${Object.keys(models).join(', ')}.`,
  )
}
