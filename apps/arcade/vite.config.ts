import { recordDependencies } from '@marquee/brand-build/dependencies'
import { recordSources } from '@marquee/brand-build/sources'
import { compiledDrawings } from '@marquee/game-catalogue/vite'
import { defineConfig } from 'vite'
import { renderedSounds } from './src/sound/build/renderedSounds.ts'

// The page runs in a frame without an origin: its own files are foreign to it, so they need CORS.
const headers = { 'Access-Control-Allow-Origin': '*' }

export default defineConfig({
  base: '/arcade/',
  plugins: [compiledDrawings(), renderedSounds(), recordDependencies(), recordSources()],
  server: { headers },
  preview: { headers },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'index.html' },
  },
})
