import { locales } from '@marquee/contract/locales'
import '@marquee/ui/reset.css'
import type { Preview } from '@storybook/react-vite'
import { lazy } from 'react'
import { brandSwitch, loadGames } from '../src/brand/brandSwitch.ts'
import { nameOf } from '../src/brand/nameOf.ts'
import { playerSwitch } from '../src/player/playerSwitch.ts'
import { wearDrafts } from '../src/studio/preview.ts'
import { wallWidths, withWall } from '../src/withWall.tsx'
import { withBrand } from '../src/withBrand.tsx'
import { themes } from '../src/themes.ts'
import '../src/fonts.ts'
import '../src/themes.css.ts'

if (!import.meta.env['JUDGE_STORIES']) wearDrafts()

const items = (values: readonly string[]) => values.map((value) => ({ value, title: value }))

/** Fetched when a page is opened: stories do without. */
const DocsPage = lazy(async () => ({
  default: (await import('../src/docs/UsagePage.tsx')).UsagePage,
}))

const preview: Preview = {
  decorators: [withBrand, withWall],
  loaders: [loadGames],
  afterEach: async () => {
    if (!import.meta.env['JUDGE_STORIES']) return
    const { judgeStory } = await import('../src/judgeStory.ts')
    await judgeStory()
  },
  initialGlobals: {
    brand: 'wireframe',
    mode: 'dark',
    locale: 'en',
    motion: 'full',
    wall: 'off',
    player: 'own',
  },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: themes.map(({ key }) => ({ value: key, title: nameOf(key) })),
      },
    },
    mode: {
      description: 'Dark or light',
      toolbar: { icon: 'contrast', dynamicTitle: true, items: items(['dark', 'light']) },
    },
    locale: {
      description: 'Locale of figures',
      toolbar: { icon: 'globe', dynamicTitle: true, items: items(locales) },
    },
    wall: {
      description: 'All brands at once, at a width in px',
      toolbar: {
        icon: 'grid',
        dynamicTitle: true,
        items: ['off', ...wallWidths].map((value) => ({ value, title: `Wall: ${value}` })),
      },
    },
    motion: {
      description: 'Motion',
      toolbar: { icon: 'lightning', dynamicTitle: true, items: items(['full', 'reduced']) },
    },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { page: DocsPage },
    brandSwitch,
    playerSwitch,
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    // Base UI's focus guards are hidden from speech and pass the focus on: axe cannot know.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-base-ui-focus-guard]'] },
      config: {
        rules: [
          { id: 'target-size', enabled: true },
          // The runner judges it in every theme (judgeStory.ts).
          { id: 'color-contrast', enabled: !import.meta.env['JUDGE_STORIES'] },
        ],
      },
    },
    options: { storySort: { order: ['Brands', 'Tokens', 'Actions', 'Game', 'Text', 'Layout'] } },
  },
}

export default preview
