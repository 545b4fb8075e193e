import { afterEach } from 'vitest'
import { makeNoiseWatch } from './noiseWatch.ts'

/** The console is one for all files that share a worker. */
const shared = globalThis as typeof globalThis & { queryNoise?: ReturnType<typeof makeNoiseWatch> }
shared.queryNoise ??= makeNoiseWatch(console)

const { queryNoise } = shared

// A key that is read without a function that fetches it: the page waits for what nobody asks for.
afterEach(() => queryNoise.refuse())
