import { line, tone } from './studio.ts'
import type { Studio } from './studio.ts'

/** A hammer on iron: struck metal over a low saw, in phrygian. */
export const violetAnvil: Studio = {
  id: 7,
  slug: 'violet-anvil',
  name: 'Violet Anvil',
  mark: 'M3 11h42v6c-8 0-13 4-15 9v4h5v4l5 7H9l4-7v-4h6v-4c-2-5-8-9-16-9z',
  palette: {
    ground: '#241535',
    plate: '#38214f',
    ink: '#f1e6ff',
    line: '#8e5cd0',
    key: '#ff5f7a',
    keyInk: '#24080a',
    night: '#140a20',
    shine: '#ffc0b0',
    spark: '#b88cff',
  },
  lettering: { face: 'bungee', treatment: 'forged', tracking: 0.05, rise: 0 },
  trim: { corner: '3px', key: '12px', rim: 'teeth', finish: 'matte' },
  voice: {
    root: 131,
    scale: [0, 1, 3, 5, 7, 8, 10],
    partials: [1, 0.7, 0.5, 0.42, 0.36, 0.3, 0.26, 0.2],
    gain: 0.26,
    attack: 5,
    hold: 0.2,
    ring: 260,
    detune: 14,
    gap: 104,
    beat: 230,
    pattern: [0, 0, 1, 0, 4, 3, 1, 2],
    reel: [tone(1230, 1210, 150, 0.2), tone(1960, 1930, 100, 0.12), tone(110, 52, 120, 0.9)],
    win: [0, 4, 7, 8],
    chord: [0, 4, 7],
  },
  score: {
    chords: [0, 1, 5, 0],
    voicing: [0, 2, 4],
    swing: 0,
    bass: line('0 0 . 0 . 0 . .'),
    drums: { anvil: '..X...X.', kick: 'X..X..x.', tom: '.....x.x' },
    melody: line('4 . 4 3 . 1 . . 7 . 5 . 4 3 1 .'),
    room: 1.8,
  },
}
