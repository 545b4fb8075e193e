import { writeFileSync } from 'node:fs'
import { letterOf } from './cover-faces.ts'
import { paintCover } from './cover/cover.ts'
import { games } from './games.ts'
import { sceneIds } from './scenes.ts'

// Writes which face each cover is lettered in, by scene in the order of its titles.
const recorded = Object.fromEntries(
  sceneIds.map((scene) => [
    scene,
    games
      .filter(({ skin }) => skin.scene === scene)
      .map((game) => letterOf(paintCover(game).face))
      .join(''),
  ]),
)
writeFileSync(
  new URL('./cover-faces.json', import.meta.url),
  `${JSON.stringify(recorded, null, 2)}\n`,
)
