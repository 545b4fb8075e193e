import { dot, line, tone } from './studio.ts'
import type { Studio } from './studio.ts'

/** A marimba by the river: round wooden notes with a high knock, in plain major. */
export const otterworks: Studio = {
  id: 6,
  slug: 'otterworks',
  name: 'Otterworks',
  mark: `M24 22c8 0 14 6 14 13 0 6-5 9-9 9-3 0-3-1-5-1s-2 1-5 1c-4 0-9-3-9-9 0-7 6-13 14-13z${dot(8, 21, 5)}${dot(18, 10, 5.5)}${dot(30, 10, 5.5)}${dot(40, 21, 5)}`,
  palette: {
    ground: '#4a2f1f',
    plate: '#5f3f2c',
    ink: '#fff0dc',
    line: '#8fd0b5',
    key: '#79d6b4',
    keyInk: '#10362a',
    night: '#23150d',
    shine: '#b8f0d8',
    spark: '#ffb45e',
  },
  lettering: { face: 'lilita', treatment: 'sticker', tracking: 0.01, rise: -2 },
  trim: { corner: '18px', key: '40%', rim: 'pebbles', finish: 'grain' },
  voice: {
    root: 220,
    scale: [0, 2, 4, 5, 7, 9, 11],
    partials: [1, 0, 0, 0.5, 0, 0, 0, 0, 0, 0.12],
    gain: 0.56,
    attack: 2,
    hold: 0,
    ring: 300,
    detune: 0,
    gap: 84,
    beat: 210,
    pattern: [0, 2, 4, 2, 5, 4, 1, 4],
    reel: [tone(430, 210, 90, 0.7)],
    win: [0, 2, 4, 7, 4, 7],
    chord: [0, 2, 4, 7],
  },
  score: {
    chords: [0, 5, 3, 4],
    voicing: [0, 2, 4],
    swing: 0,
    bass: line('0 . 0 . 4 . 0 .'),
    drums: { kick: 'X...x...', shaker: 'x.x.x.x.', wood: 'x.xx.x.x' },
    melody: line('0 2 4 . 7 . 4 . 5 4 2 . 4 . . .'),
    room: 0.9,
  },
}
