interface Shared {
  answer: Promise<unknown>
  waiting: number
  controller: AbortController
}

export type Merge = <T>(
  key: string,
  signal: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<T>,
) => Promise<T>

/**
 * Merges requests of one key that run at the same time (INIT-07). A caller that aborts is rejected
 * with its signal's reason and leaves; the last one to leave takes the request with it.
 */
export const createMerge = (): Merge => {
  const running = new Map<string, Shared>()

  const start = (key: string, send: (signal: AbortSignal) => Promise<unknown>) => {
    const controller = new AbortController()
    const shared: Shared = { answer: send(controller.signal), waiting: 0, controller }
    const forget = () => {
      if (running.get(key) === shared) running.delete(key)
    }
    shared.answer.then(forget, forget)
    running.set(key, shared)
    return shared
  }

  return <T>(
    key: string,
    signal: AbortSignal | undefined,
    send: (signal: AbortSignal) => Promise<T>,
  ) => {
    if (signal?.aborted) return Promise.reject(signal.reason)
    const shared = running.get(key) ?? start(key, send)
    shared.waiting += 1
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        reject(signal?.reason)
        shared.waiting -= 1
        if (shared.waiting > 0) return
        // Forgotten at once, so that a newcomer does not join a request that is being aborted.
        if (running.get(key) === shared) running.delete(key)
        shared.controller.abort()
      }
      signal?.addEventListener('abort', leave, { once: true })
      const arrive = () => signal?.removeEventListener('abort', leave)
      // The key says the same endpoint was called, hence the same type.
      shared.answer.then(
        (value) => (arrive(), resolve(value as T)),
        (error) => (arrive(), reject(error)),
      )
    })
  }
}
