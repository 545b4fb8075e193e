import { line, tone } from './studio.ts'
import type { Studio } from './studio.ts'

/** A theremin and a valve: gliding square tones, wide leaps, in mixolydian. */
export const copperComet: Studio = {
  id: 13,
  slug: 'copper-comet',
  name: 'Copper Comet',
  mark: 'M32 20a12.5 12.5 0 1 1-12 12L3 9l2-2 13 12L8 3l2-1 14 15-4-13 2-1 9 17z',
  palette: {
    ground: '#703317',
    plate: '#5e2811',
    ink: '#fff1df',
    line: '#f2b27a',
    key: '#bdf0e6',
    keyInk: '#0c3a36',
    night: '#2c130a',
    shine: '#ffcfa0',
    spark: '#6fe3d0',
  },
  lettering: { face: 'righteous', treatment: 'streak', tracking: 0.03, rise: -3 },
  trim: { corner: '30px', key: '50%', rim: 'tail', finish: 'gloss' },
  voice: {
    root: 208,
    scale: [0, 2, 4, 5, 7, 9, 10],
    partials: [1, 0, 0.34, 0, 0.2, 0, 0.14, 0, 0.1],
    gain: 0.3,
    attack: 34,
    hold: 0.5,
    ring: 280,
    detune: 22,
    gap: 110,
    beat: 260,
    pattern: [0, 4, 7, 4, 6, 4, 3, 4],
    reel: [tone(240, 980, 110, 0.22), tone(300, 80, 90, 0.5)],
    win: [0, 4, 6, 9],
    chord: [0, 2, 4, 6],
  },
  score: {
    chords: [0, 3, 6, 4],
    voicing: [0, 2, 4],
    swing: 0,
    bass: line('0 . . 0 . . 4 .'),
    drums: { bell: '....x...', kick: 'X..x..x.', shaker: 'x.x.x.x.' },
    melody: line('0 . . 7 . . 6 . 4 . . . 5 4 . .'),
    room: 1.6,
  },
}
