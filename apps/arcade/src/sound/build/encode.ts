import { createMp3Encoder } from 'wasm-media-encoders'
import { rollSeconds } from '../loop.ts'
import { type Loop, rate } from './signal.ts'

type Encode = (loop: Loop, kilobits: 32 | 40) => Uint8Array

/** Makes what writes loops as MP3, each with a little of its end before it and of its beginning after it. */
export async function makeEncoder(): Promise<Encode> {
  const encoder = await createMp3Encoder()
  const roll = Math.round(rollSeconds * rate)
  return (loop, kilobits) => {
    encoder.configure({ sampleRate: rate, channels: 1, bitrate: kilobits })
    const whole = new Float32Array(loop.length + 2 * roll)
    whole.set(loop.subarray(loop.length - roll), 0)
    whole.set(loop, roll)
    whole.set(loop.subarray(0, roll), roll + loop.length)
    // The encoder gives out its own memory, which the next call overwrites.
    return Buffer.concat([encoder.encode([whole]).slice(), encoder.finalize().slice()])
  }
}
