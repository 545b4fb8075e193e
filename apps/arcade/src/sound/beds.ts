import type { LoopFile, MusicFiles } from './files.ts'
import { ambience, music } from './files.ts'
import { musicKey, rollSeconds } from './loop.ts'
import type { Mood } from './sound.ts'
import type { Voice } from './voice.ts'

/** What goes on under a game: the ambience of its place and the music of its studio, in layers. */
export type Beds = {
  /** Fetches what is not there yet; what fails is silent until this is asked again. */
  load: () => Promise<void>
  mood: (mood: Mood) => void
  /** Steps back for so many seconds, for what is louder. */
  duck: (seconds: number) => void
  /** Swells from nothing. */
  fadeIn: () => void
  /** Whether they are heard. */
  hear: (on: boolean) => void
}

type LayerName = 'ambience' | 'bed' | 'rhythm' | 'feature'

/** How loud each layer is, and what it is part of. The sounds of what happens are 12 to 18 dB above. */
const layers: Record<LayerName, { gain: number; moods: readonly Mood[] }> = {
  ambience: { gain: 0.36, moods: ['rest', 'round', 'feature'] },
  bed: { gain: 0.4, moods: ['rest', 'round'] },
  rhythm: { gain: 0.42, moods: ['round'] },
  feature: { gain: 0.62, moods: ['feature'] },
}

/** Seconds that beds swell for when sound is switched on. */
const swell = 1.5

/** A layer joins at once and leaves late: who plays on hears no break between two rounds. */
const joining = { after: 0, seconds: 0.25 }
const leaving = { after: 1.6, seconds: 0.9 }
/** Free spins have music of their own, on other chords: what was played gives way to it, and it to that. */
const changing = { after: 0, seconds: 0.2 }

async function fetchLoop(context: BaseAudioContext, { url }: LoopFile): Promise<AudioBuffer> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`)
  return context.decodeAudioData(await answer.arrayBuffer())
}

const filesOf = (scene: string | undefined, studio: MusicFiles | undefined) => {
  const place = scene === undefined ? undefined : ambience[scene]
  return {
    ...(place && { ambience: place }),
    ...(studio && { bed: studio.bed, rhythm: studio.rhythm, feature: studio.feature }),
  }
}

/** The beds of a game, silent until they are loaded. Their loops are started by one clock, so that they stay together. */
export function makeBeds(
  output: AudioNode,
  { voice, scene, mood: first }: { voice: Voice; scene: string | undefined; mood: Mood },
): Beds {
  const { context } = output
  const studio = music[musicKey(voice)]
  // The place moves the key: its music is as much slower as it is lower.
  const pace = studio ? voice.root / studio.root : 1
  const files = Object.entries(filesOf(scene, studio)) as [LayerName, LoopFile][]
  const heard = new GainNode(context, { gain: 1 })
  const swelling = new GainNode(context, { gain: 1 })
  const ducked = new GainNode(context, { gain: 1 })
  ducked.connect(swelling).connect(heard).connect(output)
  const began = context.currentTime
  const playing = new Map<LayerName, GainNode>()
  let mood = first
  let loading: Promise<void> | undefined

  const levelOf = (name: LayerName) => (layers[name].moods.includes(mood) ? layers[name].gain : 0)
  const start = (name: LayerName, { seconds }: LoopFile, buffer: AudioBuffer) => {
    const isMusic = name !== 'ambience'
    const gain = new GainNode(context, { gain: 0 })
    gain.connect(isMusic ? ducked : swelling)
    const playbackRate = isMusic ? pace : 1
    const source = new AudioBufferSourceNode(context, {
      buffer,
      loop: true,
      loopStart: rollSeconds,
      loopEnd: rollSeconds + seconds,
      playbackRate,
    })
    source.connect(gain)
    const at = context.currentTime + 0.05
    source.start(at, rollSeconds + (((at - began) * playbackRate) % seconds))
    gain.gain.setTargetAtTime(levelOf(name), at, swell / 3)
    playing.set(name, gain)
  }
  const load = async () => {
    for (const [name, file] of files) {
      if (playing.has(name)) continue
      try {
        start(name, file, await fetchLoop(context, file))
      } catch {
        // Without a connection a game is quieter, and nothing else.
      }
    }
  }

  return {
    load: () => (loading ??= load().finally(() => (loading = undefined))),
    mood: (next) => {
      const isOther = (next === 'feature') !== (mood === 'feature')
      mood = next
      for (const [name, { gain }] of playing) {
        const level = levelOf(name)
        const silent = isOther && name !== 'ambience' ? changing : leaving
        const { after, seconds } = level ? joining : silent
        gain.cancelScheduledValues(context.currentTime)
        gain.setTargetAtTime(level, context.currentTime + after, seconds)
      }
    },
    duck: (seconds) => {
      const now = context.currentTime
      ducked.gain.cancelScheduledValues(now)
      ducked.gain.setTargetAtTime(0.3, now, 0.06)
      ducked.gain.setTargetAtTime(1, now + seconds, 0.5)
    },
    fadeIn: () => {
      const now = context.currentTime
      swelling.gain.cancelScheduledValues(now)
      swelling.gain.setValueAtTime(0, now)
      swelling.gain.linearRampToValueAtTime(1, now + swell)
    },
    hear: (on) => heard.gain.setTargetAtTime(on ? 1 : 0, context.currentTime, on ? 0.4 : 0.05),
  }
}
