import type { SceneId } from '@marquee/game-catalogue'
import { makeRandom } from '@marquee/game-catalogue/random'
import type { Layer } from './layers.ts'
import { renderLayer } from './renderLayer.ts'
import { level, type Loop, makeLoop, reverberate } from './signal.ts'
import { elsewhere } from './scenes/elsewhere.ts'
import { halls } from './scenes/halls.ts'
import { land } from './scenes/land.ts'
import { towns } from './scenes/towns.ts'
import { water } from './scenes/water.ts'
import { woods } from './scenes/woods.ts'

/** What a place sounds like when nobody plays. */
export type Ambience = {
  /** The room its sounds are heard in: seconds until it is quiet, and how dull its walls are (0 to 1). */
  room?: { seconds: number; damp: number }
  layers: readonly Layer[]
}

/** Seconds until an ambience begins again. */
export const ambienceSeconds = 14

/** Decibels of full scale of every ambience: how far under what happens it is played is the player's. */
export const ambienceLevel = -25

export const ambiences: Record<SceneId, Ambience> = {
  ...elsewhere,
  ...halls,
  ...land,
  ...towns,
  ...water,
  ...woods,
}

/** The ambience of a place as a loop without a seam, the same each time. */
export function renderAmbience(scene: SceneId): Loop {
  const { layers, room } = ambiences[scene]
  const dry = makeLoop(ambienceSeconds)
  const sent = makeLoop(ambienceSeconds)
  for (const [index, layer] of layers.entries()) {
    // Each layer draws for itself: one that is added changes no other.
    const heard = renderLayer(makeRandom(`${scene} ${index}`), dry.length, layer)
    const share = layer.room ?? 0
    for (let at = 0; at < dry.length; at++) {
      dry[at] = dry[at]! + heard[at]! * (1 - share * 0.6)
      sent[at] = sent[at]! + heard[at]! * share
    }
  }
  const { seconds, damp } = room ?? { seconds: 1.4, damp: 0.5 }
  const wet = layers.some((layer) => layer.room) ? reverberate(sent, seconds, damp) : sent
  return level(
    dry.map((sample, at) => sample + wet[at]!),
    ambienceLevel,
  )
}
