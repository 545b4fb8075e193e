import type { StepRequest } from './rounds/schemas.ts'

/**
 * The postMessage protocol between a game in a sandboxed frame and the page that hosts it.
 * The frame has no origin, no cookies and no access to the API: the host makes every call.
 * Amounts are integers of the balance's smallest unit; durations are milliseconds.
 */
export const gameFrameProtocol = 'marquee.game/1'

/** Any value that survives JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export type GameFrameAction = 'begin' | 'buy-free-spins' | 'play' | 'shot' | 'spin'

/** A choice in a round that waits for one, in the form of the game's own model. */
export type GameFrameChoice = StepRequest['choice']

/** How a game looks: a scene, seven colours, and which picture stands for each symbol. */
export type GameFrameSkin = {
  scene: string
  /** Colours by role (shadow, deep, mid, light, glow, accent, pop) as `#rrggbb`, and an id. */
  palette: Record<string, string>
  symbols: Record<string, string>
}

/** A round as the frame sees it. */
export type GameFrameRound = {
  id: string
  /** As the studio's model decided it on the platform; shown, never changed, by the game. */
  outcome: Json
  /** Balance once the cost is taken and before the win is credited. */
  balanceAfterStake: number
}

/** A finished round; without a balance where it is shown to somebody else than its player. */
export type GameFrameReplay = Omit<GameFrameRound, 'balanceAfterStake'> & {
  balanceAfterStake: number | null
}

/** Jackpots that several games feed: what each level holds now. */
export type GameFrameJackpots = {
  levels: { level: string; amount: number; mustDropBy: number }[]
  /** The newest falls; `at` is epoch ms. */
  drops: { level: string; amount: number; at: number }[]
}

/** Spins that were given to the player: each plays `stake` and costs nothing. */
export type GameFrameFreeSpins = { left: number; stake: number }

export type GameFrameUnit = {
  label: 'coins' | 'entries'
  /** Digits after the decimal point: 12345 with 2 is shown as 123.45. */
  fractionDigits: number
}

export type GameFrameErrorCode =
  | 'insufficient-funds'
  | 'round-open'
  | 'too-fast'
  | 'not-allowed'
  | 'no-free-spins'
  | 'signed-out'
  | 'offline'
  | 'failed'

type Message<Type extends string, Body = unknown> = {
  protocol: typeof gameFrameProtocol
  type: Type
} & Body

/** The game has loaded and can be sent `init`. */
export type ReadyMessage = Message<'ready'>
/** The player started a round. The host debits it and answers with the same `requestId`. */
export type RoundRequestMessage = Message<
  'round.request',
  {
    requestId: string
    action: GameFrameAction
    stake: number
    /** Which target a shot goes to, or what the player chose in an instant game. */
    target?: string
    /** Plays one of the free spins that wait. */
    freeSpin?: boolean
  }
>
/** The player made a choice in a round that waits for one. The host answers as it does a request. */
export type RoundStepMessage = Message<
  'round.step',
  {
    requestId: string
    roundId: string
    /** How many choices were made before. */
    made: number
    choice: GameFrameChoice
  }
>
/** The player has seen the end of the round. The host credits its win, once. */
export type RoundFinishMessage = Message<'round.finish', { roundId: string }>
/** A round is being shown; the host hides its bar and asks before leaving. */
export type StateMessage = Message<'state', { busy: boolean }>
/** Something the player chose in the game, for the host to remember. */
export type PreferencesMessage = Message<
  'preferences',
  {
    sound?: boolean
    stake?: number
    /** What the player chose for rounds of this game, as a `target`. */
    choice?: string
  }
>

/** What a game may send. */
export type GameMessage =
  | ReadyMessage
  | RoundRequestMessage
  | RoundStepMessage
  | RoundFinishMessage
  | StateMessage
  | PreferencesMessage

