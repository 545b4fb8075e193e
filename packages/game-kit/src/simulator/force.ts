import type { RoundOutcome } from '@marquee/game-math'

const isPlain = ({ steps }: RoundOutcome) =>
  steps.every(({ kind }) => !['free-spin', 'hold-start', 'feature-start'].includes(kind))
const hasStep = (kind: string) => (outcome: RoundOutcome) =>
  outcome.steps.some((step) => step.kind === kind)

const hasFeature = (feature: string) => (outcome: RoundOutcome) =>
  outcome.steps.some(
    (step) => step.kind === 'respin' && step.landed.some((coin) => coin.feature === feature),
  )

/** A jackpot fell: on the lines, by a coin of a hold, by a hold that is full, or from a network. */
const hasJackpot = (jackpot: string) => (outcome: RoundOutcome) =>
  outcome.steps.some((step) => {
    if (step.kind === 'jackpot-drop') return step.level === jackpot
    if (step.kind === 'hold-collect')
      return (
        (step.full && jackpot === 'grand') || step.coins.some((coin) => coin.jackpot === jackpot)
      )
    return (
      'wins' in step && step.wins.some((win) => win.kind === 'jackpot' && win.jackpot === jackpot)
    )
  })

/** A spin that wins in which a wild covers its whole reel. */
const hasGrownWilds = ({ steps }: RoundOutcome) =>
  steps.some((step) => 'expanded' in step && step.expanded.length > 0 && step.win > 0)

/** What a round may be asked to be, by word. */
export const wants: Record<string, (outcome: RoundOutcome) => boolean> = {
  none: (o) => o.win === 0,
  returned: (o) => o.win > 0 && o.win <= o.cost,
  win: (o) => o.win > o.cost && o.win < o.cost * 8 && isPlain(o),
  big: (o) => o.win >= o.cost * 10 && o.win < o.cost * 25 && isPlain(o),
  huge: (o) => o.win >= o.cost * 25 && o.win < o.cost * 100,
  epic: (o) => o.win >= o.cost * 100,
  fall: (o) => isPlain(o) && o.steps.length > 3,
  wilds: (o) => isPlain(o) && hasGrownWilds(o),
  free: hasStep('free-spin'),
  hold: hasStep('hold-start'),
  pick: hasStep('pick-start'),
  wheel: hasStep('wheel'),
  capped: (o) => o.capped,
}

type Want = (outcome: RoundOutcome) => boolean

function wantOf(word: string): Want | undefined {
  const kind = /^step:([\w-]+)$/.exec(word)?.[1]
  if (kind !== undefined) return hasStep(kind)
  const feature = /^feature:(\w+)$/.exec(word)?.[1]
  if (feature !== undefined) return hasFeature(feature)
  const jackpot = /^jackpot:(\w+)$/.exec(word)?.[1]
  if (jackpot !== undefined) return hasJackpot(jackpot)
  const book = /^book:(\d+)$/.exec(word)?.[1]
  if (book === undefined) return wants[word]
  return ({ steps: [step] }) => step?.kind === 'book' && step.book === Number(book)
}

/**
 * What the round of a number (from 1) has to be: `win` goes for every round, `2:win,5:book:17` for the
 * second and the fifth; `step:cascade` is one with that step in it, `feature:collect` one
 * in which such a coin lands, `jackpot:minor` one in which that jackpot falls. Undefined where anything may come.
 */
export function wantFor(force: string, round: number): Want | undefined {
  for (const part of force.split(',')) {
    const [, number, word = part] = /^(\d+):(.+)$/.exec(part) ?? []
    if (number === undefined || Number(number) === round) {
      const want = wantOf(word)
      if (want) return want
    }
  }
  return undefined
}

/** Draws until a round is as wanted; the last one drawn where none is in a hundred thousand. */
export function drawWanted<Begun extends { outcome: RoundOutcome }>(
  draw: () => Begun,
  want: Want | undefined,
): Begun {
  let begun = draw()
  for (let tries = 0; want && !want(begun.outcome) && tries < 100_000; tries++) begun = draw()
  return begun
}
