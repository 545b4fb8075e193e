import type { Jar } from './jar.ts'

const glass = 'M82 96h96q18 12 18 34v82q0 22-22 22H86q-22 0-22-22v-82q0-22 18-34z'

/** The glass jar that the feature begins with: a lid, a string around its neck, and a tag on it. */
export const plainJar: Jar = {
  back: [['shell', glass]],
  inside: { d: glass, left: 64, right: 196, top: 100, bottom: 234 },
  front: [
    ['edge', glass],
    ['gloss', 'M78 122q4-2 6 2-4 38 0 76-2 4-6 0-6-40 0-78z'],
    ['secondDeep', 'M90 84h80a8 8 0 0 1 0 16H90a8 8 0 0 1 0-16z'],
    ['second', 'M90 84h80a8 8 0 0 1 0 12H90a8 8 0 0 1 0-12z'],
  ],
  lid: [
    ['deep', 'M83 58h94q9 0 9 9v12q0 9-9 9H83q-9 0-9-9V67q0-9 9-9z'],
    ['body', 'M83 58h94q9 0 9 9v8q0 9-9 9H83q-9 0-9-9v-8q0-9 9-9z'],
    ['sheen', 'M84 63h92a3 3 0 0 1 0 6H84a3 3 0 0 1 0-6z'],
  ],
  off: [56, -22, 28],
  tie: [
    ['thread', 'M82 92q48 12 96 0'],
    ['goldDeep', 'M168 94l22 14-4 26-26-16z'],
    ['gold', 'M169 98l17 11-3 19-19-12z'],
    ['ink', 'M169 105a3 3 0 1 0 6 0a3 3 0 1 0-6 0z'],
  ],
  mouth: [130, 84],
}
