import { describeRoom } from '@marquee/feature-room/testing'
import { prizeDrops } from './feature.ts'
import { PrizeDropsPage } from './PrizeDropsPage.tsx'

describeRoom({ feature: prizeDrops(), Page: PrizeDropsPage })
