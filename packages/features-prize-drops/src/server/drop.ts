import type { CommandContext } from '@marquee/platform-kernel/command'
import { creditPrize } from '@marquee/platform-draws/credit'
import { restrictionQuestion } from '@marquee/platform-protection/protection/store'
import type { SettledRound } from '@marquee/platform-play/rounds/events'
import type { PrizeLvl } from './migrations.ts'
import { drawLevel, dropAt, released } from './rules.ts'
import { insertDrop, takePrize } from './store.ts'

/** The round that a prize falls on. */
type FallingOn = Pick<SettledRound, 'roundId' | 'playerId' | 'brand' | 'gameId'>

/** Lets a prize of a level fall on a round, if one is there: out of the pool, into the balance. */
export async function dropPrize(
  command: CommandContext,
  prizeLvl: PrizeLvl,
  { roundId, playerId, brand, gameId }: FallingOn,
): Promise<boolean> {
  const { tx, now, push } = command
  const settings = command.settingsOf(brand).prizeDrops
  const prize = settings?.prizes.find((one) => one.prizeLvl === prizeLvl)
  if (!settings || !prize) return false
  const drop = dropAt(settings, now)
  const most = released(prize, settings, drop)
  if (!drop.isActive || !(await takePrize(tx, { brand, day: drop.day, prizeLvl, most })))
    return false
  const { value: prizeValue } = prize
  await insertDrop(tx, { roundId, brand, playerId, gameId, prizeLvl, prizeValue, now })
  await creditPrize(command, {
    playerId,
    brand,
    kind: 'prize-drop',
    reference: roundId,
    prize: { coins: prizeValue, entries: 0 },
  })
  push(playerId, 'prizeDrops', {
    kind: 'win',
    prizeLvl,
    prizeValue,
    nextPrizeWillAccrueIn: Math.ceil((drop.endsAt - now) / 1000),
  })
  return true
}

/**
 * Draws whether a prize falls on a round that has ended, in the transaction that pays its win. A round
 * on which none falls touches no pool, so that nobody waits for anybody.
 */
export async function drawPrizeDrop(
  command: CommandContext,
  round: FallingOn & Pick<SettledRound, 'cost'>,
): Promise<void> {
  const settings = command.settingsOf(round.brand).prizeDrops
  if (!settings || round.cost < settings.minimalLevelPlay) return
  const drawn = drawLevel(settings.prizes, command.random)
  // A round may come to rest after its player has begun a break.
  if (drawn && !(await command.ask(restrictionQuestion, round.playerId)))
    await dropPrize(command, drawn.prizeLvl, round)
}
