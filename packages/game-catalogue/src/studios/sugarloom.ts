import { dot, line, tone } from './studio.ts'
import type { Studio } from './studio.ts'

/** A music box: tiny combs in a high major, one note after the other. */
export const sugarloom: Studio = {
  id: 11,
  slug: 'sugarloom',
  name: 'Sugarloom',
  mark: `${dot(24, 24, 11)}${dot(24, 24, 5)}M11 20 1 13v22l10-7zM37 20l10-7v22l-10-7z`,
  palette: {
    ground: '#ffd9e6',
    plate: '#ffc2d8',
    ink: '#5c1240',
    line: '#cb3a84',
    key: '#b3185f',
    keyInk: '#fff5fa',
    night: '#3a0a2a',
    shine: '#ffe3f0',
    spark: '#7de3ff',
  },
  lettering: { face: 'chango', treatment: 'sticker', tracking: 0, rise: 2 },
  trim: { corner: '22px', key: '44%', rim: 'scallops', finish: 'gloss' },
  voice: {
    root: 392,
    scale: [0, 2, 4, 5, 7, 9, 11],
    partials: [1, 0, 0.22, 0, 0, 0.3],
    gain: 0.42,
    attack: 1,
    hold: 0,
    ring: 520,
    detune: 2,
    gap: 92,
    beat: 240,
    pattern: [0, 4, 2, 4, 1, 4, 3, 4],
    reel: [tone(1560, 1560, 90, 0.2), tone(980, 500, 50, 0.24)],
    win: [4, 2, 4, 5, 7],
    chord: [0, 2, 4, 9],
  },
  score: {
    chords: [0, 5, 3, 4],
    voicing: [0, 2, 4],
    swing: 0,
    bass: line('0 . . . 4 . . .'),
    drums: { bell: 'x...x...', shaker: '.x.x.x.x', wood: '..x...x.' },
    melody: line('4 2 4 . 5 . 4 2 7 . 5 4 2 . . .'),
    room: 1.4,
  },
}
