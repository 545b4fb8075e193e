import { dot, line, tone } from './studio.ts'
import type { Studio } from './studio.ts'

/** One of five round petals; where two meet, the ground shows through. */
const petal = (turn: number): string => {
  const at = (turn * Math.PI) / 180
  return dot(Math.round(24 + 12.5 * Math.cos(at)), Math.round(24 + 12.5 * Math.sin(at)), 8)
}

/** An accordion in the yard: two reeds together, a waltz in plain major. */
export const larkspurYard: Studio = {
  id: 16,
  slug: 'larkspur-yard',
  name: 'Larkspur Yard',
  mark: `${[-90, -18, 54, 126, 198].map(petal).join('')}${dot(24, 24, 4)}`,
  palette: {
    ground: '#3346a8',
    plate: '#2a3a90',
    ink: '#f4f6ff',
    line: '#a9b8ff',
    key: '#ffe27a',
    keyInk: '#1c2560',
    night: '#131a4a',
    shine: '#dfe5ff',
    spark: '#8ff0a8',
  },
  lettering: { face: 'titan', treatment: 'sticker', tracking: 0.02, rise: 0 },
  trim: { corner: '12px', key: '42%', rim: 'fence', finish: 'matte' },
  voice: {
    root: 277,
    scale: [0, 2, 4, 5, 7, 9, 11],
    partials: [1, 0.55, 0.3, 0.36, 0.16, 0.12],
    gain: 0.32,
    attack: 28,
    hold: 0.6,
    ring: 260,
    detune: 12,
    gap: 120,
    beat: 250,
    pattern: [0, 4, 4, 1, 4, 4, 2, 5, 5],
    reel: [tone(330, 300, 60, 0.3), tone(196, 110, 70, 0.6)],
    win: [4, 4, 5, 4, 7],
    chord: [0, 2, 4, 7],
  },
  score: {
    chords: [0, 3, 4, 0],
    voicing: [0, 2, 4],
    swing: 0,
    bass: line('0 . . 4 . . 2 . .'),
    drums: { brush: '...x..x..', kick: 'X........', shaker: '.xx.xx.xx' },
    melody: line('4 . . 5 . . 4 . 2 4 . . 2 . . 1 . .'),
    room: 1,
  },
}
