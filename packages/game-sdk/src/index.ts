export { connectGame, HostError, parentChannel } from './connect.ts'
export type { BegunRound, Host, RoundRequest, StepRequest } from './connect.ts'
export {
  foreignVersion,
  gameFrameProtocol,
  isGameMessage,
  isHostMessage,
  refuseVersion,
} from './protocol/messages.ts'
export type {
  ChangedSettings,
  GameMessage,
  HostMessage,
  InitMessage,
  PreferencesMessage,
} from './protocol/messages.ts'
export type {
  GameFrameAction,
  GameFrameChoice,
  GameFrameErrorCode,
  GameFrameFreeSpins,
  GameFrameJackpots,
  GameFrameReplay,
  GameFrameRound,
  GameFrameSkin,
  GameFrameStudio,
  GameFrameUnit,
} from './protocol/parts.ts'
export type { Json } from './protocol/checks.ts'
