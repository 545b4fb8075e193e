import { describeRoom } from '@marquee/feature-room/testing'
import { vip } from './feature.ts'
import { VipPage } from './VipPage.tsx'

describeRoom({ feature: vip(), Page: VipPage })
