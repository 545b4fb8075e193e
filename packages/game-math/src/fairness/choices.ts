import type { RoundChoice, RoundOutcome, RoundStep } from '../outcome.ts'

/** The choices that were made in a round that is over, as its steps show them. */
export const choicesOf = ({ steps }: Pick<RoundOutcome, 'steps'>): RoundChoice[] =>
  steps.flatMap((step) => choiceOf(step) ?? [])

function choiceOf(step: RoundStep): RoundChoice | null {
  switch (step.kind) {
    case 'open':
      return { kind: 'open', cell: step.cell }
    case 'field-end':
      return step.by === 'cash-out' ? { kind: 'cash-out' } : null
    case 'flight-end':
      // How it ended otherwise follows from the draw.
      return step.by === 'hand' ? { kind: 'cash-out', at: Math.round(step.multiple * 100) } : null
    case 'exchange':
      return { kind: 'hold', cards: step.held }
    case 'pick':
      return { kind: 'pick', box: step.box }
    case 'take':
      return { kind: step.doubled ? 'double' : 'hit' }
    case 'stand':
      return { kind: 'stand' }
    case 'parted':
      return { kind: 'split' }
    default:
      return null
  }
}
