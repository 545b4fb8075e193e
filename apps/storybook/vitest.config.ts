import { existsSync } from 'node:fs'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

const browser = playwright({
  launchOptions: {
    ...(existsSync(chromium) ? { executablePath: chromium } : {}),
    // Chromium refuses its sandbox to root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: { name: 'themes', environment: 'node', include: ['src/**/*.test.ts'] },
      },
      {
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: 'stories',
          env: { CONTRAST_IN_EVERY_THEME: 'true' },
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: browser,
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
    ],
  },
})
