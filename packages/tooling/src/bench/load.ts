import autocannon from 'autocannon'

// The load, in a process of its own, so that it does not count as the server's time. Waits to be told
// what to ask for, asks for some seconds, and says how many answers came.

export interface Load {
  url: string
  headers: Record<string, string>
  /** One request for each of these in turn; requests without a cookie where there is none. */
  cookies: string[]
  /** s. */
  duration: number
}

export interface Loaded {
  ok: number
  refused: number
  failed: number
}

process.on('message', (load: Load) => {
  const { cookies, headers, ...rest } = load
  const requests = cookies.map((cookie) => ({ headers: { ...headers, cookie } }))
  void autocannon({
    ...rest,
    headers,
    connections: 16,
    ...(requests.length && { requests }),
  }).then((result) =>
    process.send?.({ ok: result['2xx'], refused: result.non2xx, failed: result.errors }),
  )
})
