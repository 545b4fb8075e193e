export { createRealtime } from './realtime.ts'
export type {
  AnyPush,
  Logger,
  Push,
  Realtime,
  RealtimeOptions,
  RealtimeStatus,
  SignedOutReason,
  Snapshot,
  Ticket,
} from './types.ts'
