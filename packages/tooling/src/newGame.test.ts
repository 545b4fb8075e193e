import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeGame } from './newGame.ts'
import { root } from './workspace.ts'

const place = mkdtempSync(path.join(tmpdir(), 'marquee-game-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const node = (script: string, ...args: string[]): string =>
  execFileSync(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  })

it('writes a game beside the repository that is called as its folder, with all that the template has', () => {
  const game = path.join(place, 'river-lamps')
  expect(node('packages/tooling/src/new.ts', 'game', game)).toContain('River Lamps is there')
  expect(readdirSync(game).sort()).toEqual(
    readdirSync(path.join(root, 'packages/game-kit/src/template')).sort(),
  )
  const read = (file: string) => readFileSync(path.join(game, file), 'utf8')
  expect(JSON.parse(read('game.json'))).toMatchObject({
    slug: 'river-lamps',
    title: 'River Lamps',
    maths: 'maths',
  })
  expect(read('index.html')).toContain('<title>River Lamps</title>')
  for (const file of ['game.json', 'index.html', 'game.ts', 'texts/en.json', 'texts/es.json']) {
    expect(read(file), file).not.toMatch(/lantern.draw/i)
  }
})

it('has maths that can be imported, and passes what every game is checked for', () => {
  const { title } = writeGame(path.join(place, 'night-train-7'))
  expect(title).toBe('Night Train 7')
  const game = path.join(place, 'night-train-7')
  expect(node('packages/game-kit/src/maths/main.ts', game)).toContain('95.0')
  const checked = node('packages/game-kit/src/check/main.ts', '--game', game, '--openings', '0')
  expect(checked).toMatch(/ok {3}keyboard/)
  expect(checked).not.toContain('FAIL')
}, 240_000)

it('writes over nothing, and takes no name that is no part of an address', () => {
  const taken = path.join(place, 'taken')
  writeGame(taken)
  writeFileSync(path.join(taken, 'game.ts'), '// mine')
  expect(() => writeGame(taken)).toThrow(/already/)
  expect(readFileSync(path.join(taken, 'game.ts'), 'utf8')).toBe('// mine')
  for (const name of ['River Lamps', 'riverLamps', '7-lamps', 'river--lamps', 'river_lamps']) {
    expect(() => writeGame(path.join(place, name))).toThrow(/river-lamps/)
    expect(existsSync(path.join(place, name))).toBe(false)
  }
})
