import { compressed } from '@marquee/brand-build/compress'
import { recordDependencies } from '@marquee/brand-build/dependencies'
import { recordSources } from '@marquee/brand-build/sources'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), compressed(), recordDependencies(), recordSources()],
  build: {
    target: 'es2022',
    // The page's policy takes scripts and pictures as files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // One library of a megabyte, for people who come back all day.
    chunkSizeWarningLimit: 2_000,
  },
})
