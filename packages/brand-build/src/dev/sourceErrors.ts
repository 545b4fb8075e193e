import { stripVTControlCharacters } from 'node:util'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  createLogger,
  type ErrorPayload,
  type Logger,
  type LogLevel,
  type Plugin,
  type Rollup,
  type ViteDevServer,
} from 'vite'

type SourceError = Error & Partial<Pick<Rollup.RollupError, 'frame' | 'id' | 'loc' | 'plugin'>>

const plain = (text: string | undefined) => stripVTControlCharacters(text ?? '')

const stackLine = /^\s+at .+/
/** Where nobody who works on a brand has anything to mend. */
const ofOthers = /node_modules|\(?node:/

/** Which of our own sources led to an error; what it says stands above already. */
const ownCalls = ({ stack }: SourceError): string =>
  plain(stack)
    .split('\n')
    .filter((line) => stackLine.test(line) && !ofOthers.test(line))
    .join('\n')

/** What to do about a package that a source imports and its app does not list. */
const unlisted = /^Cannot find module '(@marquee\/[\w-]+)[^']*' imported from '.*\/(apps\/[\w-]+)\//

/** What an error says, and how it is mended where that is known. */
export function saidOf({ message }: Error): string {
  const said = plain(message)
  const [, name, app] = unlisted.exec(said) ?? []
  return name
    ? `${said}\nAdd "${name}": "workspace:*" to ${app}/package.json, then run pnpm install.`
    : said
}

function toPayload(error: SourceError): ErrorPayload['err'] {
  const { id, plugin, loc } = error
  const isPlaced = id !== undefined || loc !== undefined || plugin !== undefined
  return {
    message: saidOf(error),
    // Where the bundler was when it found the mistake helps nobody.
    stack: isPlaced ? '' : ownCalls(error),
    ...(id !== undefined && { id }),
    ...(error.frame !== undefined && { frame: plain(error.frame) }),
    ...(plugin !== undefined && { plugin }),
    ...(loc !== undefined && { loc }),
  }
}

/** Says nothing of a page that could not be rendered: `tellError` says it, once and without the calls of others. */
export function quietLogger(level: LogLevel, base: Logger = createLogger(level)): Logger {
  const error: Logger['error'] = (message, options) => {
    if (!plain(message).includes('Error when evaluating SSR module')) base.error(message, options)
  }
  return { ...base, error }
}

/** Says in the terminal, and over every page that is open, what is wrong with a source. */
export function tellError(vite: ViteDevServer, error: SourceError): void {
  const err = toPayload(error)
  const place = err.loc
    ? `${err.loc.file ?? err.id ?? ''}:${err.loc.line}:${err.loc.column}`
    : (err.id ?? '')
  vite.config.logger.error([place, err.message, err.frame, err.stack].filter(Boolean).join('\n'), {
    timestamp: true,
    error,
  })
  vite.environments.client.hot.send({ type: 'error', err })
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The page of a brand that cannot be rendered: what is wrong, and the next edit opens the page itself. */
export function errorPage(error: SourceError): string {
  const err = toPayload(error)
  const said = [err.message, err.frame, err.stack].filter(Boolean).join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>This page could not be rendered</title>
<script type="module">
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${JSON.stringify(err).replaceAll('<', '\\u003c')}))
</script></head>
<body><pre>${said.replace(/[&<>]/g, (character) => escapes[character] ?? '')}</pre></body></html>`
}

/** Answers what could not be read with the reason, instead of looking for a page of that name. */
export const sourceErrors = (): Plugin => ({
  name: 'marquee:source-errors',
  apply: 'serve',
  // What it gives back comes after all that reads sources.
  configureServer: (vite) => () =>
    void vite.middlewares.use(
      (
        error: SourceError,
        _request: IncomingMessage,
        answer: ServerResponse,
        // Four arguments make it one for errors.
        _next: () => void,
      ) => {
        tellError(vite, error)
        answer.statusCode = 500
        answer.setHeader('content-type', 'text/plain; charset=utf-8')
        answer.end(plain(error.message))
      },
    ),
})
