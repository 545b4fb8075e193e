import type { JackpotId, RoundAction, RoundChoice, RoundOutcome } from '@marquee/game-math'
import type { Formats } from './format.ts'
import type { Sound } from './sound/sound.ts'
import type { Translate } from './texts/texts.ts'

/** What has a scene of its own over the game; jackpots by their levels. */
export type MomentKind = 'free-spins' | 'free-spins-over' | JackpotId

export type MomentTexts = {
  title: string
  detail?: string | undefined
  /** What was won by it, minor units. */
  amount?: number
}

/** What a view says beside its pictures; drawn as page elements, so that everyone can read it. */
export type Narrator = {
  /** What the round has won so far, minor units. */
  total: (amount: number) => void
  /** A line that stays until it changes, such as the free spins left. */
  badge: (text: string | null) => void
  /** A large text in the middle for a moment; may be skipped. */
  card: (title: string, detail?: string) => Promise<void>
  /** What is larger than a text: free spins begin or end, a jackpot falls. Heard, counted up, may be skipped. */
  moment: (kind: MomentKind, texts: MomentTexts) => Promise<void>
  announce: (text: string) => void
  /** Whether what is being shown now may be skipped: wins may, spins and shots may not. */
  skippable: (may: boolean) => void
  /** What the large button says while the round waits. */
  main: (choice: MainChoice) => void
}

/** What the large button does while a round waits for a choice. */
export type MainChoice = { label: string; detail?: string; enabled: boolean }

export type ViewContext = {
  narrator: Narrator
  sound: Sound
  t: Translate
  formats: Formats
  minimumSpinMs: number
  reducedMotion: () => boolean
  /** Families of the game's lettering, for texts on the stage. */
  font: () => string
  /** The game's number: what two games of a model show at rest differs by it. */
  seed: number
  /** Free spins begin or end: scene, music and colours change with them. Gives the colours. */
  feature: (on: boolean) => Promise<Record<string, string>>
}

/** Asks how the round stands; held, the answer waits for the round to end, for a moment at most. */
export type Look = (holds: boolean) => Promise<RoundOutcome>

/** One of several rounds that are under way together. */
export type Shot = {
  /** Shows what it has hit; resolves when that is seen. Before it lands nothing of it is shown. */
  land: (outcome: RoundOutcome) => Promise<void>
  /** No outcome came: it is gone. */
  abort: () => void
}

/** A game on the stage. It shows outcomes; it decides nothing. */
export type GameView = {
  /** Sets things in motion at once, while the host is asked for the outcome. */
  begin: (action: RoundAction, target?: string) => void
  /** Shows an outcome from where `begin` or the last choice left off; resolves when its last step is over. */
  play: (outcome: RoundOutcome) => Promise<void>
  /**
   * Waits for the player's choice in a round that asks for one, once it is shown as far as it goes. A
   * round that goes on by the clock may end without one: then `look` has said so, and there is none.
   */
  ask?: (outcome: RoundOutcome, look: Look) => Promise<RoundChoice | null>
  /** Fires one of several rounds that may be under way together, where they may; `target` is what it is about. */
  fire?: (target: string | undefined) => Shot
  /** The large button was pressed while the round waits. */
  press?: () => void
  /** No outcome came: brings things to rest as they were. */
  abort: () => void
  /** Chooses the next (1) or previous (-1) thing to aim at; nothing where there is no aim. */
  aim?: (direction: 1 | -1) => void
  /** Another stake was chosen. */
  stake?: () => void
  /** Takes the game off the stage; another takes its place. */
  leave?: () => void
  /** What the next round is about: a shot's target, a number of mines, or what the player chose. */
  target?: () => string | undefined
  /** What is remembered of the player's choice for the next time; `target` where it is absent. */
  remembers?: () => string
  /** Says to the player, and here, that nothing can be played yet. */
  refuses?: () => boolean
  choose?: (target: string) => void
}
