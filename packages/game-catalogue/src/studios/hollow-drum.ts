import { line, tone } from './studio.ts'
import type { Studio } from './studio.ts'

/** Skins and wood: tuned drums that fall in pitch, three against two. */
export const hollowDrum: Studio = {
  id: 9,
  slug: 'hollow-drum',
  name: 'Hollow Drum',
  mark: 'M8 10c0-6 32-6 32 0v28c0 6-32 6-32 0zM12 10c0 3 24 3 24 0s-24-3-24 0zM24 19l6 9-6 9-6-9zM10 22l4 6-4 6zM38 22v12l-4-6z',
  palette: {
    ground: '#5a1220',
    plate: '#73202e',
    ink: '#ffe8d0',
    line: '#d89b5c',
    key: '#f0c58a',
    keyInk: '#3a0a10',
    night: '#2a060e',
    shine: '#ffd9a4',
    spark: '#ff8a70',
  },
  lettering: { face: 'luckiest', treatment: 'block', tracking: 0.02, rise: 0 },
  trim: { corner: '8px', key: '50%', rim: 'lacing', finish: 'weave' },
  voice: {
    root: 110,
    scale: [0, 3, 5, 7, 10],
    partials: [1, 0.16, 0.06],
    gain: 0.72,
    attack: 3,
    hold: 0.02,
    ring: 210,
    detune: 0,
    gap: 118,
    beat: 150,
    pattern: [0, 0, 3, 0, 2, 0, 3, 5],
    reel: [tone(170, 54, 210, 1), tone(340, 120, 50, 0.3)],
    win: [0, 0, 3, 0, 5],
    chord: [0, 2, 3],
  },
  score: {
    chords: [0, 0, 3, 2],
    voicing: [0, 2, 3],
    swing: 0,
    bass: line('0 . . 0 . . 3 .'),
    drums: { frame: 'X..x..x.', shaker: 'xxxxxxxx', tom: 'x.x.X.x.', wood: '.x..x..x' },
    melody: line('5 . 3 . 2 3 . 0 . . 3 . 2 . 0 .'),
    room: 0.9,
  },
}
