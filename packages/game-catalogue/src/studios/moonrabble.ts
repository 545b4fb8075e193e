import { dot, line, tone } from './studio.ts'
import type { Studio } from './studio.ts'

/** A band on the roof: reedy, out of tune on purpose, with a flat fifth. */
export const moonrabble: Studio = {
  id: 15,
  slug: 'moonrabble',
  name: 'Moonrabble',
  mark: `M29 4a20 20 0 1 0 14 30A18.5 18.5 0 0 1 29 4z${dot(38, 11, 3.5)}${dot(43, 22, 2.5)}${dot(33, 21, 2.5)}`,
  palette: {
    ground: '#4a3f63',
    plate: '#5a4d76',
    ink: '#f4f1ff',
    line: '#b3a8e0',
    key: '#c9f07a',
    keyInk: '#26243c',
    night: '#17152a',
    shine: '#fbf3a0',
    spark: '#a4f0a0',
  },
  lettering: { face: 'creepster', treatment: 'block', tracking: 0.05, rise: 3 },
  trim: { corner: '16px', key: '48%', rim: 'stars', finish: 'weave' },
  voice: {
    root: 185,
    scale: [0, 3, 5, 6, 7, 10],
    partials: [1, 0.4, 0.7, 0.3, 0.5, 0.24],
    gain: 0.3,
    attack: 14,
    hold: 0.3,
    ring: 230,
    detune: 28,
    gap: 88,
    beat: 220,
    pattern: [0, 4, 3, 2, 1, 4, 5, 3],
    reel: [tone(260, 190, 70, 0.3), tone(150, 96, 80, 0.6, 40)],
    win: [0, 1, 2, 3, 4, 6],
    chord: [0, 1, 4],
  },
  score: {
    chords: [0, 2, 1, 4],
    voicing: [0, 2, 4],
    swing: 0.2,
    bass: line('0 . 4 . 0 . 3 .'),
    drums: { clap: '..x...x.', hat: 'xx.xxx.x', kick: 'X...X...', tom: '.......x' },
    melody: line('0 1 2 . 3 2 . 1 4 . 3 . 2 1 0 .'),
    room: 0.8,
  },
}
