import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'

/** How long an answer of Redis is waited for, in ms. */
const commandTimeout = 500
/** How long a server that did not answer is left alone before it is asked again, in ms. */
const askedAgainAfter = 500
/** How long until a lost connection is tried again, in ms: longer each time. */
const reconnectDelay = (attempt: number): number => Math.min(100 * attempt, 1_000)

/** Whether a command was given up because its answer did not come. */
const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Command timed out'

/**
 * A client for counters and fan-out. Redis is never a condition: while it is away, or connected and silent,
 * commands fail at once and what asked goes on by itself. Who asks first learns of the silence and waits
 * for it; from then on the client alone asks, until there is an answer.
 */
export class SharedRedis extends Redis {
  #isSilent = false
  readonly #onSilence: (error: Error) => void

  constructor(url: string, onSilence: (error: Error) => void) {
    super(url, {
      commandTimeout,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: reconnectDelay,
    })
    this.#onSilence = onSilence
    this.on('ready', () => (this.#isSilent = false))
    // The patient client that the socket adapter reads its stream with: it waits for Redis to come back
    // instead of asking in a loop.
    this.duplicate = () =>
      new Redis(url, { maxRetriesPerRequest: null, retryStrategy: reconnectDelay })
  }

  /** Whether it is connected to a server that answers. */
  get answers(): boolean {
    return this.status === 'ready' && !this.#isSilent
  }

  override sendCommand(...given: Parameters<Redis['sendCommand']>): unknown {
    const [command] = given
    if (this.#isSilent && this.status === 'ready') {
      command.reject(new Error('Redis does not answer.'))
      return command.promise
    }
    const sent = super.sendCommand(...given)
    command.promise.catch((error: unknown) => {
      if (isSilence(error) && this.answers) void this.#untilAnswered()
    })
    return sent
  }

  async #untilAnswered(): Promise<void> {
    this.#isSilent = true
    this.#onSilence(new Error('Redis is connected and does not answer.'))
    while (this.#isSilent && this.status === 'ready') {
      await sleep(askedAgainAfter, undefined, { ref: false })
      if (await this.#isAnswered()) this.#isSilent = false
    }
  }

  #isAnswered(): Promise<boolean> {
    const ping = new Redis.Command('ping', [], { replyEncoding: 'utf8' })
    return Promise.resolve(super.sendCommand(ping)).then(
      () => true,
      () => false,
    )
  }
}

/** @param onLost hears of each outage once. */
export function connectRedis(url: string, onLost: (error: Error) => void): SharedRedis {
  const redis = new SharedRedis(url, onLost)
  let isLost = false
  redis.on('ready', () => (isLost = false))
  redis.on('error', (error) => {
    // Each attempt to connect fails anew.
    if (!isLost) onLost(error)
    isLost = true
  })
  return redis
}
