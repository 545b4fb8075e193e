import { type Beds, makeBeds } from './beds.ts'
import { noiseOf, playTone } from './instrument.ts'
import type { Mood, SoundName, SoundSettings } from './sound.ts'
import { soundsOf, type Tone } from './tones.ts'
import { plainVoice, type Voice } from './voice.ts'

export type Player = {
  play: (name: SoundName, level: number) => void
  change: (settings: SoundSettings) => void
  mood: (mood: Mood) => void
}

type Desk = { context: AudioContext; master: GainNode; tones: GainNode; beds: Beds }

/** Sounds that music steps back for. */
const large: ReadonlySet<SoundName> = new Set(['big', 'huge', 'epic', 'feature', 'jackpot'])

/** ms from the switch until nothing is heard, and seconds of the curve that leads there. */
const silence = { after: 200, seconds: 0.04 }

const lastOf = (tones: readonly Tone[]): number =>
  Math.max(...tones.map(({ at, ms }) => at + ms)) / 1000

/** A small room for what happens: noise that dies away. */
function makeRoom(context: AudioContext): ConvolverNode {
  const { sampleRate } = context
  const noise = noiseOf(context).getChannelData(0)
  const buffer = new AudioBuffer({ length: noise.length, sampleRate })
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++)
    samples[at] = noise[at]! * Math.exp((-9 * at) / samples.length)
  return new ConvolverNode(context, { buffer })
}

/** Everything between sounds and the speaker: master, a room, and what keeps many at once from clipping. */
function makeDesk(voice: Voice, scene: string | undefined, mood: Mood): Desk {
  const context = new AudioContext()
  const master = new GainNode(context, { gain: 0 })
  const limit = new DynamicsCompressorNode(context, {
    threshold: -6,
    knee: 4,
    ratio: 20,
    attack: 0.002,
  })
  master.connect(limit).connect(context.destination)
  const tones = new GainNode(context, { gain: 1 })
  const sent = new GainNode(context, { gain: 0.22 })
  tones.connect(master)
  tones.connect(sent).connect(makeRoom(context)).connect(master)
  return { context, master, tones, beds: makeBeds(master, { voice, scene, mood }) }
}

/**
 * Plays the sounds of a game. The audio context is made after the player's first gesture, as browsers
 * demand, and rests while the page is hidden or sound is off.
 */
export function makePlayer(
  settings: SoundSettings,
  first: Mood,
  voice: Voice = plainVoice,
  scene?: string,
): Player {
  const sounds = soundsOf(voice)
  let now = settings
  let mood = first
  let desk: Desk | undefined
  let isHeard = false
  /** For browsers that do not tell it themselves, as those of phones before 2023. */
  let hasTouched = false

  const rest = () => void desk?.context.suspend().catch(() => undefined)
  const switchOn = ({ context, master, beds }: Desk) => {
    isHeard = true
    master.gain.cancelScheduledValues(context.currentTime)
    master.gain.setTargetAtTime(now.volume, context.currentTime, 0.02)
    beds.fadeIn()
    if (now.music) void beds.load()
  }
  const switchOff = ({ context, master }: Desk) => {
    isHeard = false
    master.gain.cancelScheduledValues(context.currentTime)
    master.gain.setTargetAtTime(0, context.currentTime, silence.seconds)
    setTimeout(() => {
      if (!isHeard) rest()
    }, silence.after)
  }
  /** The desk where something may be heard now: on, seen, and asked for by a gesture. */
  const ready = (): Desk | undefined => {
    const isAsked = navigator.userActivation?.hasBeenActive ?? hasTouched
    if (!now.on || document.hidden || !isAsked) return undefined
    if (!desk) {
      desk = makeDesk(voice, scene, mood)
      desk.beds.hear(now.music)
    }
    // Suspended, or interrupted by a call.
    if (desk.context.state !== 'running') void desk.context.resume().catch(() => undefined)
    if (!isHeard) switchOn(desk)
    return desk
  }
  const wake = () => void ready()
  const touch = () => {
    hasTouched = true
    wake()
  }
  for (const gesture of ['pointerdown', 'pointerup', 'touchend', 'keydown'])
    addEventListener(gesture, touch, { capture: true, passive: true })
  addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', () => (document.hidden ? rest() : wake()))
  wake()

  return {
    play: (name, level) => {
      const at = ready()
      if (!at) return
      const tones = sounds[name](level)
      for (const tone of tones) playTone(at.tones, tone, voice)
      if (large.has(name)) at.beds.duck(lastOf(tones))
    },
    change: (changed) => {
      const had = now
      now = changed
      if (!now.on) {
        if (desk && isHeard) switchOff(desk)
        return
      }
      const at = ready()
      if (!at) return
      at.master.gain.setTargetAtTime(now.volume, at.context.currentTime, 0.02)
      if (now.music === had.music) return
      at.beds.hear(now.music)
      if (now.music) void at.beds.load()
    },
    mood: (next) => {
      mood = next
      desk?.beds.mood(next)
    },
  }
}
