import type { FaceId } from '../lettering/faces.ts'
import type { FinishId } from '../lettering/finish.ts'
import type { WarpId } from '../lettering/warp.ts'
import type { SceneId } from '../types.ts'

/** A way to letter a title. */
export type Titling = readonly [face: FaceId, finish: FinishId, warp: WarpId]

/** The ways that suit each place. */
export const titlings: Readonly<Record<SceneId, readonly Titling[]>> = {
  harbour: [
    ['marcellus', 'gold', 'arch'],
    ['lobster', 'royal', 'rise'],
    ['righteous', 'royal', 'arch'],
    ['cinzel', 'gold', 'bulge'],
  ],
  'desert-ruins': [
    ['cinzel', 'stone', 'arch'],
    ['cinzel-decorative', 'gold', 'arch'],
    ['marcellus', 'gold', 'bowtie'],
    ['limelight', 'gold', 'straight'],
  ],
  'neon-skyline': [
    ['audiowide', 'neon', 'lean'],
    ['oxanium', 'chrome', 'lean'],
    ['bungee', 'neon', 'straight'],
    ['righteous', 'neon', 'rise'],
  ],
  'coral-reef': [
    ['lilita', 'ice', 'arch'],
    ['luckiest', 'candy', 'wave'],
    ['titan', 'royal', 'arch'],
    ['bangers', 'royal', 'wave'],
  ],
  'snowy-pines': [
    ['titan', 'ice', 'arch'],
    ['cinzel', 'ice', 'bulge'],
    ['luckiest', 'ice', 'bowtie'],
    ['marcellus', 'chrome', 'arch'],
  ],
  'candy-hills': [
    ['chango', 'candy', 'arch'],
    ['lilita', 'candy', 'wave'],
    ['titan', 'paper', 'bulge'],
    ['luckiest', 'candy', 'arch'],
  ],
  'jungle-temple': [
    ['luckiest', 'stone', 'arch'],
    ['bangers', 'gold', 'bulge'],
    ['cinzel', 'stone', 'straight'],
    ['bungee', 'slime', 'arch'],
  ],
  nebula: [
    ['audiowide', 'royal', 'straight'],
    ['oxanium', 'chrome', 'bulge'],
    ['righteous', 'royal', 'arch'],
    ['bungee', 'neon', 'lean'],
  ],
  carnival: [
    ['rye', 'paper', 'arch'],
    ['chango', 'cherry', 'bulge'],
    ['bungee', 'royal', 'bowtie'],
    ['limelight', 'gold', 'arch'],
  ],
  workshop: [
    ['rye', 'gold', 'straight'],
    ['righteous', 'gold', 'bulge'],
    ['cinzel', 'chrome', 'straight'],
    ['bungee', 'stone', 'arch'],
  ],
  library: [
    ['cinzel-decorative', 'gold', 'arch'],
    ['pirata', 'stone', 'arch'],
    ['marcellus', 'royal', 'straight'],
    ['lobster', 'gold', 'rise'],
  ],
  volcano: [
    ['bangers', 'fire', 'bulge'],
    ['cinzel', 'fire', 'arch'],
    ['luckiest', 'fire', 'bowtie'],
    ['pirata', 'fire', 'arch'],
  ],
  meadow: [
    ['lilita', 'paper', 'arch'],
    ['lobster', 'royal', 'rise'],
    ['titan', 'royal', 'wave'],
    ['chango', 'paper', 'arch'],
  ],
  theatre: [
    ['limelight', 'gold', 'arch'],
    ['limelight', 'paper', 'straight'],
    ['cinzel-decorative', 'gold', 'bulge'],
    ['lobster', 'gold', 'rise'],
  ],
  'deep-sea': [
    ['bangers', 'ice', 'wave'],
    ['righteous', 'ice', 'arch'],
    ['oxanium', 'royal', 'bulge'],
    ['titan', 'ice', 'smile'],
  ],
  'willow-lake': [
    ['lobster', 'royal', 'rise'],
    ['lilita', 'royal', 'arch'],
    ['luckiest', 'paper', 'wave'],
    ['marcellus', 'gold', 'arch'],
  ],
  orchard: [
    ['lilita', 'cherry', 'arch'],
    ['chango', 'paper', 'bulge'],
    ['lobster', 'paper', 'rise'],
    ['titan', 'royal', 'arch'],
  ],
  diner: [
    ['lobster', 'paper', 'rise'],
    ['righteous', 'chrome', 'lean'],
    ['bungee', 'cherry', 'straight'],
    ['lobster', 'cherry', 'rise'],
  ],
  'crystal-cave': [
    ['cinzel', 'ice', 'arch'],
    ['righteous', 'royal', 'bulge'],
    ['luckiest', 'candy', 'arch'],
    ['cinzel-decorative', 'royal', 'straight'],
  ],
  canyon: [
    ['rye', 'gold', 'arch'],
    ['rye', 'paper', 'straight'],
    ['bangers', 'fire', 'rise'],
    ['rye', 'stone', 'bulge'],
  ],
  'sky-isles': [
    ['righteous', 'royal', 'arch'],
    ['titan', 'paper', 'bulge'],
    ['lobster', 'paper', 'rise'],
    ['cinzel', 'gold', 'arch'],
  ],
  'moon-garden': [
    ['marcellus', 'gold', 'arch'],
    ['cinzel', 'gold', 'straight'],
    ['lobster', 'paper', 'rise'],
    ['righteous', 'royal', 'arch'],
  ],
  'storm-coast': [
    ['bangers', 'chrome', 'lean'],
    ['oxanium', 'royal', 'lean'],
    ['titan', 'ice', 'rise'],
    ['cinzel', 'chrome', 'bulge'],
  ],
  vault: [
    ['cinzel', 'gold', 'straight'],
    ['righteous', 'gold', 'arch'],
    ['limelight', 'gold', 'straight'],
    ['bungee', 'gold', 'bulge'],
  ],
  castle: [
    ['cinzel-decorative', 'gold', 'arch'],
    ['pirata', 'royal', 'arch'],
    ['cinzel', 'chrome', 'bulge'],
    ['luckiest', 'gold', 'arch'],
  ],
  savanna: [
    ['luckiest', 'fire', 'arch'],
    ['bangers', 'gold', 'bulge'],
    ['lilita', 'royal', 'arch'],
    ['titan', 'fire', 'bowtie'],
  ],
  cove: [
    ['pirata', 'gold', 'arch'],
    ['rye', 'stone', 'arch'],
    ['luckiest', 'royal', 'wave'],
    ['bangers', 'gold', 'rise'],
  ],
  'sunburst-stage': [
    ['bungee', 'gold', 'arch'],
    ['chango', 'cherry', 'bulge'],
    ['titan', 'royal', 'rise'],
    ['lilita', 'gold', 'arch'],
  ],
  'hollow-wood': [
    ['creepster', 'slime', 'arch'],
    ['creepster', 'fire', 'wave'],
    ['pirata', 'royal', 'arch'],
    ['creepster', 'paper', 'smile'],
  ],
  'music-hall': [
    ['bungee', 'neon', 'lean'],
    ['righteous', 'gold', 'bulge'],
    ['audiowide', 'neon', 'rise'],
    ['bangers', 'royal', 'rise'],
  ],
}
