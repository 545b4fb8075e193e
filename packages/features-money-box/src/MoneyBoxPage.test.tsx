import { describeRoom } from '@marquee/feature-room/testing'
import { moneyBox } from './feature.ts'
import { MoneyBoxPage } from './MoneyBoxPage.tsx'

describeRoom({ feature: moneyBox(), Page: MoneyBoxPage })
