import type { AddressInfo, Server } from 'node:net'

/**
 * How many connections may wait to be taken, where the system allows it (`net.core.somaxconn`). Pages of
 * a process that ended come to another one all at once: what does not fit is dropped by the system
 * without a word, and tried again seconds later.
 */
const backlog = 4_096

/**
 * Has a server listen.
 * @returns where
 * @throws what the system says: the port is in use, or not to be had.
 */
export function listenOn(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    // It stays: a connection that cannot be taken later, such as one too many, must not end the process.
    server.on('error', reject)
    server.listen({ port, host, backlog }, () => resolve(server.address() as AddressInfo))
  })
}
