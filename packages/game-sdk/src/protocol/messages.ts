import {
  type Check,
  type Checked,
  flag,
  json,
  listOf,
  nullable,
  optional,
  recordOf,
  shape,
  text,
  whole,
  word,
} from './checks.ts'
import {
  choice,
  freeSpins,
  type GameFrameAction,
  type GameFrameErrorCode,
  jackpots,
  replay,
  round,
  skin,
  unit,
} from './parts.ts'

/**
 * The postMessage protocol between a game in a sandboxed frame and the page that hosts it.
 * The frame has no origin, no cookies and no access to the API: the host makes every call.
 * Amounts are integers of the balance's smallest unit; durations are milliseconds. What stands here is
 * both the types of the messages and what either side checks of those it gets.
 */
export const gameFrameProtocol = 'marquee.game/1'

/** What a game may send, by type. */
const gameMessages = {
  /** The game has loaded and can be sent `init`. */
  ready: shape({}),
  /** The player started a round. The host debits it and answers with the same `requestId`. */
  'round.request': shape({
    requestId: text,
    action: word<GameFrameAction>(),
    stake: whole,
    /** Which target a shot goes to, or what the player chose in an instant game. */
    target: optional(text),
    /** Plays one of the free spins that wait. */
    freeSpin: optional(flag),
  }),
  /** The player made a choice in a round that waits for one. The host answers as it does a request. */
  'round.step': shape({
    requestId: text,
    roundId: text,
    /** How many choices were made before. */
    made: whole,
    choice,
  }),
  /**
   * How does a round stand that goes on by the clock? The host answers as it does a request; where it
   * `holds`, once the round has ended, or after a moment.
   */
  'round.look': shape({ requestId: text, roundId: text, holds: flag }),
  /** The player has seen the end of the round. The host credits its win, once. */
  'round.finish': shape({ roundId: text }),
  /**
   * A round is being shown; the host hides its bar and asks before leaving. Say so again with each spin
   * of a long round: a host shows its bar again after half a minute without a message.
   */
  state: shape({ busy: flag }),
  /** The player pressed Escape: the host closes the game, as its own button would. */
  leave: shape({}),
  /** Something the player chose in the game, for the host to remember. */
  preferences: shape({
    sound: optional(flag),
    stake: optional(whole),
    /** What the player chose for rounds of this game, as a `target`. */
    choice: optional(text),
  }),
}

