import { resumeAnswer } from '@marquee/contract/pushes'
import { io } from 'socket.io-client'
import { checkPush, isRawPush, type RawPush } from './payload.ts'
import { createPingWatch } from './ping-watch.ts'
import { createSequence } from './sequence.ts'
import { realtimeTimings, reconnectDelay, transports } from './timings.ts'
import type {
  AnyPush,
  Logger,
  RealtimeOptions,
  RealtimeStatus,
  SignedOutReason,
  Snapshot,
} from './types.ts'

export interface ConnectionOptions extends Pick<
  RealtimeOptions,
  'url' | 'path' | 'getTicket' | 'lastSequence'
> {
  logger: Logger
  random: () => number
  onPush: (push: AnyPush) => void
  onSnapshot: (snapshot: Snapshot) => void
  onStatus: (status: RealtimeStatus) => void
  onSignedOut: (reason: SignedOutReason) => void
}

/** What is measured of pages finds a push whose trace is kept by this mark, and its name in the detail. */
const mark = 'marquee-push'

function markTrace({ trace }: RawPush): void {
  if (typeof trace !== 'string') return
  performance.mark(mark, { detail: trace })
  // Who watches is told all the same; nobody else needs it.
  performance.clearMarks(mark)
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** How the platform refuses a ticket to an excluded player (RP-06). */
const isExclusion = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'self-excluded'

/**
 * The connection itself, in the chunk that `connect()` loads. Reconnecting is done here and not by
 * socket.io, which gives up when a ticket is refused or the server ends the connection.
 *
 * @returns the way to end it for good, which tells the number to continue from another time
 */
export const openConnection = (options: ConnectionOptions): (() => number | undefined) => {
  const { getTicket, logger, onStatus } = options
  let ticket = ''
  let started = false
  let ended = false
  let failures = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let answerTimer: ReturnType<typeof setTimeout> | undefined

  const sequence = createSequence<RawPush>((raw) => {
    if (ended) return
    const push = checkPush(raw)
    if (typeof push !== 'string') {
      options.onPush(push)
      markTrace(raw)
      return
    }
    logger.warn(`Push ${raw.seq} of the channel ${String(raw.channel)} was dropped: ${push}.`, raw)
  })

  const socket = io(options.url ?? '/', {
    path: options.path ?? '/socket.io',
    transports,
    tryAllTransports: true,
    timeout: realtimeTimings.timeout,
    reconnection: false,
    autoConnect: false,
    forceNew: true,
    auth: (send) => send({ ticket, lastSeq: sequence.last }),
  })
  const pings = createPingWatch(socket.io, () => drop('the server’s ping is too late'))

  const known = () => (started ? sequence.last : options.lastSequence)
  const calm = () => {
    clearTimeout(retryTimer)
    clearTimeout(answerTimer)
    pings.stop()
  }
  const end = () => {
    ended = true
    calm()
    socket.disconnect()
    return known()
  }
  const leave = (reason: SignedOutReason) => {
    end()
    options.onSignedOut(reason)
  }

  const retry = (reason: string) => {
    if (ended) return
    calm()
    // An outage is logged when it begins, not with every attempt.
    if (failures === 0) logger.warn(`The realtime connection is lost and tried again: ${reason}.`)
    onStatus('reconnecting')
    retryTimer = setTimeout(() => void attempt(), reconnectDelay(failures, options.random()))
    failures += 1
  }
  const drop = (reason: string) => {
    socket.disconnect()
    retry(reason)
  }
  const expectAnswer = () => {
    clearTimeout(answerTimer)
    answerTimer = setTimeout(() => drop('the platform does not answer'), realtimeTimings.timeout)
  }

  const attempt = async () => {
    try {
      const fresh = await getTicket()
      if (ended) return
      ticket = fresh.ticket
      // Numbers only grow; a smaller one means that the platform counts anew.
      sequence.restart(Math.min(known() ?? fresh.lastSequence, fresh.lastSequence))
      started = true
    } catch (error) {
      if (isExclusion(error)) {
        if (!ended) leave('excluded')
        return
      }
      return retry(`no ticket (${messageOf(error)})`)
    }
    sequence.hold()
    socket.connect()
    pings.start()
  }

  const ask = () => {
    const { last } = sequence
    expectAnswer()
    socket.emit('resume', { lastSeq: last }, (answer: unknown) => {
      if (!takeAnswer(answer)) return
      if (sequence.last > last) ask()
      else drop('the platform cannot fill a gap')
    })
  }
  /** Applies an answer to `resume`; true when a gap is left. */
  const takeAnswer = (answer: unknown) => {
    clearTimeout(answerTimer)
    const parsed = resumeAnswer.safeParse(answer)
    if (!parsed.success) {
      drop(`the platform’s answer is not of the contract (${parsed.error.message})`)
      return false
    }
    return parsed.data.kind === 'replay'
      ? sequence.replay(parsed.data.pushes)
      : takeSnapshot(parsed.data)
  }
  const takeSnapshot = ({ seq, balance, gameMode }: Snapshot) => {
    options.onSnapshot({ seq, balance, gameMode })
    return sequence.skip(seq)
  }

  socket.io.on('open', expectAnswer)
  // Only a connection that lasts is a success: one that is ended at once must not be hurried.
  socket.io.on('ping', () => {
    failures = 0
  })
  socket.on('connect_error', (error) => {
    // A proxy may swallow websockets without an error: the next attempt begins with polling.
    socket.io.opts.transports = transports.toReversed()
    retry(error.message)
  })
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') retry(reason)
  })
  socket.on('resume', (answer: unknown) => {
    socket.io.opts.transports = transports
    const gap = takeAnswer(answer)
    if (ended || !socket.connected) return
    onStatus('connected')
    if (gap) ask()
  })
  socket.on('push', (push: unknown) => {
    if (!isRawPush(push)) return logger.warn('A push without a number was dropped.', push)
    if (sequence.receive(push)) ask()
  })
  socket.on('signed-out', (reason: unknown) => leave(reason === 'excluded' ? reason : 'over'))

  onStatus('connecting')
  void attempt()
  return end
}
