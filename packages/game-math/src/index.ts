export { analyse, fingerprintOf } from './analyse/analyse.ts'
export type { AnalysisRecord } from './analyse/analyse.ts'
export { analyseInstant } from './law/figures.ts'
export { booksModelIdOf, isBooksModelId } from './fairness/booksTable.ts'
export type { ActionAnalysis, Analysis, Contributions, VolatilityClass } from './law/figures.ts'
export { featuresOf } from './features.ts'
export { mostWeight } from './instant/books.ts'
export { chanceToReach, crashText } from './instant/crash.ts'
export { diceChoices, diceNumber } from './instant/dice.ts'
export type { DiceChoice, DiceSide } from './instant/dice.ts'
export { fallAt, sumsOf, throwDice, waysOf } from './instant/falls.ts'
export type { FairDice } from './instant/falls.ts'
export { haulChoices, haulText, netOver } from './instant/haul.ts'
export type { HaulChoice } from './instant/haul.ts'
export { instantOf } from './instant/instant.ts'
export type { Instant } from './instant/instant.ts'
export { kenoText, mostPicks } from './instant/keno.ts'
export { instantEngines, plinkoRisks, plinkoRows } from './instant/model.ts'
export type {
  Book,
  BookEvent,
  BookMode,
  BooksModel,
  CrashModel,
  DiceModel,
  HaulBoss,
  HaulCreature,
  HaulLoner,
  HaulModel,
  HaulShoal,
  InstantEngineId,
  InstantModel,
  KenoModel,
  PlinkoModel,
  PlinkoRisk,
  PlinkoRows,
} from './instant/model.ts'
export type {
  BookStep,
  DrawStep,
  DropStep,
  FlightStep,
  HaulStep,
  InstantRoundStep,
  RollStep,
} from './instant/outcome.ts'
export { plinkoSlots, plinkoText } from './instant/plinko.ts'
export type { PlinkoChoice } from './instant/plinko.ts'
export { withDrops } from './network/drops.ts'
export type { Drop } from './network/drops.ts'
export type { Network, NetworkId, NetworkLevel } from './network/networks.ts'
export { drawDropAt, fedBy, feed, partsPerUnit, shownAmount } from './network/pool.ts'
export { gameModelIds, jackpotIds } from './ids.ts'
export {
  gridSize,
  isClocked,
  isGrid,
  isInstant,
  isSlot,
  isStepped,
  lineCount,
  mayWait,
  mostInFlight,
} from './model.ts'
export { pokerHands } from './stepped-model.ts'
export type { BooksModelId, GameModelId, JackpotId, ModelId } from './ids.ts'
export type { FishModel, FishTarget, GameModel } from './model.ts'
export type {
  BonusBuy,
  BoxPrize,
  CoinValue,
  FeatureCoin,
  CascadeMultipliers,
  CountPays,
  FreeSpins,
  GridModel,
  HoldAndLinkModel,
  Jackpots,
  LineModel,
  LinePays,
  LinesModel,
  PickBonus,
  PickModel,
  SlotModel,
  WheelBonus,
  WheelModel,
  WheelSector,
} from './slot-model.ts'
export type {
  BlackjackModel,
  FlightModel,
  MinesModel,
  PokerHand,
  PokerModel,
  SteppedModel,
} from './stepped-model.ts'
export { findGameModel, gameModels } from './models/all.ts'
export { loadGameModel } from './models/load.ts'
export type {
  BoxContent,
  Card,
  CascadeStep,
  Cell,
  Coin,
  ExchangeStep,
  FeatureStartStep,
  FieldEndStep,
  FieldStep,
  FlightEndStep,
  Grid,
  HandStep,
  HoldAct,
  HoldCollectStep,
  HoldStartStep,
  JackpotDropStep,
  LaunchStep,
  OpenStep,
  PickEndStep,
  PickStartStep,
  PickStep,
  RespinStep,
  RoundAction,
  RoundChoice,
  RoundChoiceKind,
  RoundInput,
  RoundOutcome,
  RoundStep,
  ShotStep,
  ShowdownStep,
  SpinStep,
  StepWin,
  WheelStep,
} from './outcome.ts'
export { beginRound } from './play/begin-round.ts'
export { actionsOf, costOf, playRound } from './play/play-round.ts'
export { seededRng } from './rng.ts'
export type { Rng } from './rng.ts'
export { rulesOf } from './rules.ts'
export type { ChoiceRules, Rules } from './rules.ts'
export { mostMines, mostOpened, payOf } from './steps/mines.ts'
export { handsOf, houseStands, totalOf } from './steps/blackjack.ts'
export type { ShownHand } from './steps/blackjack.ts'
export { autoOf, multipleAfter, reachedAfter, secondsUntil } from './steps/flight.ts'
export {
  choiceAt,
  dealRound,
  endRound,
  endsAfter,
  isOwed,
  unfold,
  unfoldAt,
} from './steps/stepped.ts'
export type { Deal } from './steps/deal.ts'
export { assertStake, stakesFor, stakesOfParts, wholeCost } from './stakes.ts'
export { symbolIds } from './symbols.ts'
export type { SymbolId } from './symbols.ts'
