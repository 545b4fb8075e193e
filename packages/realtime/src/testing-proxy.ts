import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Listens on loopback until the test ends. */
export const listen = async (server: Server, sockets: Set<Socket>) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Passes bytes on to the platform until it is frozen; can swallow websockets; tells whether anybody came. */
export const startProxy = async (platformPort: number, swallowWebsockets = false) => {
  const sockets = new Set<Socket>()
  let frozen = false
  const server = createServer((near) => {
    const far = connect(platformPort, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => (near.destroy(), far.destroy()))
    }
    let swallowed = false
    near.on('data', (bytes) => {
      swallowed ||= swallowWebsockets && bytes.includes('transport=websocket')
      if (!frozen && !swallowed) far.write(bytes)
    })
    far.on('data', (bytes) => frozen || near.write(bytes))
  })
  const port = await listen(server, sockets)
  return { port, freeze: () => (frozen = true), isReached: () => sockets.size > 0 }
}
