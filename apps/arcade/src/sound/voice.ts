import type { GameFrameStudio } from '@marquee/game-sdk'

/** How a game sounds: its scale, what its tones are made of, and how its studio says what happens. */
export type Voice = GameFrameStudio['voice']

/** For a game that is told of no studio. */
export const plainVoice: Voice = {
  root: 220,
  scale: [0, 2, 4, 7, 9],
  partials: [1, 0, 0.11],
  gain: 0.6,
  attack: 8,
  hold: 0,
  ring: 320,
  detune: 0,
  gap: 90,
  beat: 260,
  pattern: [0, 2, 3, 5],
  reel: [{ hz: 150, to: 70, ms: 110, gain: 0.9, at: 0 }],
  win: [0, 2, 3, 5],
  chord: [0, 2, 3, 5],
}
