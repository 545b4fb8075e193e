import { dot, line, tone } from './studio.ts'
import type { Studio } from './studio.ts'

/** Sonar from far below: sine tones with a long tail, whole tones, a slow pulse. */
export const deepwellNine: Studio = {
  id: 12,
  slug: 'deepwell-nine',
  name: 'Deepwell Nine',
  mark: `${dot(24, 24, 22)}${dot(24, 24, 16)}${dot(24, 24, 10)}${dot(24, 24, 4)}`,
  palette: {
    ground: '#06161f',
    plate: '#0d2632',
    ink: '#d6f6ff',
    line: '#1f7f98',
    key: '#3fe0e8',
    keyInk: '#03202a',
    night: '#020b11',
    shine: '#7ff0ff',
    spark: '#ffb020',
  },
  lettering: { face: 'audiowide', treatment: 'tube', tracking: 0.06, rise: 0 },
  trim: { corner: '4px', key: '50%', rim: 'scale', finish: 'rings' },
  voice: {
    root: 165,
    scale: [0, 2, 4, 6, 8, 10],
    partials: [1, 0, 0.06],
    gain: 0.7,
    attack: 10,
    hold: 0.08,
    ring: 1100,
    detune: 5,
    gap: 170,
    beat: 420,
    pattern: [0, 3, 1, 4, 2, 5, 0, 6],
    reel: [tone(740, 738, 340, 0.26), tone(64, 44, 260, 0.8)],
    win: [0, 2, 4, 6],
    chord: [0, 2, 4, 6],
  },
  score: {
    chords: [0, 2, 5, 1],
    voicing: [0, 2, 4],
    swing: 0,
    bass: line('0 . . . . . . .'),
    drums: { shaker: '..x...x.', tom: 'X.......' },
    melody: line('0 . . 3 . . . . 5 . . 2 . . . .'),
    room: 3.2,
  },
}
