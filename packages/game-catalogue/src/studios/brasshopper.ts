import { dot, line, tone } from './studio.ts'
import type { Studio } from './studio.ts'

/** A brass section at a hop: bright overtones, short notes, a swinging major sixth. */
export const brasshopper: Studio = {
  id: 4,
  slug: 'brasshopper',
  name: 'Brasshopper',
  mark: `M4 42 17 12l9 15 7-9 11 24h-7l-5-12-6 8-8-13-7 17z${dot(37, 8, 5)}`,
  palette: {
    ground: '#16261c',
    plate: '#24392b',
    ink: '#f4e7bd',
    line: '#c79a3a',
    key: '#d9ab3f',
    keyInk: '#1a1605',
    night: '#0c1710',
    shine: '#f2d27a',
    spark: '#7fd08a',
  },
  lettering: { face: 'limelight', treatment: 'foil', tracking: 0.03, rise: 0 },
  trim: { corner: '10px', key: '34%', rim: 'polished', finish: 'gloss' },
  voice: {
    root: 262,
    scale: [0, 2, 4, 7, 9],
    partials: [0.7, 1, 0.9, 0.7, 0.5, 0.34, 0.2],
    gain: 0.26,
    attack: 18,
    hold: 0.5,
    ring: 170,
    detune: 6,
    gap: 96,
    beat: 176,
    pattern: [0, 2, 4, 2, 5, 4, 2, 4],
    reel: [tone(520, 690, 70, 0.22), tone(180, 90, 60, 0.6)],
    win: [2, 2, 4, 5, 7],
    chord: [0, 2, 4, 6],
  },
  score: {
    chords: [0, 3, 1, 4],
    voicing: [0, 2, 4],
    swing: 0.3,
    bass: line('0 . 3 . 2 . 3 .'),
    drums: { brush: '..X...X.', hat: 'x.xxx.xx', kick: 'X...x...' },
    melody: line('0 2 3 . 5 . 3 2 4 . 3 . 2 . . .'),
    room: 0.7,
  },
}
