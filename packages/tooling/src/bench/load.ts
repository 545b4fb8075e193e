import autocannon from 'autocannon'

// The load, in a process of its own, so that it does not count as the server's time. Waits to be told
// what to ask for, asks for some seconds, and says how many answers came.

export interface Load {
  url: string
  headers: Record<string, string>
  /** s. */
  duration: number
}

export interface Loaded {
  ok: number
  refused: number
  failed: number
}

process.on('message', (load: Load) => {
  void autocannon({ ...load, connections: 16 }).then((result) =>
    process.send?.({ ok: result['2xx'], refused: result.non2xx, failed: result.errors }),
  )
})
