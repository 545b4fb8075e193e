import { line, tone } from './studio.ts'
import type { Studio } from './studio.ts'

/** A whistle in the wind: breathy and high, leaps of a fourth, folds like paper. */
export const paperKestrel: Studio = {
  id: 10,
  slug: 'paper-kestrel',
  name: 'Paper Kestrel',
  mark: 'M2 9l25 11L46 5 31 30l-5 14-4-15zM25 25l3-2-2 11z',
  palette: {
    ground: '#f7f7f2',
    plate: '#e3e8ec',
    ink: '#16283a',
    line: '#5f8cad',
    key: '#c92f18',
    keyInk: '#ffffff',
    night: '#10202f',
    shine: '#ffffff',
    spark: '#ff9278',
  },
  lettering: { face: 'bangers', treatment: 'cut', tracking: 0.05, rise: -4 },
  trim: { corner: '0', key: '28%', rim: 'fold', finish: 'paper' },
  voice: {
    root: 349,
    scale: [0, 2, 4, 7, 9],
    partials: [1, 0.12, 0.03],
    gain: 0.5,
    attack: 26,
    hold: 0.35,
    ring: 190,
    detune: 18,
    gap: 72,
    beat: 200,
    pattern: [0, 3, 5, 3, 7, 5, 4, 2],
    reel: [tone(3200, 700, 44, 0.2), tone(1500, 380, 38, 0.14, 34)],
    win: [0, 3, 5, 8],
    chord: [0, 2, 3, 5],
  },
  score: {
    chords: [0, 3, 4, 2],
    voicing: [0, 2, 3],
    swing: 0,
    bass: line('0 . . 3 . . 0 .'),
    drums: { clap: '....x...', frame: 'X..x..x.', shaker: 'xxXxxxXx' },
    melody: line('5 . 3 5 7 . 5 . 4 . 3 . 2 3 . .'),
    room: 1.5,
  },
}
