import type { BrandSwitch } from '@marquee/core/testing'
import { brandOf, tilesOf } from './brands.ts'

interface Context {
  globals: Record<string, unknown>
  parameters: Record<string, unknown>
}

const keyIn = ({ globals }: Pick<Context, 'globals'>) => String(globals['brand'] ?? 'wireframe')

/** Gives stories the brand of the toolbar. */
export const brandSwitch: BrandSwitch = (context) => {
  const key = keyIn(context)
  return { key, load: () => brandOf(key) }
}

/** Gives stories of the kit, which knows no app, the games of the toolbar's brand, where they ask for them. */
export const loadGames = async (context: Context) =>
  context.parameters['withGames'] ? { games: await tilesOf(keyIn(context)) } : {}
