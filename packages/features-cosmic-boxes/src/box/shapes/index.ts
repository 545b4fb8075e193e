import type { BoxName, BoxShape } from '../boxShape.ts'
import { cabinetBox } from './cabinet.ts'
import { capsuleBox } from './capsule.ts'
import { caseBox } from './case.ts'
import { chestBox } from './chest.ts'
import { giftBox } from './gift.ts'
import { jackBox } from './jack.ts'
import { lanternBox } from './lantern.ts'
import { lunchBox } from './lunchbox.ts'
import { safeBox } from './safe.ts'
import { shellBox } from './shell.ts'

/** Every shape that a theme can have its boxes in. */
export const boxShapes: Record<BoxName, BoxShape> = {
  case: caseBox,
  gift: giftBox,
  lantern: lanternBox,
  safe: safeBox,
  lunchbox: lunchBox,
  jack: jackBox,
  cabinet: cabinetBox,
  shell: shellBox,
  chest: chestBox,
  capsule: capsuleBox,
}
