import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { type Draw, getDrawSnapshot, takeTurn } from './draw.ts'
import type { Turn } from './entitlements.ts'
import type { Drawn } from './store.ts'
import type { TableOutcome } from './table.ts'

/** Who draws; the key makes sure that a repeated request draws once. */
export interface DrawRequest {
  playerId: string
  idempotency: { scope: string; key: string } | null
}

/** A draw that was made. */
export interface Taken<D, O extends TableOutcome, T extends Turn, Detail> {
  draw: D
  outcome: O
  drawn: Drawn<Detail>
  /** What the player may take next. */
  turn: T
}

export interface DrawCommand<D, O extends TableOutcome, T extends Turn, Detail, Answer> {
  /** Of the command, `<domain>.<verb>`. */
  name: string
  /** A brand's key. */
  brand: string
  /** What was asked: the same idempotency key with something else is refused. */
  input: unknown
  /** The draw that is asked for. @throws PlatformError where the player has none of it. */
  open: (command: CommandContext) => (D & Draw<O, T, Detail>) | Promise<D & Draw<O, T, Detail>>
  /** What else is kept of the turn. */
  detail?: (turn: T, outcome: O) => Detail
  answer: (taken: Taken<D, O, T, Detail>, command: CommandContext) => Answer | Promise<Answer>
}

/**
 * A player's turn of a draw as one command: whether they may, the outcome, its credit and the answer are
 * one transaction.
 * @throws PlatformError what `open` throws, and the draw's refusal for a player without a turn.
 */
export const runDraw = <D, O extends TableOutcome, T extends Turn, Detail, Answer>(
  kernel: Kernel,
  { playerId, idempotency }: DrawRequest,
  { name, brand, input, open, detail, answer }: DrawCommand<D, O, T, Detail, Answer>,
): Promise<Answer> =>
  runCommand(kernel, {
    name,
    playerId,
    idempotency,
    input,
    async handle(command) {
      const { tx, now } = command
      const draw = await open(command)
      const { turn, turnAfter } = await getDrawSnapshot(tx, draw, { playerId, now })
      if (turn.number === null) throw draw.refusal(turn, now)
      const { outcome, drawn } = await takeTurn<O, Detail>(command, draw, {
        playerId,
        brand,
        turn: turn.number,
        ...(detail && { detail: (outcome: O) => detail(turn, outcome) }),
      })
      return answer({ draw, outcome, drawn, turn: turnAfter(drawn) }, command)
    },
  })
