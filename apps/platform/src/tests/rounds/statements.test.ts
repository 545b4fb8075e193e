import { afterAll, beforeAll, expect, it } from 'vitest'
import { rounds } from '@marquee/contract'
import { testDatabase } from '@marquee/platform-kernel/testing/testDatabase'
import { modules } from '../../modules.ts'
import { isBeside } from '../../testing/isBeside.ts'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'
import { gameOfModel, makeSpin } from '../../testing/makePlay.ts'

/** What a round may ask of the database before it is answered, the look at the session included. */
const most = { play: 8, finish: 8 }
/** How many rounds: some win, some bring a ticket or fill a meter. */
const played = 12

const statements: string[] = []
let platform: TestPlatform
let player: TestPlayer
beforeAll(async () => {
  const target = await testDatabase(modules.flatMap(({ migrations = [] }) => migrations))
  // A released brand with everything that counts rounds.
  const brand = 'stormrush'
  platform = await makePlatform({
    target: {
      ...target,
      onStatement(statement) {
        if (!isBeside(statement)) statements.push(statement)
      },
    },
    brand,
  })
  player = await platform.signUp({ surname: 'Doe', zip: '43004' }, { brand })
})
afterAll(() => platform.stop())

/** How many statements an act took until its answer was written down. */
async function countUntilAnswered(act: () => Promise<unknown>): Promise<number> {
  statements.length = 0
  await act()
  return (
    statements.findIndex((statement) => statement.includes('insert into idempotency_answer')) + 1
  )
}

it('a round > asks little of the database before it is answered, whatever counts it', async () => {
  const counted = { play: [] as number[], finish: [] as number[] }
  for (let nth = 0; nth < played; nth++) {
    platform.clock.advance(4_000)
    let id = ''
    const play = await countUntilAnswered(async () => {
      const { data } = await player.ask(rounds.play, { body: makeSpin() })
      id = data.round.id
    })
    const finish = await countUntilAnswered(() => player.ask(rounds.finish, { params: { id } }))
    // The first opens what is opened once.
    if (nth === 0) continue
    counted.play.push(play)
    counted.finish.push(finish)
  }
  expect(Math.min(...counted.play, ...counted.finish)).toBeGreaterThan(3)
  expect(Math.max(...counted.play)).toBeLessThanOrEqual(most.play)
  expect(Math.max(...counted.finish)).toBeLessThanOrEqual(most.finish)
})

it('a round > that feeds jackpots asks one statement more', async () => {
  const spin = makeSpin({ gameId: gameOfModel('network-20').id })
  const counted: number[] = []
  for (let nth = 0; nth < 6; nth++) {
    platform.clock.advance(4_000)
    let id = ''
    const play = await countUntilAnswered(async () => {
      id = (await player.ask(rounds.play, { body: spin })).data.round.id
    })
    await player.ask(rounds.finish, { params: { id } })
    // The first begins the jackpots.
    if (nth > 0) counted.push(play)
  }
  expect(Math.max(...counted)).toBeLessThanOrEqual(most.play + 1)
})
