import { pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import { messages as own } from './messages/index.ts'

/** This feature's texts with those of rooms and of draws. */
export const messages = pageMessages(prizeMessages(own))
