import type { Random } from '@marquee/game-catalogue/random'
import type { Murmur } from './layers.ts'
import { add, filter, type Loop, rate, sway } from './signal.ts'

/** The two lowest resonances of a mouth, from vowel to vowel. */
const vowels = [
  [310, 2100],
  [450, 1700],
  [700, 1200],
  [480, 900],
  [340, 800],
] as const

/** One mouth that says nothing: a throat through two resonances that move from vowel to vowel. */
function talk(random: Random, length: number, base: number): Loop {
  const melody = sway(random, length, 0.9)
  const mouth = sway(random, length, 0.35)
  const phrases = sway(random, length, 2.6)
  const [low, high] = [random.pick(vowels), random.pick(vowels)]
  const syllables = Math.round((length / rate) * random.between(3.4, 5))
  const throat = new Float32Array(length)
  let turn = 0
  let [pitch, open] = [base, 0]
  for (let at = 0; at < length; at++) {
    if (at % 32 === 0) {
      const speaks = Math.min(1, Math.max(0, 0.5 + phrases(at) * 2))
      pitch = base * 2 ** (melody(at) * 0.25)
      open = speaks * Math.max(0, Math.sin((at / length) * syllables * 2 * Math.PI + 3 * mouth(at)))
    }
    turn = (turn + pitch / rate) % 1
    throat[at] = (1 - 2 * turn + (random.next() - 0.5) * 0.5) * open
  }
  const between = (one: number, other: number) => (at: number) =>
    one + (other - one) * (0.5 + 0.5 * Math.max(-1, Math.min(1, mouth(at))))
  const first = filter(throat, { kind: 'band', hz: between(low[0], high[0]), resonance: 5 })
  const second = filter(throat, { kind: 'band', hz: between(low[1], high[1]), resonance: 7 })
  return first.map((sample, at) => sample + second[at]! * 0.5)
}

/** Many that talk at once. */
export function murmur(random: Random, length: number, { voices, pitch, to }: Murmur): Loop {
  const loop = new Float32Array(length)
  // Who has said something says it again elsewhere: nobody follows a single voice in a crowd.
  const mouths = Math.ceil(voices / 3)
  for (let mouth = 0; mouth < mouths; mouth++) {
    const said = talk(random, length, random.between(...pitch))
    for (let turn = 0; turn < 3; turn++)
      add(loop, said, random.int(0, length), random.between(0.4, 1))
  }
  return filter(loop, { kind: 'low', hz: to })
}
