import type { IncomingMessage, ServerResponse } from 'node:http'
import { inertPolicy, sendText } from './headers/common.ts'
import { stillDocumentPolicy } from './headers/documentPolicy.ts'
import {
  bodyFor,
  type Hold,
  replaced,
  type Replacements,
  type Snapshot,
  snapshotOf,
} from './snapshot.ts'

/** A step of answering a request: it answers, or lets the next one. */
export type Handler = (request: IncomingMessage, answer: ServerResponse, next: () => void) => void

const forever = 'public, max-age=31536000, immutable'
/** The build puts a hash of the content into these names, so they are kept for ever. */
const hashed = /^\/assets\/.*-[\w-]{6,7}\.\w+$|-[\w-]{8,}\.\w+$|\.[\w-]{8,}@|^\/builds\/meta\//

/** A path without its escapes; one whose escapes are none as it is. */
export function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Headers of a file by its name, over those that every file has. */
export type FileHeaders = (name: string) => Record<string, string> | undefined

/** What a file may do that is opened as a document: pages stand still, everything else does nothing. */
function policies(files: Map<string, Snapshot>): (name: string) => string {
  const ofPages = new Map(
    [...files]
      .filter(([, { type }]) => type === 'text/html')
      .map(([name, { bodies }]) => [name, stillDocumentPolicy(String(bodies.identity?.() ?? ''))]),
  )
  return (name) => ofPages.get(name) ?? inertPolicy
}

export interface FilesOptions {
  headersOf?: FileHeaders
  /** The build that the files are of: what is asked for with `?b=` and its id never changes. */
  build?: string | undefined
  /** Names that are answered with another file of the folder, behind a text that was known only now. */
  replace?: Replacements
  /** Where the contents are; in memory unless given. */
  hold?: Hold | undefined
  /** Folders of earlier releases: what they have under names that never change is served too. */
  earlier?: readonly string[]
}

/** Parts of pages, of games and their covers; what else has a name that lasts is of the page that asks. */
const isPart = (name: string): boolean => /^\/assets\/|@/.test(name) && hashed.test(name)

/** Files of earlier releases that pages opened before this one may still ask for. */
const earlierFiles = (folders: readonly string[], hold?: Hold): [string, Snapshot][] =>
  folders.flatMap((folder) => [...snapshotOf(folder, hold)].filter(([name]) => isPart(name)))

/** Answers what lies below a prefix with the files a folder held when the server started; the rest with 404. */
export function filesBelow(
  prefix: string,
  root: string,
  { headersOf, build, replace = {}, hold, earlier = [] }: FilesOptions = {},
): Handler {
  const own = replaced(snapshotOf(root, hold), replace)
  const files = new Map([...earlierFiles(earlier, hold), ...own])
  const policyFor = policies(files)
  const isLasting = (name: string, query: string | undefined) =>
    hashed.test(name) || (build !== undefined && query === `b=${build}`)
  return (request, answer, next) => {
    const [address = '/', query] = (request.url ?? '/').split('?', 2)
    const pathname = decoded(address)
    if (!pathname.startsWith(prefix)) return next()
    const asked = pathname.slice(prefix.length - 1)
    const name = files.has(asked) ? asked : `${asked.replace(/\/$/, '')}/index.html`
    const file = files.get(name)
    if (!file) return sendText(request, answer, 404, 'There is no such file.')
    answer.setHeader('content-security-policy', policyFor(name))
    const [encoding, body] = bodyFor(file, request.headers['accept-encoding']?.toString() ?? '')
    answer.setHeader(
      'content-type',
      file.type.startsWith('text/') ? `${file.type}; charset=utf-8` : file.type,
    )
    answer.setHeader('cache-control', isLasting(name, query) ? forever : 'no-cache')
    for (const [header, value] of Object.entries(headersOf?.(name) ?? {}))
      answer.setHeader(header, value)
    const etag = file.etag()
    answer.setHeader('etag', etag)
    answer.setHeader('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === etag) {
      answer.writeHead(304).end()
      return
    }
    if (encoding !== 'identity') answer.setHeader('content-encoding', encoding)
    answer.setHeader('content-length', body?.length ?? 0)
    answer.end(request.method === 'HEAD' ? undefined : body)
  }
}
