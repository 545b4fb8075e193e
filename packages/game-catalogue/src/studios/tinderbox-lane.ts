import { line, tone } from './studio.ts'
import type { Studio } from './studio.ts'

/** A struck match: dry plucks of a parlour piano, quick, in a bright blues. */
export const tinderboxLane: Studio = {
  id: 1,
  slug: 'tinderbox-lane',
  name: 'Tinderbox Lane',
  mark: 'M24 3c6 8 10 12 10 19a10 10 0 0 1-20 0c0-4 2-7 4-9 0 3 1 5 3 6 1-6 0-10 3-16zM22 35h4v11h-4z',
  palette: {
    ground: '#2a1410',
    plate: '#43201a',
    ink: '#ffe9d2',
    line: '#e8a94a',
    key: '#ff6f3a',
    keyInk: '#2a0f08',
    night: '#1a0b08',
    shine: '#ffcf70',
    spark: '#ff7a4d',
  },
  lettering: { face: 'rye', treatment: 'print', tracking: 0.02, rise: 0 },
  trim: { corner: '6px', key: '50%', rim: 'matches', finish: 'grain' },
  voice: {
    root: 233,
    scale: [0, 3, 4, 7, 9],
    partials: [1, 0.5, 0.62, 0.2, 0.3, 0.1],
    gain: 0.42,
    attack: 4,
    hold: 0.06,
    ring: 240,
    detune: 7,
    gap: 78,
    beat: 190,
    pattern: [0, 2, 3, 4, 3, 2, 5, 1],
    reel: [tone(310, 120, 60, 0.5), tone(2100, 900, 24, 0.16)],
    win: [0, 1, 2, 4, 5],
    chord: [0, 2, 3, 5],
  },
  score: {
    chords: [0, 3, 0, 2],
    voicing: [0, 2, 3],
    swing: 0.26,
    bass: line('0 . 3 . 4 . 3 .'),
    drums: { brush: '..X...X.', hat: 'x.xxx.xx', kick: 'X...x..x' },
    melody: line('0 1 2 . 4 . 3 . 5 4 3 2 1 . 0 .'),
    room: 0.8,
  },
}
