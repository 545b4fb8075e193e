import type { Logger } from 'pino'
import { toUnavailable } from '@marquee/platform-kernel/databaseFailure'
import { type Delivery, deliverNext } from './delivery.ts'

/** How often it is looked whether a mail is due, in ms. */
const lookEvery = 1_000
/** How many mails leave at once. */
const lanes = 4

export interface MailWorker {
  /** Resolves once no mail is due. */
  idle(): Promise<void>
  /** Takes no more mails, and lets those that are being sent end. */
  stop(): Promise<void>
}

/** Sends what is due, several at once, until it is stopped. Any number of processes may do so. */
export function startMailWorker(delivery: Delivery, log: Logger): MailWorker {
  let isStopped = false
  let isWaiting = false
  let running: Promise<void> = Promise.resolve()

  const sendOne = async (): Promise<boolean> => {
    const delivered = isStopped ? null : await deliverNext(delivery)
    if (!delivered) return false
    const isFine = delivered.state === 'sent' || delivered.state === 'suppressed'
    log[isFine ? 'debug' : 'warn'](delivered, 'a message was handed over, or not')
    return true
  }
  const sendAll = async () => {
    while (await sendOne());
  }
  /** One looks first: at rest that is one statement. */
  const sendDue = async () => {
    if (await sendOne()) await Promise.all(Array.from({ length: lanes }, sendAll))
  }
  const onError = (error: unknown) =>
    toUnavailable(error)
      ? log.warn({ reason: String(error) }, 'mails wait for the database')
      : log.error({ err: error }, 'sending mails failed')
  const look = () => {
    if (isStopped || isWaiting) return
    isWaiting = true
    running = running.then(() => {
      isWaiting = false
      return sendDue().catch(onError)
    })
  }
  const timer = setInterval(look, lookEvery)
  look()
  return {
    async idle() {
      look()
      await running
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
      delivery.providers.mail?.close()
    },
  }
}
