export { createRealtime } from './realtime.ts'
export type {
  AnyPush,
  Logger,
  Push,
  Realtime,
  RealtimeOptions,
  RealtimeStatus,
  Snapshot,
  Ticket,
} from './types.ts'
