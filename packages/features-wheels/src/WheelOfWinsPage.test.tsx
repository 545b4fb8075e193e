import { describeRoom } from '@marquee/feature-room/testing'
import { wheels } from './feature.ts'
import { WheelOfWinsPage } from './WheelOfWinsPage.tsx'

describeRoom({ feature: wheels(), Page: WheelOfWinsPage })
