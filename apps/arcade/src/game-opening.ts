import { isClocked } from '@marquee/game-math'
import type { GameModel, RoundOutcome } from '@marquee/game-math'
import type { GameFrameFreeSpins, GameFrameRound, InitMessage } from '@marquee/game-sdk'
import type { Formats } from './format.ts'
import type { Narrator } from './game-view.ts'
import type { Runner } from './round/runner.ts'
import type { Translate } from './texts/texts.ts'

/** Shows the rounds that were open when the page came to their end. */
export async function resumeRounds(
  [first, ...later]: [GameFrameRound, ...GameFrameRound[]],
  {
    model,
    runner,
    narrator,
    t,
  }: {
    /** The one that they were begun with. */
    model: GameModel
    runner: Runner
    narrator: Narrator
    t: Translate
  },
): Promise<void> {
  const { awaits } = first.outcome as unknown as RoundOutcome
  const card = narrator.card(t(awaits ? 'resume.choices' : 'resume'))
  // What goes on by the clock waits for nobody.
  if (!isClocked(model)) await card
  await Promise.all([first, ...later].map((round) => runner.resume(round)))
}

/** Says how many free spins wait, and at which stake. */
export async function tellFreeSpins(
  { left: count, stake }: GameFrameFreeSpins,
  {
    init,
    narrator,
    t,
    formats,
  }: { init: InitMessage; narrator: Narrator; t: Translate; formats: Formats },
): Promise<void> {
  const unit = t(`unit.${init.unit.label}`)
  await narrator.card(
    t('gift.title', { count }),
    t('gift.detail', { stake: formats.amount(stake), unit }),
  )
}
