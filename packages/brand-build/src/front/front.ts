import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { BackOffice } from './backOffice.ts'
import type { ServedBrand } from './brands.ts'
import { answerComing, type Coming, type ComingBrand } from './coming.ts'
import { drain } from '@marquee/platform-kernel/drain'
import { type Earlier, type GameFolders, type Games, gamesBelow } from './games.ts'
import { answerHealth } from './health.ts'
import { answerCrawlers } from './crawlers.ts'
import { sendText, setCommonHeaders } from './headers/common.ts'
import { makeIndexHandler } from './indexPage.ts'
import { makePageStore } from './pages/pageStore.ts'
import { sendPage } from './pages/sendPage.ts'
import { makeFrontMetrics } from './metrics.ts'
import { listenOn } from '@marquee/platform-kernel/listenOn'
import { answerMetrics } from '@marquee/platform-kernel/metrics/exposition'
import { countedDirectives, makePolicyReports, policyReportsPath } from './policyReports.ts'
import { makePaints, paintsPath } from './paints.ts'
import { makePlatformFetch } from './platformFetch.ts'
import { makePlatformProxy } from './platformProxy.ts'
import { edge } from './edge.ts'
import type { Tracing } from '@marquee/platform-kernel/tracing/tracing'
import type { Hold } from './snapshot.ts'
import { type IsTrusted, trustsNobody } from './trust.ts'
import { makeVitals, vitalsPath } from './vitals.ts'
import { makeVisitorLimit, usualLimits, type VisitorLimits } from './visitorLimit.ts'
import { cameInTheClear, cleanHeaders, toRequest } from './web.ts'

export interface FrontOptions {
  /** May grow while it is served: each request reads it anew. */
  brands: ServedBrand[]
  /** Brands that are still being built; none unless given. */
  coming?: Coming | undefined
  platformUrl: string
  rendererKey: string
  /** The games of all brands that have no folders of their own. */
  games: GameFolders
  /** Folders of earlier releases whose games and covers open pages may still ask for; none unless given. */
  earlier?: Earlier | undefined
  /** Where staff work. */
  backOffice: BackOffice
  /** Address to listen at; this machine alone unless given. */
  host?: string | undefined
  port: number
  /** Own domains of brands: a brand's key by host name, without port. */
  brandHosts?: Record<string, string>
  /** Whether search engines are kept out: a sandbox is nobody's to find. */
  isHidden?: boolean
  /** Where the contents of games are; in memory unless given. */
  hold?: Hold | undefined
  /** The proxies that end TLS in front of this server; without any, nobody's word counts. */
  isTrusted?: IsTrusted
  /** The header in which a trusted edge writes the visitor's region; left out when there is none. */
  regionHeader?: string | undefined
  /** What spans go to; nothing is traced unless given. Stopped with the front. */
  tracing?: Tracing | undefined
  /** What whoever reads `/metrics` shows; this machine alone may unless given. */
  metricsKey?: string | undefined
  /** How many pages one network may ask for; the usual unless given. */
  limits?: VisitorLimits | undefined
}

export interface RunningFront {
  port: number
  server: Server
  /** Reads covers and games anew, after they were built. */
  refresh: () => void
  stop(): Promise<void>
}

const platformPaths = /^\/(rest|api|sandbox|socket\.io)(\/|$|\?)/
const reading = ['GET', 'HEAD']

/** The key or folder that a host names: by its own domain, or as `<folder>.localhost` on a developer's machine. */
function namedByHost(host: string, brandHosts: Record<string, string>): string | undefined {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  const [folder, ...rest] = name.split('.')
  return brandHosts[name] ?? (rest.join('.') === 'localhost' ? folder : undefined)
}

/**
 * The brand of a host, and of any name at all where there is one brand alone. Where brands are built on
 * the way, the platform answers each at its own address: the bare host lists even a single one.
 */
function brandOfHost(
  { brands, coming, brandHosts = {} }: FrontOptions,
  host: string,
): ServedBrand | ComingBrand | undefined {
  const named = namedByHost(host, brandHosts)
  const later = coming?.list() ?? []
  if (named === undefined) {
    const isBareHost = coming && /^localhost(?::\d+)?$/i.test(host)
    return brands.length === 1 && !later.length && !isBareHost ? brands[0] : undefined
  }
  return (
    brands.find(({ brand, folder }) => brand.key === named || folder === named) ??
    later.find(({ key, folder }) => key === named || folder === named)
  )
}

const isServed = (brand: ServedBrand | ComingBrand | undefined): brand is ServedBrand =>
  brand !== undefined && 'page' in brand

/** Without its query, which may hold a code or a name and has no place in a log. */
const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/'

/** Pages and files are only read; anything else is told so. */
function refuseActs(request: IncomingMessage, answer: ServerResponse): void {
  answer.setHeader('allow', reading.join(', '))
  if (request.method === 'OPTIONS') answer.writeHead(204).end()
  else sendText(request, answer, 405, 'What stands here can only be read.')
}

/** Sends a visitor who came without TLS to the same address with it. */
function sendToTls(request: IncomingMessage, answer: ServerResponse): void {
  const url = URL.parse(`https://${request.headers.host ?? ''}${request.url ?? '/'}`)
  if (!url) return sendText(request, answer, 400, 'This is no address.')
  answer.writeHead(308, { location: url.href }).end()
}

