import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const dist = fileURLToPath(new URL('../../../arcade/dist', import.meta.url))
const base = '/arcade/'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.mp3': 'audio/mpeg',
}

/** The file behind an address of the arcade; undefined for an address of something else. */
function fileAt(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://stories')
  if (!pathname.startsWith(base)) return undefined
  const file = path.join(dist, pathname.slice(base.length) || 'index.html')
  return file.startsWith(dist) && existsSync(file) ? file : undefined
}

/**
 * Serves the games as they are built, where brands serve them, and brings them along when Storybook is
 * built. What is not built yet is said in the terminal: stories of games are empty until then.
 */
export function arcadeFiles(): Plugin {
  return {
    name: 'marquee:arcade-files',
    buildStart() {
      if (!existsSync(path.join(dist, 'index.html')))
        return this.warn(
          'The games are not built, so their stories stay empty: turbo run build --filter=@marquee/arcade',
        )
      if (this.environment.mode !== 'build') return undefined
      for (const name of globSync('**/*.*', { cwd: dist }))
        this.emitFile({
          type: 'asset',
          fileName: `arcade/${name}`,
          source: readFileSync(path.join(dist, name)),
        })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = fileAt(request.url ?? '')
        if (!file) return next()
        response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream')
        // The frame of a game has an origin of its own.
        response.setHeader('access-control-allow-origin', '*')
        return void response.end(readFileSync(file))
      })
    },
  }
}
