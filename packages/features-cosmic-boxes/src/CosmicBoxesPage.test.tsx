import { describeRoom } from '@marquee/feature-room/testing'
import { cosmicBoxes } from './feature.ts'
import { CosmicBoxesPage } from './CosmicBoxesPage.tsx'

describeRoom({ feature: cosmicBoxes(), Page: CosmicBoxesPage })
