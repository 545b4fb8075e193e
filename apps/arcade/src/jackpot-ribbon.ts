import type { GameModel, JackpotId, Jackpots } from '@marquee/game-math'
import type { Formats } from './format.ts'
import type { Translate } from './texts/texts.ts'
import { element } from './ui/dom.ts'

export type JackpotRibbon = {
  root: HTMLElement
  setStake(stake: number): void
  /** Jackpots that several games feed stand at other amounts. */
  tell(levels: readonly { level: string; amount: number }[]): void
}

/** The fixed jackpots at the chosen stake, or null for a game without any. */
export function makeJackpotRibbon(
  model: GameModel,
  t: Translate,
  formats: Formats,
): JackpotRibbon | null {
  const jackpots = jackpotsOf(model)
  if (!jackpots) return null
  const amounts = (Object.entries(jackpots) as [JackpotId, number][])
    .map(([id, multiple]) => ({ id, multiple, amount: element('dd') }))
    .toReversed()
  return {
    root: element(
      'dl',
      { class: 'jackpots' },
      ...amounts.map(({ id, amount }) =>
        element('div', { class: id }, element('dt', {}, t(`jackpot.${id}`)), amount),
      ),
    ),
    setStake: (stake) => {
      for (const { multiple, amount } of amounts)
        amount.textContent = formats.amount(multiple * stake)
    },
    tell: () => undefined,
  }
}

function jackpotsOf(model: GameModel): Jackpots | undefined {
  if (model.engine === 'hold-and-link') return model.hold.jackpots
  return model.engine === 'lines' ? model.jackpots?.prizes : undefined
}
