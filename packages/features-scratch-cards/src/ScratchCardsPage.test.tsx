import { describeRoom } from '@marquee/feature-room/testing'
import { scratchCards } from './feature.ts'
import { ScratchCardsPage } from './ScratchCardsPage.tsx'

describeRoom({ feature: scratchCards(), Page: ScratchCardsPage })
