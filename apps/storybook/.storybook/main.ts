import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { brandGames } from '../src/brand/brandGames.ts'
import { arcadeFiles } from '../src/games/arcadeFiles.ts'
import { themeStudio } from '../src/studio/saveEndpoint.ts'

// Pages of usage and their tables of props are read, not tested: stories start sooner without.
const isTest = process.env['VITEST'] !== undefined

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../../../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    ...(isTest ? [] : ['@storybook/addon-docs']),
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: isTest ? false : 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        vanillaExtractPlugin(),
        brandGames(),
        arcadeFiles(),
        themeStudio(fileURLToPath(new URL('../../../themes', import.meta.url))),
      ],
      // Every file of Base UI says 'use client', which means nothing here.
      build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
      // Found late otherwise, and a cold start reloads in the middle of the first story.
      optimizeDeps: {
        include: [
          ...(isTest ? [] : ['@storybook/addon-docs/blocks']),
          '@storybook/react-vite > @storybook/react > @storybook/react-dom-shim',
          '@marquee/ui > @vanilla-extract/dynamic',
          '@marquee/ui > @base-ui/react/dialog',
          '@marquee/ui > @base-ui/react/menu',
          '@marquee/ui > @base-ui/react/tabs',
          '@marquee/ui > @base-ui/react/tooltip',
          'axe-core',
        ],
      },
    }),
}

export default config
