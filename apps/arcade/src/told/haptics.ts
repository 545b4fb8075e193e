import type { SoundName } from '../sound/sound.ts'

/** How it feels, in ms of shaking and rest in turn: the larger the moment, the longer. */
const felt: Partial<Record<SoundName, number[]>> = {
  press: [8],
  land: [14],
  hit: [18],
  win: [22],
  coin: [12],
  collect: [14, 30, 14, 30, 24],
  multiply: [20, 30, 34],
  respin: [16, 40, 16],
  big: [30, 60, 30, 60, 60],
  huge: [45, 60, 45, 60, 100],
  epic: [60, 50, 60, 50, 140],
  jackpot: [40, 50, 40, 50, 120],
  feature: [24, 40, 24, 40, 48],
  boom: [130],
  deep: [200],
}

/** Lets the device shake with what happens; does nothing where there is none that can. */
export function shake(name: SoundName): void {
  const pattern = felt[name]
  if (pattern && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern)
}
