import type { Logger } from 'pino'
import { toUnavailable } from '@marquee/platform-kernel/databaseFailure'
import { deliverNextPush, type PushDelivery } from './delivery.ts'

/** How many notifications leave at once. */
const lanes = 4

/**
 * Sends every notification that is due; any number of processes may do so.
 * @param stopping is aborted once the process ends: what is not begun then is left.
 */
export async function sendDuePushes(
  delivery: PushDelivery,
  log: Logger,
  stopping?: AbortSignal,
): Promise<void> {
  const sendOne = async (): Promise<boolean> => {
    const delivered = stopping?.aborted ? null : await deliverNextPush(delivery)
    if (!delivered) return false
    const failed = delivered.state === 'refused' || delivered.state === 'dead'
    log[failed ? 'warn' : 'debug'](delivered, 'a notification was handed over, or not')
    return true
  }
  const sendAll = async () => {
    while (await sendOne());
  }
  try {
    // One looks first: at rest that is one statement.
    if (await sendOne()) await Promise.all(Array.from({ length: lanes }, sendAll))
  } catch (error) {
    if (!toUnavailable(error)) throw error
    log.warn({ reason: String(error) }, 'notifications wait for the database')
  }
}
