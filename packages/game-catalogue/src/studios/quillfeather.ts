import { line, tone } from './studio.ts'
import type { Studio } from './studio.ts'

/** A harpsichord at a writing desk: thin quick plucks that run in thirds, in dorian. */
export const quillfeather: Studio = {
  id: 8,
  slug: 'quillfeather',
  name: 'Quillfeather',
  mark: 'M43 4C22 6 10 18 10 34L4 44l3 1 7-9C30 36 41 24 43 4zM15 31c5-9 11-14 19-19-6 7-12 13-16 20z',
  palette: {
    ground: '#f2d58c',
    plate: '#e6c272',
    ink: '#1f2a52',
    line: '#7a5418',
    key: '#24418f',
    keyInk: '#fdf3d8',
    night: '#111a3a',
    shine: '#f7e2a8',
    spark: '#9ab8ff',
  },
  lettering: { face: 'lobster', treatment: 'ink', tracking: 0, rise: -3 },
  trim: { corner: '12px', key: '50%', rim: 'rule', finish: 'paper' },
  voice: {
    root: 247,
    scale: [0, 2, 3, 5, 7, 9, 10],
    partials: [0.6, 1, 0.8, 0.66, 0.52, 0.4, 0.34, 0.26, 0.2],
    gain: 0.24,
    attack: 2,
    hold: 0.02,
    ring: 330,
    detune: 3,
    gap: 66,
    beat: 170,
    pattern: [0, 2, 4, 7, 4, 2, 3, 5],
    reel: [tone(2500, 1300, 30, 0.18), tone(860, 620, 50, 0.16, 26)],
    win: [0, 2, 1, 3, 2, 4, 7],
    chord: [0, 2, 4, 7],
  },
  score: {
    chords: [0, 3, 6, 4],
    voicing: [0, 2, 4],
    swing: 0,
    bass: line('0 . 2 . 4 . 2 .'),
    drums: { frame: 'X.......', hat: '..x...x.', wood: 'x...x...' },
    melody: line('0 2 1 3 2 4 3 5 4 . 2 . 4 2 1 .'),
    room: 1.2,
  },
}
