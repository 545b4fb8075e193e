import type { Player } from './player.ts'
import type { Voice } from './voice.ts'

export type SoundName =
  | 'press'
  | 'reel'
  | 'win'
  | 'big'
  | 'coin'
  | 'shot'
  | 'hit'
  | 'miss'
  | 'feature'
  | 'jackpot'
  | 'burst'
  | 'rise'
  | 'tap'
  | 'card'
  | 'huge'
  | 'epic'
  | 'peg'
  | 'land'
  | 'tick'
  | 'ball'
  | 'lift'
  | 'boom'
  | 'net'
  | 'deep'
  | 'collect'
  | 'multiply'
  | 'respin'

export type SoundSettings = {
  on: boolean
  /** 0 to 1. */
  volume: number
  /** Whether ambience and music are played, beside the sounds of what happens. */
  music: boolean
}

/** What a game is about just now: waiting, showing a round, or in the free spins of one. */
export type Mood = 'rest' | 'round' | 'feature'

export type Sound = {
  readonly settings: Readonly<SoundSettings>
  change: (changed: Partial<SoundSettings>) => void
  /** `level` raises what climbs with each fall. */
  play: (name: SoundName, level?: number) => void
  mood: (mood: Mood) => void
}

/** A sound that comes later than this after what it belongs to is left out, in ms. */
const latest = 250

/**
 * The sounds of a game, in the voice of its studio and the ambience of its place; off until switched on.
 * What plays them is fetched when they are: until then they cost a game nothing.
 */
export function makeSound(settings: SoundSettings, voice?: Voice, scene?: string): Sound {
  let now = settings
  let mood: Mood = 'rest'
  let opening: Promise<Player | undefined> | undefined
  const open = () =>
    (opening ??= import('./player.ts').then(
      ({ makePlayer }) => makePlayer(now, mood, voice, scene),
      // Fetched anew at the next switch: a game goes on without.
      () => (opening = undefined),
    ))
  const tell = (what: (player: Player) => void) => {
    if (opening || now.on) void open().then((player) => player && what(player))
  }
  if (now.on) void open()
  return {
    get settings() {
      return now
    },
    change: (changed) => {
      const next = { ...now, ...changed }
      now = next
      tell((player) => player.change(next))
    },
    play: (name, level = 0) => {
      if (!now.on) return
      const asked = performance.now()
      tell((player) => {
        if (performance.now() - asked < latest) player.play(name, level)
      })
    },
    mood: (next) => {
      mood = next
      tell((player) => player.mood(next))
    },
  }
}
