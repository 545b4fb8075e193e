import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lookup } from 'mrmime'
import type { Plugin } from 'vite'

const dist = fileURLToPath(new URL('../../../arcade/dist', import.meta.url))
const base = '/arcade/'

/** The file behind an address of the arcade; undefined for an address of something else. */
function fileAt(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://stories')
  if (!pathname.startsWith(base)) return undefined
  const file = path.join(dist, pathname.slice(base.length) || 'index.html')
  return file.startsWith(dist + path.sep) && existsSync(file) ? file : undefined
}

/**
 * Serves the games as they are built, where brands serve them, and brings them along when Storybook is
 * built. The scripts of this package build them first.
 */
export function arcadeFiles(): Plugin {
  return {
    name: 'marquee:arcade-files',
    buildStart() {
      if (this.environment.mode !== 'build') return
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
        response.setHeader('content-type', lookup(file) ?? 'application/octet-stream')
        // The frame of a game has an origin of its own.
        response.setHeader('access-control-allow-origin', '*')
        return void response.end(readFileSync(file))
      })
    },
  }
}
