import { describeRoom } from '@marquee/feature-room/testing'
import { coinDrops } from './feature.ts'
import { CoinDropsPage } from './CoinDropsPage.tsx'

describeRoom({ feature: coinDrops(), Page: CoinDropsPage })
