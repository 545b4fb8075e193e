import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { makeTheme, type Theme } from '@marquee/theme'
import { withValues } from '@marquee/theme/dtcg'
import type { Plugin } from 'vite'
import { savePath } from './channel.ts'
import { folderOf } from '../brand/folderOf.ts'
import { saveTheme } from './saveTheme.ts'

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const localName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
/** More than any theme has to say, in characters. */
const longest = 500_000

/**
 * Why a request may not write files: it has to come from this machine, and from a page of this server
 * (a page elsewhere may send requests here, and a name elsewhere may point here).
 */
export function refusalOf({ method, headers, socket }: IncomingMessage): string | undefined {
  const { host = '', origin, 'content-type': type } = headers
  if (method !== 'POST' || type !== 'application/json') return 'Send JSON with POST.'
  if (!loopback.test(socket.remoteAddress ?? '') || !localName.test(host))
    return 'Themes are saved from the machine that Storybook runs on.'
  return origin === `http://${host}` ? undefined : 'Themes are saved from Storybook itself.'
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > longest) throw new Error('This is more than a theme.')
  }
  return text
}

/** Reads a theme as its files say it now. */
export type LoadTheme = (key: string) => Promise<Theme>

/**
 * Takes `{ key, changes: [[path, value]] }` and answers `{ files }` or, with 4xx, `{ error }`. What the
 * theme would refuse is not written.
 */
export function makeSaveHandler(root: string, loadTheme: LoadTheme) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    const refusal = refusalOf(request)
    if (refusal) return answer(403, { error: refusal })
    try {
      const { key, changes } = JSON.parse(await bodyOf(request)) as {
        key: string
        changes: [string, string][]
      }
      if (!/^[a-zA-Z\d]+$/.test(key)) throw new Error(`There is no theme '${key}'.`)
      const { tokens } = await loadTheme(key)
      makeTheme(withValues(tokens, changes))
      return answer(200, { files: await saveTheme(root, tokens, new Map(changes)) })
    } catch (error) {
      return answer(422, { error: (error as Error).message })
    }
  }
}

/** Lets the studio save, while Storybook runs as a development server. */
export const themeStudio = (root: string): Plugin => ({
  name: 'marquee:theme-studio',
  apply: 'serve',
  configureServer(server) {
    const handle = makeSaveHandler(root, async (key) => {
      const module = await server.ssrLoadModule(join(root, folderOf(key), 'src/theme.ts'))
      return module['theme'] as Theme
    })
    server.middlewares.use(savePath, (request, response) => void handle(request, response))
  },
})
