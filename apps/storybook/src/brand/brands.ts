import type { Game } from '@marquee/contract'
import type { Brand } from '@marquee/core'
import type { StoryBrand } from '@marquee/core/testing'
import { coverOf } from '@marquee/game-tiles'
import { folderOf } from './folderOf.ts'

interface Listed {
  games: Game[]
  /** Names of the studios by their slugs. */
  providers: Record<string, string>
}

/** What brands are made of, found by its place and fetched when a story wears the brand. */
const brands = import.meta.glob<Brand>('../../../*/brand.ts', { import: 'brand' })
/** What their home pages list; the plugin `brandGames` makes these modules. */
const lists = import.meta.glob<Listed>('../../../*/campaigns.ts', { query: '?games' })

function fetched<T>(from: Record<string, () => Promise<T>>, key: string, file: string) {
  const load = from[`../../../${folderOf(key)}/${file}`]
  if (load) return load()
  throw new Error(`There is no apps/${folderOf(key)}/${file}, which the theme '${key}' is for.`)
}

/** A brand as its app has it, with the games that its home page lists. */
export async function brandOf(key: string): Promise<StoryBrand> {
  const [brand, { games }] = await Promise.all([
    fetched(brands, key, 'brand.ts'),
    fetched(lists, key, 'campaigns.ts'),
  ])
  return { brand, games }
}

/** The games of a brand as a tile shows them. */
export async function tilesOf(key: string) {
  const { games, providers } = await fetched(lists, key, 'campaigns.ts')
  return games.map((game) => ({
    title: game.title,
    provider: providers[game.provider] ?? game.provider,
    cover: coverOf(game),
  }))
}
export type BrandTile = Awaited<ReturnType<typeof tilesOf>>[number]
