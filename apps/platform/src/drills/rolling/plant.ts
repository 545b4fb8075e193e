import { registerHooks } from 'node:module'
import type { Planted } from './releases.ts'

/**
 * Loaded before the platform's main file (`node --import`): puts what the drill plants behind the lines of
 * the files it names. The repository's files stay as they are. What it plants stands in its own address, as JSON.
 */
const planted = JSON.parse(new URL(import.meta.url).searchParams.get('planted') ?? '{}') as Planted

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const place = Object.keys(planted).find((end) => url.endsWith(end))
    if (place === undefined || !loaded.source) return loaded
    const source =
      typeof loaded.source === 'string'
        ? loaded.source
        : Buffer.from(loaded.source as Uint8Array).toString()
    return { ...loaded, source: `${source}\n${planted[place]}\n` }
  },
})
