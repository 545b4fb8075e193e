import { afterAll, expect, it } from 'vitest'
import { checkGame } from './checkGame.ts'
import { plantGame, template } from './plantedGame.ts'

/** The template as somebody breaks it who has not read what a game has to do. */
const bad = plantGame({
  'game.ts': [
    ['  if (!sound) return\n', ''],
    ['if (init.openRound) await busy', 'if (false as boolean) await busy'],
    [
      '    await finish(round, began)\n',
      '    await finish(round, began)\n    setTimeout(play, 200)\n',
    ],
  ],
})
afterAll(() => bad.remove())

const problemsOf = async (game: string) => {
  const found = await checkGame(game, {
    openings: 0,
    only: ['resume', 'autoplay', 'mute'],
    patience: 6000,
  })
  return Object.fromEntries(found.map(({ name, problem }) => [name, problem]))
}

it('passes the template, and refuses a copy that is never mute, plays on and loses the open round', async () => {
  const [good, broken] = await Promise.all([problemsOf(template), problemsOf(bad.folder)])
  expect(good).toEqual({ resume: null, autoplay: null, mute: null })
  expect(broken.resume).toMatch(/open round, and it was not shown and finished/)
  expect(broken.autoplay).toMatch(/One press asked for \d+ rounds/)
  expect(broken.mute).toMatch(/sounds were started while `sound` was false/)
})
