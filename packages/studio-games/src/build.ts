import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildTitle } from './build/buildTitle.ts'
import { gamesRoot } from './root.ts'
import { readTitles } from './titles.ts'

/** Builds every game of `games/` into `dist/`, a folder for each as fronts serve them. */
const dist = fileURLToPath(new URL('../dist', import.meta.url))
try {
  const titles = readTitles(gamesRoot())
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  for (const title of titles) {
    const bytes = await buildTitle(title, dist)
    console.log(`${title.title}: ${(bytes / 1000).toFixed(1)} kB of 300.`)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
