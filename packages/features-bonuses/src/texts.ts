import { prizeMessages } from '@marquee/prize-ui'
import { messages as own } from './messages/index.ts'

/** This feature's texts with those of draws. */
export const messages = prizeMessages(own)
