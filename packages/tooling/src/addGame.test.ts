import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { addGame } from './addGame.ts'
import { writeGame } from './newGame.ts'

const place = mkdtempSync(path.join(tmpdir(), 'marquee-add-game-'))
afterAll(() => rmSync(place, { recursive: true }))

let houses = 0
/** A repository with two brands and no game, and a studio's own folder beside it. */
function makeHouse() {
  const house = path.join(place, String(houses++))
  const [games, apps] = [path.join(house, 'games'), path.join(house, 'apps')]
  mkdirSync(games, { recursive: true })
  for (const brand of ['river', 'lake']) {
    mkdirSync(path.join(apps, brand), { recursive: true })
    writeFileSync(path.join(apps, brand, 'brand.ts'), '')
    writeFileSync(path.join(apps, brand, 'package.json'), '{ "marquee": {} }')
    writeFileSync(path.join(apps, brand, 'games.json'), '["a-game"]\n')
  }
  const listOf = (brand: string) =>
    JSON.parse(readFileSync(path.join(apps, brand, 'games.json'), 'utf8')) as string[]
  const studio = path.join(house, 'studio/night-train')
  writeGame(studio)
  return { into: { games, apps }, games, studio, listOf }
}

it('takes a game as the template writes it, and lists it where it is wanted', async () => {
  const { into, games, studio, listOf } = makeHouse()
  mkdirSync(path.join(studio, 'node_modules'))
  const added = await addGame(studio, ['lake'], into)
  expect(added).toMatchObject({ title: 'Night Train', slug: 'night-train' })
  expect([listOf('lake'), listOf('river')]).toEqual([['a-game', 'night-train'], ['a-game']])
  expect(existsSync(path.join(games, 'night-train/game.ts'))).toBe(true)
  expect(existsSync(path.join(games, 'night-train/node_modules'))).toBe(false)
  // Once more with a change: replaced, and listed once.
  writeFileSync(path.join(studio, 'notes.txt'), 'new')
  await addGame(studio, ['lake', 'river'], into)
  expect(listOf('lake')).toEqual(['a-game', 'night-train'])
  expect(listOf('river')).toEqual(['a-game', 'night-train'])
  expect(existsSync(path.join(games, 'night-train/notes.txt'))).toBe(true)
})

it('changes nothing for a brand that there is not, or a game that has something to mend', async () => {
  const { into, games, studio, listOf } = makeHouse()
  await expect(addGame(studio, ['sea'], into)).rejects.toThrow(
    "There is no brand 'sea'. Choose among lake, river.",
  )
  writeFileSync(path.join(studio, 'maths/index.json'), '{}')
  await expect(addGame(studio, ['lake'], into)).rejects.toThrow(/index\.json: `modes` has to list/)
  expect(existsSync(path.join(games, 'night-train'))).toBe(false)
  expect(listOf('lake')).toEqual(['a-game'])
})

it('leaves the games that are there as they were when another one cannot stand beside them', async () => {
  const { into, games, studio } = makeHouse()
  await addGame(studio, [], into)
  const other = path.join(path.dirname(studio), 'day-train')
  writeGame(other)
  const file = path.join(other, 'game.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('Day Train', 'Night Train'))
  await expect(addGame(other, [], into)).rejects.toThrow(/have the same title/)
  expect(existsSync(path.join(games, 'day-train'))).toBe(false)
  expect(existsSync(path.join(games, 'night-train/game.ts'))).toBe(true)
})
