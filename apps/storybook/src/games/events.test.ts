import { games } from '@marquee/game-catalogue'
import { actionsOf, gameModels, playRound, seededRng, stakesFor } from '@marquee/game-math'
import type { GameModel, RoundOutcome } from '@marquee/game-math'
import { makeHouse, titleSubject, usualTarget, wantFor } from '@marquee/game-kit/simulator'
import { gameFrameProtocol, type HostMessage } from '@marquee/game-sdk'
import { describe, expect, it } from 'vitest'
import { settingsFor, type Shown, titleOf } from './GameScene.tsx'

interface StoryFile {
  default: { parameters: { engine: string } }
  [story: string]: unknown
}

const files = Object.values(import.meta.glob<StoryFile>('./*.stories.tsx', { eager: true }))

const stories = files.flatMap(({ default: meta, ...rest }) =>
  Object.entries(rest).map(([name, story]) => {
    const { parameters, tags } = story as { parameters: { game: Shown }; tags?: string[] }
    const { engine } = meta.parameters
    return { engine, name, shown: parameters.game, isRun: tags?.includes('test') }
  }),
)
const models: readonly GameModel[] = Object.values(gameModels)
/** Those that a title plays. */
const engines = [
  ...new Set(
    models.filter(({ id }) => games.some(({ model }) => model === id)).map(({ engine }) => engine),
  ),
]

const kindsOf = ({ steps }: RoundOutcome): string[] => steps.map(({ kind }) => kind)

/** The round that a story opens with, as its house tells the game. */
function drawn(shown: Shown) {
  const subject = titleSubject(titleOf(shown.model))
  let said: HostMessage | undefined
  const house = makeHouse({ subject, settings: settingsFor(shown) }, (message) => (said = message))
  house.receive({ protocol: gameFrameProtocol, type: 'ready' })
  if (said?.type !== 'init') throw new Error('The house has not opened the game.')
  const round = said.replay ?? said.openRound
  if (!round) throw new Error('The house has opened the game without a round.')
  return round.outcome as RoundOutcome
}

/** Every kind of step that a thousand rounds of each act of each model of an engine have. */
const kindsOfEngine = (engine: string): Set<string> =>
  new Set(
    models
      .filter(({ id, engine: of }) => of === engine && games.some(({ model }) => model === id))
      .flatMap((model) => {
        const rng = seededRng(11)
        const input = { stake: stakesFor(model)[0]!, target: usualTarget(model) }
        return actionsOf(model).flatMap((action) =>
          Array.from({ length: 1_000 }, () =>
            kindsOf(playRound(model, { ...input, action }, rng)),
          ).flat(),
        )
      }),
  )

describe.each(engines)('stories of %s', (engine) => {
  const own = stories.filter((story) => story.engine === engine)

  it('show the game at rest, and every step that its rounds can have', () => {
    const shown = new Set(
      own.flatMap((story) => (story.shown.round ? kindsOf(drawn(story.shown)) : [])),
    )
    expect([...kindsOfEngine(engine)].filter((kind) => !shown.has(kind))).toEqual([])
    expect(own.map(({ name }) => name)).toContain('Rest')
  })

  it('show every feature coin that lands in its models', () => {
    const coins = models
      .filter((model) => model.engine === engine)
      .flatMap((model) => ('hold' in model && model.hold.features?.coins) || [])
    for (const { feature } of coins) {
      const isShown = ({ shown }: (typeof own)[number]) => shown.round === `feature:${feature}`
      expect(own.filter(isShown), feature).not.toEqual([])
    }
  })

  it('are of its own models, one of which the run opens', () => {
    const ofModels = own.map(({ shown }) => models.find(({ id }) => id === shown.model)?.engine)
    expect(new Set(ofModels)).toEqual(new Set([engine]))
    expect(own.filter(({ isRun }) => isRun)).toHaveLength(1)
    for (const { shown } of own) expect(titleOf(shown.model)).toMatch(/^[a-z]/)
  })
})

it.each(stories.filter(({ shown }) => shown.round && !shown.drop))(
  'the round of $engine $name is drawn as its story says',
  ({ shown }) => {
    const outcome = drawn(shown)
    expect(wantFor(shown.round!, 1)?.(outcome)).toBe(true)
    expect(outcome).toMatchObject(shown.action ? { action: shown.action } : {})
  },
)

it.each(stories.filter(({ shown }) => shown.drop))(
  'the jackpot of $engine $name is a level of its network, and falls',
  ({ shown }) => {
    const model = models.find(({ id }) => id === shown.model)!
    const levels = (model.engine === 'lines' && model.network?.levels) || []
    expect(levels.map(({ id }) => id)).toContain(shown.drop)
    // Its own round wins nothing: what it pays is the jackpot.
    expect(drawn(shown).win).toBeGreaterThan(0)
  },
)

it('a round that opens by itself is shown again, one that waits waits, and the rest waits for a press', () => {
  const opens = (shown: Partial<Shown>) => settingsFor({ model: 'lines-5-fruit', ...shown }).opens
  expect([opens({ round: 'win' }), opens({ round: 'win', opens: 'round' }), opens({})]).toEqual([
    'replay',
    'round',
    'nothing',
  ])
  expect(() => titleOf('lines-0-none')).toThrow('No title of the catalogue plays lines-0-none.')
})
