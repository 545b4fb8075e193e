import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface CuttingProxy {
  port: number
  /** Cuts a part of the connections that are open, without a goodbye; returns how many. */
  cut: (share: number, random: () => number) => number
  stop: () => void
}

/** Passes bytes on to a port of this machine until it cuts the line; listens at any port unless told one. */
export async function startCuttingProxy(target: number, port = 0): Promise<CuttingProxy> {
  const lines = new Set<{ near: Socket; far: Socket }>()
  const server = createServer((near) => {
    const line = { near, far: connect(target, '127.0.0.1') }
    lines.add(line)
    const over = () => {
      lines.delete(line)
      line.near.destroy()
      line.far.destroy()
    }
    for (const socket of [line.near, line.far]) socket.on('error', over).on('close', over)
    near.pipe(line.far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    cut: (share, random) => {
      const chosen = [...lines].filter(() => random() < share)
      for (const { near, far } of chosen) {
        near.resetAndDestroy()
        far.destroy()
      }
      return chosen.length
    },
    stop: () => {
      for (const { near, far } of lines) {
        near.destroy()
        far.destroy()
      }
      server.close()
    },
  }
}
