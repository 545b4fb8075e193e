import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gamesRoot, readTitle, readTitles, titleFolders } from '@marquee/studio-games'
import { expect, it } from 'vitest'

const night = readFileSync(
  fileURLToPath(new URL('../../../../.github/workflows/nightly.yml', import.meta.url)),
  'utf8',
)

it('each night the template and every game that brands may list are checked, all of them and with memory', () => {
  const runs = night.split('\n').filter((line) => line.includes('game:check'))
  expect(runs.map((run) => run.trim().replace(/^(- )?run: /, ''))).toEqual([
    'npx -y pnpm@12 run game:check --game packages/game-kit/src/template --openings 200',
    'npx -y pnpm@12 run game:check --released --openings 200',
  ])
  const folders = titleFolders(gamesRoot())
  expect(folders.length).toBeGreaterThan(0)
  expect(folders.map((folder) => path.basename(folder))).toEqual(
    readTitles(gamesRoot()).map(({ slug }) => slug),
  )
  for (const folder of folders) expect(readTitle(folder).slug).toBe(path.basename(folder))
})
