import { brasshopper } from './studios/brasshopper.ts'
import { copperComet } from './studios/copper-comet.ts'
import { deepwellNine } from './studios/deepwell-nine.ts'
import { figtreeFoundry } from './studios/figtree-foundry.ts'
import { hollowDrum } from './studios/hollow-drum.ts'
import { larkspurYard } from './studios/larkspur-yard.ts'
import { marrowAndMoth } from './studios/marrow-and-moth.ts'
import { moonrabble } from './studios/moonrabble.ts'
import { ninthLantern } from './studios/ninth-lantern.ts'
import { otterworks } from './studios/otterworks.ts'
import { paperKestrel } from './studios/paper-kestrel.ts'
import { quillfeather } from './studios/quillfeather.ts'
import { saltglass } from './studios/saltglass.ts'
import { sugarloom } from './studios/sugarloom.ts'
import { tinderboxLane } from './studios/tinderbox-lane.ts'
import { violetAnvil } from './studios/violet-anvil.ts'
import type { Studio } from './studios/studio.ts'

/**
 * The studios behind the games; all fictional. Ids are stable, and so is the order: games are dealt by
 * it. Each declares all that its games have in common: sign, colours, lettering, forms and voice.
 */
export const providers: readonly Studio[] = [
  tinderboxLane,
  marrowAndMoth,
  ninthLantern,
  brasshopper,
  saltglass,
  otterworks,
  violetAnvil,
  quillfeather,
  hollowDrum,
  paperKestrel,
  sugarloom,
  deepwellNine,
  copperComet,
  figtreeFoundry,
  moonrabble,
  larkspurYard,
]
