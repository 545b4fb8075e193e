import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandPlace } from './BrandPlace.tsx'
import { type BrandTile, tilesOf } from './brand/brands.ts'
import { grid } from './Brands.css.ts'
import { themes } from './themes.ts'

const meta: Meta = { title: 'Brands', parameters: { bare: true } }
export default meta

/** All ten side by side, in the mode of the toolbar. */
export const AllBrands: StoryObj = {
  loaders: [
    async () => ({
      all: await Promise.all(themes.map(async ({ key }) => ({ key, games: await tilesOf(key) }))),
    }),
  ],
  render: (_args, { globals, loaded }) => {
    const { mode = 'dark' } = globals as Record<string, string>
    return (
      <main className={grid}>
        {(loaded['all'] as { key: string; games: BrandTile[] }[]).map(({ key, games }) => (
          <BrandPlace key={key} brand={key} mode={mode} games={games} />
        ))}
      </main>
    )
  },
}

/** The one of the toolbar alone. */
export const OneBrand: StoryObj = {
  parameters: { withGames: true },
  render: (_args, { globals, loaded }) => {
    const { brand = 'wireframe' } = globals as Record<string, string>
    return (
      <main>
        <BrandPlace brand={brand} games={loaded['games'] as BrandTile[]} />
      </main>
    )
  },
}
