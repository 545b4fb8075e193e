import { line, tone } from './studio.ts'
import type { Studio } from './studio.ts'

/** Rubbed glasses: almost pure tones that swell and shimmer, in lydian. */
export const saltglass: Studio = {
  id: 5,
  slug: 'saltglass',
  name: 'Saltglass',
  mark: 'M24 2c8 12 15 19 15 28a15 15 0 0 1-30 0c0-9 7-16 15-28zM12 29c4-4 8-4 12 0s8 4 12 0v5c-4 4-8 4-12 0s-8-4-12 0z',
  palette: {
    ground: '#d5ece8',
    plate: '#bcdfd9',
    ink: '#0e3a42',
    line: '#3f888a',
    key: '#0f6f78',
    keyInk: '#f2fffb',
    night: '#062329',
    shine: '#c6fff0',
    spark: '#6fe0d2',
  },
  lettering: { face: 'oxanium', treatment: 'glass', tracking: 0.14, rise: 0 },
  trim: { corner: '26px', key: '50%', rim: 'waves', finish: 'gloss' },
  voice: {
    root: 294,
    scale: [0, 2, 4, 6, 7, 9, 11],
    partials: [1, 0, 0, 0.16, 0, 0, 0.05],
    gain: 0.6,
    attack: 60,
    hold: 0.3,
    ring: 900,
    detune: 9,
    gap: 140,
    beat: 380,
    pattern: [0, 4, 2, 6, 4, 7, 3, 5],
    reel: [tone(1870, 1840, 260, 0.16), tone(2760, 2740, 180, 0.07, 20)],
    win: [0, 4, 3, 7],
    chord: [0, 2, 4, 6],
  },
  score: {
    chords: [0, 1, 4, 2],
    voicing: [0, 2, 4],
    swing: 0,
    bass: line('0 . . . . . . .'),
    drums: { bell: 'X.......', shaker: 'x...x...' },
    melody: line('4 . . 7 . . 6 . 4 . . 3 . . . .'),
    room: 3.4,
  },
}
