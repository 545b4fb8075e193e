import type { Random } from '@marquee/game-catalogue/random'
import { rate } from './signal.ts'

/** What things are made of: multiples of the pitch, loudness, seconds. */
const bodies = {
  bell: [
    [0.5, 0.4, 3.2],
    [1, 1, 2.6],
    [1.19, 0.5, 1.9],
    [1.5, 0.3, 1.5],
    [2, 0.6, 1.3],
    [2.67, 0.25, 0.8],
    [3.01, 0.2, 0.6],
  ],
  glass: [
    [1, 1, 1.3],
    [2.32, 0.4, 0.7],
    [4.25, 0.2, 0.35],
  ],
  chime: [
    [1, 1, 1.9],
    [2.76, 0.4, 1],
    [5.4, 0.14, 0.4],
  ],
  metal: [
    [1, 0.8, 0.22],
    [1.52, 0.6, 0.16],
    [2.41, 0.6, 0.12],
    [3.77, 0.4, 0.08],
  ],
  wood: [
    [1, 1, 0.09],
    [2.57, 0.4, 0.04],
    [4.2, 0.15, 0.02],
  ],
  hollow: [
    [1, 1, 0.3],
    [2.1, 0.25, 0.1],
  ],
  drum: [
    [1, 1, 0.5],
    [1.59, 0.4, 0.22],
    [2.14, 0.2, 0.12],
  ],
  click: [
    [1, 1, 0.012],
    [1.7, 0.6, 0.008],
  ],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>

export type Body = keyof typeof bodies

/** Something struck, as a sound of its own. */
export function strike(random: Random, hz: number, body: Body, knock = 0): Float32Array {
  const partials = bodies[body].filter(([ratio]) => ratio * hz < rate * 0.46)
  const seconds = Math.max(0.05, ...partials.map(([, , ring]) => ring * 1.3))
  const sound = new Float32Array(Math.round(seconds * rate))
  for (const [ratio, gain, ring] of partials) tone(sound, { hz: hz * ratio, gain, fade: ring / 5 })
  for (let at = 0; at < 0.02 * rate; at++)
    sound[at] = (sound[at] ?? 0) + (random.next() * 2 - 1) * knock * Math.exp(-at / (0.003 * rate))
  const attack = 0.001 * rate
  for (let at = 0; at < attack; at++) sound[at] = sound[at]! * (at / attack)
  return fadeOut(sound)
}

/** Adds a sine that dies away; `fade` is the seconds to a third of it. */
function tone(sound: Float32Array, { hz, gain, fade }: { hz: number; gain: number; fade: number }) {
  const turn = 2 * Math.cos((2 * Math.PI * hz) / rate)
  const keep = Math.exp(-1 / (fade * rate))
  let before = -Math.sin((2 * Math.PI * hz) / rate)
  let now = 0
  let loud = gain
  for (let at = 0; at < sound.length; at++) {
    sound[at] = sound[at]! + now * loud
    const next = turn * now - before
    before = now
    now = next
    loud *= keep
  }
}

function fadeOut(sound: Float32Array): Float32Array {
  const fade = Math.min(sound.length, 240)
  for (let at = 0; at < fade; at++)
    sound[sound.length - 1 - at] = sound[sound.length - 1 - at]! * (at / fade)
  return sound
}
