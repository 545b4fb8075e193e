import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Game } from '@marquee/contract'
import { games as ownGames } from '@marquee/game-catalogue'
import { buildCovers } from '@marquee/game-catalogue/covers'
import type { BrandSettings, BrandSource } from '@marquee/platform-kernel/brandSettings'
import type { Plugin } from 'vite'

const catalogue = path.dirname(fileURLToPath(import.meta.resolve('@marquee/game-catalogue')))
const covers = path.join(catalogue, '../dist/covers')

/** As many games of each collection as a brand's home page begins with. */
const fromEach = 12

const fileOfCover = (name: string) => path.join(covers, name)
const densities = (address: string) => [address, address.replace('@1x', '@2x')]

/** What `?games` stands behind: a brand's `campaigns.ts`. */
const wanted = /^(.*\/campaigns\.ts)\?games$/

let drawing: Promise<unknown> | undefined

/** Draws the covers of all games where they are not drawn yet, which takes minutes; every brand waits for one go. */
async function drawCovers(): Promise<void> {
  if (existsSync(path.join(covers, 'details.json'))) return
  if (!drawing) {
    console.log(
      'Drawing the covers of games, which takes some minutes: stories that show games wait for them. The next start has them.',
    )
    drawing = buildCovers(ownGames, covers)
  }
  await drawing
}

interface BrandGames {
  games: Game[]
  /** Names of the studios by their slugs. */
  providers: Record<string, string>
  /** The files behind the covers' addresses. */
  files: Map<string, string>
}

/** The games that a brand's home page begins with, as its platform lists them, and their covers. */
async function readGames(file: string): Promise<BrandGames> {
  await drawCovers()
  // Later than the covers, whose manifest it reads.
  const { catalogueOf } = await import('@marquee/platform-play/games/catalogue')
  const { studioTitles } = await import('@marquee/platform-play/games/game')
  const { campaigns } = (await import(pathToFileURL(file).href)) as {
    campaigns: BrandSource & Pick<BrandSettings, 'homeScheme'>
  }
  const brand = catalogueOf({ studioGames: [], ...campaigns } as unknown as BrandSettings)
  const shown = campaigns.homeScheme.flatMap((key) => brand.section(key, fromEach).games)
  const games = [...new Map(shown.map((game) => [game.id, game])).values()]
  const files = games.flatMap(({ slug, img }) => {
    const title = studioTitles.find((one) => one.slug === slug)
    return densities(img).map(
      (address) => [address, title?.coverSource ?? fileOfCover(path.basename(address))] as const,
    )
  })
  const providers = brand.full.providers.map(({ slug, name }) => [slug, name] as const)
  return { games, providers: Object.fromEntries(providers), files: new Map(files) }
}

/**
 * Makes `campaigns.ts?games` of a brand a module with its `games` and `providers`, and answers the
 * addresses of the covers, which a build of Storybook brings along.
 */
export function brandGames(): Plugin {
  const known = new Map<string, string>()
  return {
    name: 'marquee:brand-games',
    enforce: 'pre',
    async load(id) {
      const [, file] = wanted.exec(id) ?? []
      if (!file) return null
      const { files, ...listed } = await readGames(file)
      for (const [address, source] of files) {
        known.set(address, source)
        if (this.environment.mode === 'build')
          this.emitFile({ type: 'asset', fileName: address.slice(1), source: readFileSync(source) })
      }
      const lists = Object.entries(listed)
      const code = lists.map(([name, list]) => `export const ${name} = ${JSON.stringify(list)}`)
      return { code: code.join('\n'), moduleType: 'js' }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = known.get((request.url ?? '').replace(/\?.*$/, ''))
        if (!file || !existsSync(file)) return next()
        response.setHeader('content-type', 'image/webp')
        return void response.end(readFileSync(file))
      })
    },
  }
}
