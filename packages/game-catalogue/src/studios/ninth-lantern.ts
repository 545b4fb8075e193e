import { line, tone } from './studio.ts'
import type { Studio } from './studio.ts'

/** Strings plucked over still water: five notes, long rings, nothing hurried. */
export const ninthLantern: Studio = {
  id: 3,
  slug: 'ninth-lantern',
  name: 'Ninth Lantern',
  mark: 'M20 2h8v5h-8zM12 9h24v4H12zM14 14h20c5 6 5 16 0 22H14c-5-6-5-16 0-22zM22 18v14h4V18zM12 37h24v4H12zM22 42h4v5h-4z',
  palette: {
    ground: '#0c2358',
    plate: '#18346e',
    ink: '#f7ead0',
    line: '#d8a24a',
    key: '#f2c069',
    keyInk: '#2a1206',
    night: '#08163a',
    shine: '#ffd27a',
    spark: '#ff7a55',
  },
  lettering: { face: 'cinzel-decorative', treatment: 'lantern', tracking: 0.04, rise: 0 },
  trim: { corner: '14px', key: '50%', rim: 'bars', finish: 'matte' },
  voice: {
    root: 196,
    scale: [0, 2, 5, 7, 9],
    partials: [1, 0.28, 0.42, 0.1, 0.16, 0.05, 0.08],
    gain: 0.5,
    attack: 3,
    hold: 0.02,
    ring: 760,
    detune: 4,
    gap: 130,
    beat: 330,
    pattern: [0, 3, 2, 4, 1, 3, 5, 2],
    reel: [tone(392, 380, 220, 0.3), tone(784, 776, 140, 0.12)],
    win: [0, 2, 3, 5],
    chord: [0, 2, 3, 5],
  },
  score: {
    chords: [0, 3, 2, 4],
    voicing: [0, 2, 3],
    swing: 0,
    bass: line('0 . . . . . 3 .'),
    drums: { bell: '....x...', frame: 'X.......', wood: 'x.....x.' },
    melody: line('3 . 4 . 2 . . . 5 . 4 . 3 . . .'),
    room: 2.6,
  },
}
