import { pageMessages } from '@marquee/feature-page'
import { messages as own } from './messages/index.ts'

export const texts = pageMessages(own)
