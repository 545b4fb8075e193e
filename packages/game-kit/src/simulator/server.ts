import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { games } from '@marquee/game-catalogue'
import { temporaryFolder } from '@marquee/platform-kernel/testing/temporaryFolder'
import { createServer, type Plugin } from 'vite'
import { importMaths, readGame } from '@marquee/studio-games'
import { builtFile } from './builtPage.ts'
import type { ServedSubject } from './loadSubject.ts'
import { probeScript } from './probe.ts'

const here = import.meta.dirname
const root = path.resolve(here, '../../../..')
const sdk = path.join(root, 'packages/game-sdk/src/index.ts')

/** The folder of a game, or the arcade where a title of the catalogue is named. */
function readSubject(game: string): { folder: string; subject: ServedSubject } {
  if (existsSync(path.join(game, 'game.json'))) {
    const { folder, title, maths, slug } = readGame(path.resolve(game))
    return { folder, subject: { kind: 'folder', title, model: importMaths(maths, slug).model } }
  }
  if (games.some(({ slug }) => slug === game)) {
    return { folder: path.join(root, 'apps/arcade'), subject: { kind: 'title', slug: game } }
  }
  throw new Error(
    `'${game}' is no folder with a game.json and no game of the catalogue. Name one, such as packages/game-kit/src/template.`,
  )
}

/** Serves the simulator beside the game, and puts the probe into the game's page alone. */
function simulator(subject: ServedSubject): Plugin {
  return {
    name: 'simulator',
    configureServer(server) {
      server.middlewares.use(async (request, answer, next) => {
        const address = (request.url ?? '').split('?', 1)[0]
        if (address === '/simulator/subject.json') {
          answer.setHeader('content-type', 'application/json')
          return answer.end(JSON.stringify(subject))
        }
        if (address === '/simulator/') {
          answer.setHeader('content-type', 'text/html')
          return answer.end(readFileSync(path.join(here, 'page.html')))
        }
        const file = address?.startsWith('/simulator/') ? await builtFile(address) : null
        if (!file) return next()
        answer.setHeader('content-type', file.type)
        answer.end(file.content)
      })
    },
    transformIndexHtml: () => [{ tag: 'script', children: probeScript, injectTo: 'head-prepend' }],
  }
}

/**
 * Serves a game and the simulator around it to this machine alone; port 0 takes any that is free.
 * @throws Error that says what to mend in `game.json` or the maths.
 */
export async function startSimulator(
  game: string,
  port = 0,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { folder, subject } = readSubject(game)
  const config = path.join(folder, 'vite.config.ts')
  // Simulators that run at the same time would clear each other's.
  const cacheDir = temporaryFolder('simulator')
  const server = await createServer({
    root: folder,
    configFile: existsSync(config) ? config : false,
    logLevel: 'error',
    plugins: [simulator(subject)],
    resolve: { alias: { '@marquee/game-sdk': sdk } },
    cacheDir,
    server: {
      port,
      host: '127.0.0.1',
      hmr: false,
      headers: { 'Access-Control-Allow-Origin': '*' },
      fs: { allow: [root, folder] },
    },
  })
  await server.listen()
  const address = server.httpServer!.address()
  const used = typeof address === 'object' && address ? address.port : port
  return { url: `http://127.0.0.1:${used}/simulator/`, stop: () => server.close() }
}
