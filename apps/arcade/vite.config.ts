import { compressed } from '@marquee/brand-build/compress'
import { recordDependencies } from '@marquee/brand-build/dependencies'
import { recordSources } from '@marquee/brand-build/sources'
import { compiledDrawings } from '@marquee/game-catalogue/vite'
import { defineConfig } from 'vite'
import { preloadGame } from './src/build/preloadGame.ts'
import { renderedSounds } from './src/sound/build/renderedSounds.ts'

// The page runs in a frame without an origin: its own files are foreign to it, so they need CORS.
const headers = { 'Access-Control-Allow-Origin': '*' }

export default defineConfig({
  base: '/arcade/',
  plugins: [
    compiledDrawings(),
    renderedSounds(),
    preloadGame(),
    compressed(),
    recordDependencies(),
    recordSources(),
  ],
  server: { headers },
  preview: { headers },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'index.html',
      output: {
        // What shows the loading scene, the library, and what every game is, each in one script: left to
        // the bundler a game asked for 30, and a phone fetches six at a time. `main.ts` is in none of
        // them: it waits for the game, which could not begin while it stood on a script that waits.
        codeSplitting: {
          groups: [
            {
              name: 'loading',
              test: /studio[\\/]loading\.ts$|src[\\/]parts\.ts$|game-sdk[\\/]|preload-helper/,
              priority: 3,
            },
            { name: 'pixi', test: /[\\/]node_modules[\\/]/, priority: 2 },
            { name: 'game', test: /[\\/]arcade[\\/]src[\\/]game\.ts$/, priority: 1 },
          ],
        },
      },
    },
  },
})
