import { pushSchemas, type PushChannel } from '@marquee/contract/pushes'
import type { AnyPush } from './types.ts'

/** A push as it came, of which only the number is sure. */
export interface RawPush {
  seq: number
  channel?: unknown
  data?: unknown
  at?: unknown
  /** Names the trace that showing it ends, where one is kept. */
  trace?: unknown
}

const isChannel = (value: unknown): value is PushChannel =>
  typeof value === 'string' && Object.hasOwn(pushSchemas, value)

/** The push with its payload checked, or the reason why it is none of the contract. */
export const checkPush = ({ seq, channel, data, at }: RawPush): AnyPush | string => {
  if (!isChannel(channel)) return `there is no channel ${JSON.stringify(channel)} in the contract`
  if (typeof at !== 'number') return 'it does not say when it happened'
  const parsed = pushSchemas[channel].safeParse(data)
  if (!parsed.success) {
    return parsed.error.issues
      .map(({ path, message }) => `${path.join('.')}: ${message}`)
      .join('; ')
  }
  // The schema of this very channel has just accepted the data.
  return { seq, channel, data: parsed.data, at } as AnyPush
}

export const isRawPush = (value: unknown): value is RawPush =>
  typeof value === 'object' && value !== null && 'seq' in value && Number.isInteger(value.seq)