/**
 * One server for all brands: files, pages, and the platform's calls on the same origin. The bare
 * host lists the brands.
 */
export async function startFront(options: FrontOptions): Promise<RunningFront> {
  const { brands, platformUrl, rendererKey, isTrusted = trustsNobody, regionHeader } = options
  const { backOffice, coming, hold, isHidden = false, tracing } = options
  const trust = { isTrusted, regionHeader }
  const metrics = makeFrontMetrics()
  metrics.open(
    brands.flatMap((brand) => (isServed(brand) ? brand.brand.key : [])),
    countedDirectives,
  )
  const pages = makePageStore({ onAnswer: (how) => metrics.guestPages.inc({ how }) })
  const proxy = makePlatformProxy(platformUrl, metrics)
  const asking = makePlatformFetch(metrics)
  const paints = tracing && makePaints(tracing)
  const reportTakers = new Map([
    [policyReportsPath, makePolicyReports(metrics)],
    [vitalsPath, makeVitals(metrics)],
    ...(paints ? [[paintsPath, paints.take] as const] : []),
  ])
  const { earlier = () => [] } = options
  const readGames = (folders: GameFolders) => gamesBelow(folders, { hold, earlier })
  let games = readGames(options.games)
  // Brands of other archives, which may be of another commit.
  const ownGames = new Map<ServedBrand, Games>(
    brands.flatMap((brand) => (brand.games ? [[brand, readGames(brand.games)]] : [])),
  )
  const index = makeIndexHandler(brands, coming)

  const { fetch } = asking
  const page = async (brand: ServedBrand, request: IncomingMessage, answer: ServerResponse) => {
    const abort = new AbortController()
    answer.once('close', () => abort.abort())
    try {
      const asked = toRequest(request, abort.signal, brand.origin)
      if (!asked) return sendText(request, answer, 400, 'This is no address.')
      const answered = await brand.page(asked, { platformUrl, rendererKey, pages, fetch })
      await sendPage(answered, request, answer, brand)
    } catch (error) {
      if (abort.signal.aborted) return
      console.error(`Rendering ${pathOf(request)} of ${brand.folder} failed.`, error)
      if (answer.headersSent) answer.end()
      else sendText(request, answer, 500, 'This page could not be rendered. Try again in a moment.')
    }
  }

  const isAdmitted = makeVisitorLimit(options.limits ?? usualLimits)
  let isStopping = false
  const handle = (request: IncomingMessage, answer: ServerResponse) => {
    const exposed = { key: options.metricsKey, registry: metrics.registry }
    if (answerMetrics(request, answer, exposed)) return
    if (answerHealth(request, answer, { platformUrl, isStopping })) return
    const note = metrics.watch(answer)
    const inTheClear = cameInTheClear(request, trust)
    cleanHeaders(request, trust)
    setCommonHeaders(request, answer)
    if (inTheClear) return sendToTls(request, answer)
    const url = request.url ?? '/'
    const { host = '' } = request.headers
    const isForStaff = backOffice.isAt(host)
    const found = isForStaff ? undefined : brandOfHost(options, host)
    const brand = isServed(found) ? found : undefined
    if (brand || isForStaff) note(isForStaff ? 'staff' : 'file', brand?.brand.key)
    if ((brand || isForStaff) && platformPaths.test(url)) {
      note(isForStaff ? 'staff' : 'call')
      return edge(tracing, 'call', request, answer, () => {
        if (brand) paints?.offer(request, answer)
        proxy.call(request, answer)
      })
    }
    const takeReport = request.method === 'POST' ? reportTakers.get(url) : undefined
    if (brand && takeReport) return void takeReport(brand.brand.key, request, answer)
    if (!reading.includes(request.method ?? '')) return refuseActs(request, answer)
    if (isForStaff) return backOffice.show(request, answer)
    if (coming && found && !isServed(found)) return answerComing(request, answer, coming, found)
    if (!brand) return index(request, answer)
    if (answerCrawlers(request, answer, { ...brand, isHidden })) return
    const gamesOfBrand = ownGames.get(brand) ?? games
    gamesOfBrand(brand.studioGames, request, answer, () =>
      brand.files(request, answer, () => {
        note('page')
        if (!isAdmitted(request, answer)) return
        edge(tracing, 'page', request, answer, () => void page(brand, request, answer))
      }),
    )
  }

  const server = createServer((request, answer) => {
    try {
      handle(request, answer)
    } catch (error) {
      // One request must not end the process that answers all others.
      console.error(`Answering ${pathOf(request)} failed.`, error)
      if (!answer.headersSent) sendText(request, answer, 500, 'This could not be answered.')
    }
  })
  server.on('upgrade', (request, socket, head) => {
    cleanHeaders(request, trust)
    if (platformPaths.test(request.url ?? '')) proxy.upgrade(request, socket, head)
    else socket.destroy()
  })
  const { port } = await listenOn(server, {
    port: options.port,
    host: options.host ?? '127.0.0.1',
  })
  return {
    server,
    port,
    refresh() {
      games = readGames(options.games)
    },
    async stop() {
      isStopping = true
      await drain(server)
      proxy.close()
      asking.close()
      await tracing?.stop()
    },
  }
}