/** Everything a game needs; sent once, after `ready`. */
export type InitMessage = Message<
  'init',
  {
    game: { id: number; title: string; model: string; skin: GameFrameSkin }
    /** Stakes the player may choose, smallest first. */
    stakes: number[]
    stake: number
    /** What the player chose last in this game, as it was sent in `preferences`; check it before use. */
    choice?: string
    balance: number
    unit: GameFrameUnit
    /** Language tag, for texts and number formats. */
    locale: string
    /** Texts by the game's own keys; they replace the game's built-in texts. */
    texts: Record<string, string>
    sound: boolean
    reducedMotion: boolean
    /** No spin or shot may take less time than this. */
    minimumSpinMs: number
    /** A round the player has paid for and not seen the end of: show it, then finish it. */
    openRound: GameFrameRound | null
    /** Free spins that wait in this game: play them before the player's own stakes. */
    freeSpins: GameFrameFreeSpins | null
    /** Jackpots that the game feeds with others; absent where it feeds none, and in a demo. */
    jackpots?: GameFrameJackpots
    /** The platform's rules for the game's model, if it has any. */
    rules: Json
    /** A finished round to show again. Nothing can be played and nothing is finished. */
    replay?: GameFrameReplay
  }
>
export type RoundResultMessage = Message<
  'round.result',
  {
    requestId: string
    round: GameFrameRound
    /** Free spins that wait after this round. */
    freeSpins: GameFrameFreeSpins | null
  }
>
/** Answers `round.request` or `round.step` (with its `requestId`) or `round.finish` (with its `roundId`). */
export type RoundErrorMessage = Message<
  'round.error',
  {
    requestId?: string
    roundId?: string
    code: GameFrameErrorCode
    /** A sentence for the player, in the locale of `init`. */
    message: string
    /** The same request may be made again after this time. */
    retryAfterMs?: number
  }
>
export type RoundFinishedMessage = Message<'round.finished', { roundId: string; balance: number }>
/** The balance changed for another reason. The game shows it once no round is being shown. */
export type BalanceMessage = Message<'balance', { balance: number }>
/** Jackpots stand at other amounts. Show them at once, but not that one fell to the round in view. */
export type JackpotsMessage = Message<'jackpots', { levels: { level: string; amount: number }[] }>
/** A setting changed. While `paused` no round may be started. */
export type SettingsMessage = Message<
  'settings',
  { sound?: boolean; reducedMotion?: boolean; paused?: boolean }
>
/** The player asked the host for the game's rules. */
export type RulesOpenMessage = Message<'rules.open'>

/** What a host may send. */
export type HostMessage =
  | InitMessage
  | RoundResultMessage
  | RoundErrorMessage
  | RoundFinishedMessage
  | BalanceMessage
  | JackpotsMessage
  | SettingsMessage
  | RulesOpenMessage

const gameTypes = new Set<string>([
  'ready',
  'round.request',
  'round.step',
  'round.finish',
  'state',
  'preferences',
] satisfies GameMessage['type'][])

const hostTypes = new Set<string>([
  'init',
  'round.result',
  'round.error',
  'round.finished',
  'balance',
  'jackpots',
  'settings',
  'rules.open',
] satisfies HostMessage['type'][])

/**
 * Whether `data` is a message of this protocol version from a game, with the fields it must have.
 * Check `event.source` against the frame's window as well: the frame's origin is "null".
 */
export function isGameMessage(data: unknown): data is GameMessage {
  if (!isMessage(data, gameTypes)) return false
  switch (data.type) {
    case 'round.request':
      return (
        typeof data.requestId === 'string' &&
        typeof data.action === 'string' &&
        Number.isSafeInteger(data.stake) &&
        (data.target === undefined || typeof data.target === 'string') &&
        (data.freeSpin === undefined || typeof data.freeSpin === 'boolean')
      )
    case 'round.step':
      return (
        typeof data.requestId === 'string' &&
        typeof data.roundId === 'string' &&
        Number.isSafeInteger(data.made) &&
        typeof data.choice === 'object' &&
        data.choice !== null &&
        'kind' in data.choice
      )
    case 'round.finish':
      return typeof data.roundId === 'string'
    case 'state':
      return typeof data.busy === 'boolean'
    default:
      return true
  }
}

/** Whether `data` is a message of this protocol version from a host. Check `event.source` too. */
export function isHostMessage(data: unknown): data is HostMessage {
  return isMessage(data, hostTypes)
}

function isMessage(
  data: unknown,
  types: ReadonlySet<string>,
): data is Record<string, unknown> & { type: string } {
  if (typeof data !== 'object' || data === null) return false
  const { protocol, type } = data as Record<string, unknown>
  return protocol === gameFrameProtocol && typeof type === 'string' && types.has(type)
}
