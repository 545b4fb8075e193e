import { line, tone } from './studio.ts'
import type { Studio } from './studio.ts'

/** A harmonium in an empty house: slow, hollow, in a minor key with a raised seventh. */
export const marrowAndMoth: Studio = {
  id: 2,
  slug: 'marrow-and-moth',
  name: 'Marrow & Moth',
  mark: 'M24 14c-4-6-14-8-21-5 0 9 4 15 11 16-5 2-7 7-5 13 7 1 12-3 15-10 3 7 8 11 15 10 2-6 0-11-5-13 7-1 11-7 11-16-7-3-17-1-21 5zM22 9l-5-6 2-1 5 6 5-6 2 1-5 6z',
  palette: {
    ground: '#e9e0cf',
    plate: '#d8ccb4',
    ink: '#2b2230',
    line: '#6d5a7a',
    key: '#5b3a6e',
    keyInk: '#f6eee0',
    night: '#1a1420',
    shine: '#efe3c8',
    spark: '#c09ad2',
  },
  lettering: { face: 'marcellus', treatment: 'ghost', tracking: 0.04, rise: 0 },
  trim: { corner: '2px', key: '46%', rim: 'stitches', finish: 'paper' },
  voice: {
    root: 147,
    scale: [0, 2, 3, 5, 7, 8, 11],
    partials: [1, 0, 0.55, 0, 0.34, 0, 0.2],
    gain: 0.44,
    attack: 46,
    hold: 0.4,
    ring: 620,
    detune: 11,
    gap: 150,
    beat: 360,
    pattern: [0, 4, 2, 5, 4, 2, 6, 4],
    reel: [tone(92, 48, 190, 0.9), tone(610, 420, 60, 0.14, 10)],
    win: [4, 2, 6, 7],
    chord: [0, 2, 4, 7],
  },
  score: {
    chords: [0, 5, 3, 4],
    voicing: [0, 2, 4],
    swing: 0,
    bass: line('0 . . . 4 . . .'),
    drums: { brush: '....x...', kick: 'x.......', wood: 'x......x' },
    melody: line('4 . . 2 . . 3 . 4 . . 6 . . . .'),
    room: 2.8,
  },
}
