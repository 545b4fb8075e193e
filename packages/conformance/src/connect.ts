import { io, type Socket } from 'socket.io-client'

/** How long the door may take to open, in ms. */
const patience = 5_000

/** A realtime connection and what came over it. */
export interface Listening {
  socket: Socket
  /** What came, in order. */
  came: unknown[]
  /** What the platform said at the beginning of what was missed. */
  resumed: unknown
}

/** Connects to a brand's address with a ticket; null where the door stays closed. */
export async function connect(
  origin: string,
  ticket: string,
  lastSeq: number,
): Promise<Listening | null> {
  const url = new URL(origin)
  const address = url.hostname.endsWith('.localhost')
    ? `${url.protocol}//127.0.0.1:${url.port}`
    : url.origin
  const socket = io(address, {
    auth: { ticket, lastSeq },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { host: url.host, origin: url.origin },
  })
  const listening: Listening = { socket, came: [], resumed: undefined }
  socket.on('push', (push: unknown) => listening.came.push(push))
  const isIn = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), patience)
    const end = (value: boolean) => {
      clearTimeout(timer)
      resolve(value)
    }
    socket.once('connect_error', () => end(false))
    socket.once('resume', (answer: unknown) => {
      listening.resumed = answer
      end(true)
    })
  })
  if (isIn) return listening
  socket.disconnect()
  return null
}
