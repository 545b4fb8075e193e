import type { Tone } from './tones.ts'
import type { Voice } from './voice.ts'

/** What a tone of full gain is of full scale: several sound at once. */
const loudest = 0.28

const waves = new WeakMap<BaseAudioContext, PeriodicWave>()

/** The lead of a voice as the context plays it: its overtones, made once. */
function waveOf(context: BaseAudioContext, { partials }: Voice): PeriodicWave {
  const known = waves.get(context)
  if (known) return known
  const made = context.createPeriodicWave(new Float32Array([0, ...partials.map(() => 0)]), [
    0,
    ...partials,
  ])
  waves.set(context, made)
  return made
}

/** Plays one tone: swells, holds, dies away; the lead may have two strings a little apart. */
export function playTone(
  output: AudioNode,
  { at, hz, to = hz, ms, type, gain = 0.6 }: Tone,
  voice: Voice,
) {
  const { context } = output
  const start = context.currentTime + at / 1000
  const end = start + ms / 1000
  const length = ms / 1000
  const attack = type ? 0.008 : Math.min(voice.attack / 1000, length / 3)
  const held = start + Math.max(attack, type ? 0 : voice.hold * length)
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(gain * loudest, start + attack)
  volume.gain.setValueAtTime(gain * loudest, held)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  volume.connect(output)
  if (type === 'noise') return playNoise(volume, { hz, to, start, end })
  for (const detune of type || !voice.detune ? [0] : [-voice.detune / 2, voice.detune / 2]) {
    const oscillator = new OscillatorNode(context, {
      frequency: hz,
      detune,
      ...(type ? { type } : { type: 'custom', periodicWave: waveOf(context, voice) }),
    })
    oscillator.frequency.setValueAtTime(hz, start)
    oscillator.frequency.exponentialRampToValueAtTime(to, end)
    oscillator.connect(volume)
    oscillator.start(start)
    oscillator.stop(end)
  }
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** Half a second of noise, the same in every game. */
export function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context)
  if (known) return known
  const length = Math.round(context.sampleRate / 2)
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate })
  const samples = buffer.getChannelData(0)
  let state = 1
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    samples[at] = state / 2 ** 31
  }
  noises.set(context, buffer)
  return buffer
}

type Burst = { hz: number; to: number; start: number; end: number }

function playNoise(output: AudioNode, { hz, to, start, end }: Burst) {
  const { context } = output
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: hz, Q: 0.8 })
  band.frequency.setValueAtTime(hz, start)
  band.frequency.exponentialRampToValueAtTime(to, end)
  band.connect(output)
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true })
  source.connect(band)
  source.start(start)
  source.stop(end)
}
