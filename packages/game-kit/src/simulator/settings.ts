/** What the address of the simulator asks for; the panel writes the same. */
export type SimulatorSettings = {
  /** What the next rounds have to be: a word of `wants`, `step:cascade` or `book:17`; by number, `2:win,5:none`. */
  force: string
  balance: number
  stake: number | null
  locale: string
  target: string | undefined
  /** The game begins with a round that was paid for, or shows one again. */
  opens: 'nothing' | 'round' | 'replay'
  freeSpins: number
  /** No round takes less than this; rounds of a player 2500. */
  paceMs: number
  /** How long the house takes to answer. */
  delayMs: number
  seed: number | null
  hasSound: boolean
  isCalm: boolean
  isInEntries: boolean
  refuses: boolean
  /** A level of a shared jackpot that falls to every round. */
  drop: string | null
  /** What a round that the game opens with was: the first act of the game where none is named. */
  action: string | undefined
}

/** Reads the settings of an address such as `?force=win&opens=replay`. */
export function readSettings(query: URLSearchParams): SimulatorSettings {
  const number = (name: string, usual: number) => Number(query.get(name) ?? usual)
  const opens = query.get('opens')
  return {
    force: query.get('force') ?? '',
    balance: number('balance', 250_000),
    stake: query.has('stake') ? number('stake', 0) : null,
    locale: query.get('locale') ?? 'en',
    target: query.get('target') ?? undefined,
    opens: opens === 'round' || opens === 'replay' ? opens : 'nothing',
    freeSpins: number('free', 0),
    paceMs: number('pace', 2500),
    delayMs: number('delay', 180),
    seed: query.has('seed') ? number('seed', 0) : null,
    hasSound: query.has('sound'),
    isCalm: query.has('calm'),
    isInEntries: query.has('entries'),
    refuses: query.has('refuse'),
    drop: query.get('drop'),
    action: query.get('action') ?? undefined,
  }
}
