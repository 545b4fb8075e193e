import type { Plugin } from 'vite'

/** What the compiler of styles lets into the server that it runs for itself. */
export const quietCompilerName = 'marquee:quiet-compiler'

/**
 * Keeps the server that the compiler of styles runs for itself from opening a socket for updates, which no
 * page listens to: it is always the same port, so a second brand beside the first one could not have it, and
 * said so. That server is known by having no updates.
 */
export const quietCompiler = (): Plugin => ({
  name: quietCompilerName,
  config: ({ server }) => (server?.hmr === false ? { server: { ws: false } } : null),
})
