import { readFileSync, writeFileSync } from 'node:fs'
import { games } from './games.ts'
import { sceneIds } from './scenes.ts'

/** Copies the colours the last build measured into the catalogue; run after covers have changed. */
const measured = JSON.parse(
  readFileSync(new URL('../dist/covers/details.json', import.meta.url), 'utf8'),
) as Record<string, { colour: string } | undefined>

const colourOf = (slug: string) => {
  const colour = measured[slug]?.colour
  if (!colour) throw new Error(`No measured colour for ${slug}; build the covers first.`)
  return colour
}

const byScene = Object.fromEntries(
  sceneIds.map((scene) => [
    scene,
    games
      .filter(({ skin }) => skin.scene === scene)
      .map(({ slug }) => colourOf(slug))
      .join(' '),
  ]),
)
writeFileSync(
  new URL('./cover-colours.json', import.meta.url),
  `${JSON.stringify(byScene, null, 2)}\n`,
)
