import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { checkGame } from './checkGame.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const template = path.join(source, 'template')
const bad = mkdtempSync(path.join(source, 'bad-'))
afterAll(() => rmSync(bad, { recursive: true }))

/** The template as somebody breaks it who has not read what a game has to do. */
function writeBadGame(): void {
  cpSync(template, bad, { recursive: true })
  const file = path.join(bad, 'game.ts')
  const breaks: [string, string][] = [
    ['  if (!sound) return\n', ''],
    ['if (init.openRound) await busy', 'if (false as boolean) await busy'],
    [
      '    await finish(round, began)\n',
      '    await finish(round, began)\n    setTimeout(play, 200)\n',
    ],
  ]
  let text = readFileSync(file, 'utf8')
  for (const [from, to] of breaks) {
    expect(text).toContain(from)
    text = text.replace(from, to)
  }
  writeFileSync(file, text)
}

const problemsOf = async (game: string) => {
  const found = await checkGame(game, {
    openings: 0,
    only: ['resume', 'autoplay', 'mute'],
    patience: 6000,
  })
  return Object.fromEntries(found.map(({ name, problem }) => [name, problem]))
}

it('passes the template, and refuses a copy that is never mute, plays on and loses the open round', async () => {
  writeBadGame()
  const [good, broken] = await Promise.all([problemsOf(template), problemsOf(bad)])
  expect(good).toEqual({ resume: null, autoplay: null, mute: null })
  expect(broken.resume).toMatch(/open round, and it was not shown and finished/)
  expect(broken.autoplay).toMatch(/One press asked for \d+ rounds/)
  expect(broken.mute).toMatch(/sounds were started while `sound` was false/)
})
