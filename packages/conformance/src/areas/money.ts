import { setTimeout as sleep } from 'node:timers/promises'
import { codeIn } from '../client.ts'
import { whereOf } from '../document.ts'
import type { Run } from '../run.ts'

interface Balance {
  coins: number
  entries: number
  winnings: number
  tourPoints: number
}

interface Played {
  data: {
    round: { id: string; cost: number; win: number; status: string; gameMode: string }
    balance: Balance
  }
}

const rounds = 4
/** How often a round is begun again that came too early, and the time in between, in ms. */
const patience = { times: 12, wait: 400 }

const sum = ({ coins, entries, winnings }: Balance) => coins + entries + winnings

/** Round after round: what a balance is, is what it was, less the cost, and more by the win. */
export async function money(run: Run): Promise<void> {
  const [play, finish, me] = ['rounds.play', 'rounds.finish', 'player.me'].map(run.call)
  const input = run.reached.get('rounds.play')
  if (!play || !finish || !me || !input) {
    run.report.gap('money', 'rounds.play', 'no round was begun')
    return
  }
  const player = await run.player()
  const balanceNow = async (): Promise<Balance> => {
    const answer = await run.ask(player, me, { path: me.path })
    return (answer.json as { data: { playerInfo: { playerBalance: Balance } } }).data.playerInfo
      .playerBalance
  }
  const follows = (id: string, holds: boolean, expected: string, came: unknown) =>
    run.report.check('money', id, holds, {
      expected,
      came: JSON.stringify(came),
      where: `${whereOf(id === play.id ? play : id === finish.id ? finish : me, 'responses/200')}, docs/architecture.md, The ledger`,
    })
  let before = await balanceNow()
  for (let round = 0; round < rounds; round++) {
    let begun = await run.ask(player, play, input)
    for (let time = 0; codeIn(begun) === 'too-fast' && time < patience.times; time++) {
      await sleep(patience.wait)
      begun = await run.ask(player, play, input)
    }
    if (begun.status !== 200)
      return run.report.gap('money', play.id, `a round was answered ${begun.status}`)
    const { round: one, balance } = (begun.json as Played).data
    const seen = await balanceNow()
    const paid = sum(before) - one.cost
    follows(
      play.id,
      sum(balance) === paid,
      `balances of ${paid} after a cost of ${one.cost}`,
      balance,
    )
    follows(
      me.id,
      JSON.stringify(seen) === JSON.stringify(balance),
      'the balance that the round told',
      [balance, seen],
    )
    const path = finish.path.replace('{id}', one.id)
    const done = await run.ask(player, finish, { path })
    if (done.status !== 200)
      return run.report.gap('money', finish.id, `a round’s end was answered ${done.status}`)
    const ended = (done.json as Played).data
    follows(finish.id, ended.round.status === 'settled', 'a settled round', ended.round)
    follows(
      finish.id,
      sum(ended.balance) === paid + ended.round.win,
      `balances of ${paid + ended.round.win} after a win of ${ended.round.win}`,
      ended.balance,
    )
    const again = await run.ask(player, finish, { path })
    const twice = (again.json as Played | undefined)?.data?.balance
    follows(
      finish.id,
      JSON.stringify(twice) === JSON.stringify(ended.balance),
      'a win that is credited once',
      [ended.balance, twice],
    )
    before = await balanceNow()
    follows(
      me.id,
      JSON.stringify(before) === JSON.stringify(ended.balance),
      'the balance that the round’s end told',
      [ended.balance, before],
    )
  }
}