/** What a host may send, by type. */
const hostMessages = {
  /** Everything a game needs; sent once, after `ready`. */
  init: shape({
    game: shape({ id: whole, title: text, model: text, skin }),
    /** Stakes the player may choose, smallest first. */
    stakes: listOf(whole),
    stake: whole,
    /** What the player chose last in this game, as it was sent in `preferences`; check it before use. */
    choice: optional(text),
    balance: whole,
    unit,
    /** Language tag, for texts and number formats. */
    locale: text,
    /** Texts by the game's own keys; they replace the game's built-in texts. */
    texts: recordOf(text),
    sound: flag,
    /** How loud, of 100; absent from a host that knows no volume. */
    volume: optional(whole),
    /** Whether music and what is heard of a place go with the sounds of what happens. */
    music: optional(flag),
    /** Write out the sounds that tell something. */
    captions: optional(flag),
    /** The device may shake where something is felt; never while motion is reduced. */
    haptics: optional(flag),
    /** Show what may be skipped in less time; no spin and no shot takes less than `minimumSpinMs`. */
    quick: optional(flag),
    /** Which buttons the page has itself: show none of your own for these. */
    shownByPage: optional(listOf(word<'sound' | 'rules'>())),
    reducedMotion: flag,
    /** No spin or shot may take less time than this. */
    minimumSpinMs: whole,
    /** A round the player has paid for and not seen the end of: show it, then finish it. */
    openRound: nullable(round),
    /** Rounds that were begun after it and are under way with it: show and finish them too. */
    laterRounds: optional(listOf(round)),
    /** Free spins that wait in this game: play them before the player's own stakes. */
    freeSpins,
    /** Jackpots that the game feeds with others; absent where it feeds none, and in a demo. */
    jackpots: optional(jackpots),
    /** The platform's rules for the game's model, if it has any. */
    rules: json,
    /** A finished round to show again. Nothing can be played and nothing is finished. */
    replay: optional(replay),
  }),
  /** The host speaks none of the game's versions of the protocol, and names those it speaks. */
  unsupported: shape({ supported: listOf(text) }),
  'round.result': shape({
    requestId: text,
    round,
    /** Free spins that wait after this round. */
    freeSpins,
  }),
  /** Answers `round.request`, `round.step` or `round.look` (with its `requestId`) or `round.finish` (with its `roundId`). */
  'round.error': shape({
    requestId: optional(text),
    roundId: optional(text),
    code: word<GameFrameErrorCode>(),
    /** A sentence for the player, in the locale of `init`. */
    message: text,
    /** The same request may be made again after this time. */
    retryAfterMs: optional(whole),
  }),
  'round.finished': shape({ roundId: text, balance: whole }),
  /** The balance changed for another reason. The game shows it once no round is being shown. */
  balance: shape({ balance: whole }),
  /** Jackpots stand at other amounts. Show them at once, but not that one fell to the round in view. */
  jackpots: shape({ levels: listOf(shape({ level: text, amount: whole })) }),
  /** A setting changed. While `paused` no round may be started. */
  settings: shape({
    sound: optional(flag),
    volume: optional(whole),
    music: optional(flag),
    captions: optional(flag),
    haptics: optional(flag),
    quick: optional(flag),
    reducedMotion: optional(flag),
    paused: optional(flag),
  }),
  /** The player asked the host for the game's rules. */
  'rules.open': shape({}),
}

type MessageOf<Types, Type extends keyof Types> = {
  protocol: typeof gameFrameProtocol
  type: Type
} & Checked<Types[Type]>
type AnyOf<Types> = { [Type in keyof Types]: MessageOf<Types, Type> }[keyof Types]

/** What a game may send. */
export type GameMessage = AnyOf<typeof gameMessages>
/** What a host may send. */
export type HostMessage = AnyOf<typeof hostMessages>
export type InitMessage = MessageOf<typeof hostMessages, 'init'>
/** What may change while a game is open. */
export type ChangedSettings = Omit<MessageOf<typeof hostMessages, 'settings'>, 'protocol' | 'type'>
export type PreferencesMessage = MessageOf<typeof gameMessages, 'preferences'>

type Envelope = { protocol: unknown; type: unknown }

function isMessage(data: unknown, types: Record<string, Check<unknown>>): boolean {
  if (typeof data !== 'object' || data === null) return false
  const { protocol, type } = data as Envelope
  if (protocol !== gameFrameProtocol || typeof type !== 'string') return false
  return Object.hasOwn(types, type) && types[type]!(data)
}

/**
 * Whether `data` is a message of this protocol version from a game, with the fields it must have.
 * Check `event.source` against the frame's window as well: the frame's origin is "null".
 */
export const isGameMessage = (data: unknown): data is GameMessage => isMessage(data, gameMessages)

/** Whether `data` is a message of this protocol version from a host. Check `event.source` too. */
export const isHostMessage = (data: unknown): data is HostMessage => isMessage(data, hostMessages)

/** The version that a `ready` was said in where it is none of this host's; null for anything else. */
export function foreignVersion(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null
  const { protocol, type } = data as Envelope
  const isOurs = typeof protocol === 'string' && /^marquee\.game\/\d+$/.test(protocol)
  return isOurs && type === 'ready' && protocol !== gameFrameProtocol ? protocol : null
}

/** What a game of another version is answered. It is said in the game's version, so that it is heard. */
export const refuseVersion = (version: string) =>
  ({ protocol: version, type: 'unsupported', supported: [gameFrameProtocol] }) as HostMessage
