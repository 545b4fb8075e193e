import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandPlace } from './BrandPlace.tsx'
import { grid } from './Brands.css.ts'
import { themes } from './themes.ts'

const meta: Meta = { title: 'Brands', parameters: { bare: true } }
export default meta

const all = (mode: string) => (
  <main className={grid}>
    {themes.map(({ key }) => (
      <BrandPlace key={key} brand={key} mode={mode} />
    ))}
  </main>
)

/** All ten side by side, in the mode of the toolbar. */
export const AllBrands: StoryObj = {
  render: (_args, { globals }) => all((globals as Record<string, string>)['mode'] ?? 'dark'),
}

/** The one of the toolbar alone. */
export const OneBrand: StoryObj = {
  render: (_args, { globals }) => {
    const { brand = 'wireframe' } = globals as Record<string, string>
    return (
      <main>
        <BrandPlace brand={brand} />
      </main>
    )
  },
}
