import { randomUUID } from 'node:crypto'
import { rounds } from '@marquee/contract'
import type { Deal, RoundOutcome } from '@marquee/game-math'
import { balancesOf } from '@marquee/platform-kernel/ledger'
import { makeField } from './makePlay.ts'
import type { TestPlatform, TestPlayer } from './makePlatform.ts'

type Client = Pick<TestPlayer, 'call'>

/** Leaves a field with what stands. */
export const cashOut = { kind: 'cash-out' }
/** Opens a cell of a field. */
export const open = (cell: number) => ({ kind: 'open', cell })

export const outcomeOf = ({ outcome }: { outcome: unknown }) => outcome as RoundOutcome

/** Begins a round, of a field unless `body` says otherwise. */
export const begin = async (player: TestPlayer, body = makeField()) =>
  (await player.ask(rounds.play, { body })).data.round

/** Makes a choice after `made` others. */
export const step = (
  player: Client,
  id: string,
  made: number,
  choice: object,
  key: string = randomUUID(),
) => player.call(rounds.step, { params: { id }, body: { made, choice }, key })

/** What only the platform knows of its rounds and players. */
export function makeSteps(platform: () => TestPlatform) {
  async function dealOf(id: string): Promise<Deal> {
    const { deal } = await platform()
      .kernel.db.selectFrom('round_deal')
      .select('deal')
      .where('round_id', '=', id)
      .executeTakeFirstOrThrow()
    return deal
  }

  return {
    dealOf,
    coins: async ({ playerId }: TestPlayer): Promise<number> =>
      Number((await balancesOf(platform().kernel.db, playerId)).coins),
    /** Cells of a round's field that hide no mine, and those that do. */
    async cellsOf(id: string): Promise<{ safe: number[]; mines: number[] }> {
      const { hidden } = await dealOf(id)
      const all = Array.from({ length: 25 }, (_, cell) => cell)
      return { safe: all.filter((cell) => !hidden.includes(cell)), mines: hidden }
    },
  }
}
