import { line, tone } from './studio.ts'
import type { Studio } from './studio.ts'

/** Church bells from the casting floor: heavy strikes with a minor third inside. */
export const figtreeFoundry: Studio = {
  id: 14,
  slug: 'figtree-foundry',
  name: 'Figtree Foundry',
  mark: 'M24 2c2 5 2 8 4 12 8 4 14 11 14 18 0 9-8 14-18 14S6 41 6 32c0-7 6-14 14-18 2-4 2-7 4-12zM24 21c-5 4-8 7-8 11s4 8 8 8 8-4 8-8-3-7-8-11z',
  palette: {
    ground: '#37401f',
    plate: '#454f27',
    ink: '#f6f2d6',
    line: '#a8b060',
    key: '#e2c8f0',
    keyInk: '#3a1450',
    night: '#191d0d',
    shine: '#e6e0a0',
    spark: '#d3a0e8',
  },
  lettering: { face: 'cinzel', treatment: 'cast', tracking: 0.05, rise: 0 },
  trim: { corner: '5px', key: '16%', rim: 'rivets', finish: 'matte' },
  voice: {
    root: 175,
    scale: [0, 2, 3, 7, 9],
    partials: [1, 0.62, 0.36, 0.1, 0.28, 0.06, 0, 0.16],
    gain: 0.36,
    attack: 2,
    hold: 0.01,
    ring: 980,
    detune: 8,
    gap: 160,
    beat: 340,
    pattern: [0, 3, 2, 1, 3, 4, 2, 0],
    reel: [tone(523, 519, 260, 0.18), tone(622, 618, 200, 0.1), tone(140, 70, 90, 0.7)],
    win: [3, 2, 3, 5],
    chord: [0, 2, 3],
  },
  score: {
    chords: [0, 3, 2, 0],
    voicing: [0, 2, 3],
    swing: 0,
    bass: line('0 . . . 3 . . .'),
    drums: { bell: 'X.......', frame: 'x...x.x.', shaker: '..x...x.' },
    melody: line('3 . 2 . 3 . . . 5 . 3 . 2 . . .'),
    room: 2.4,
  },
}
