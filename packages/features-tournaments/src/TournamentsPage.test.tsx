import { describeRoom } from '@marquee/feature-room/testing'
import { tournaments } from './feature.ts'
import { TournamentsPage } from './TournamentsPage.tsx'

describeRoom({ feature: tournaments(), Page: TournamentsPage })
