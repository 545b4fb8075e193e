import { pageMessages } from '@marquee/feature-page'
import { prizeMessages } from '@marquee/prize-ui'
import en from './messages/en.json'
import es from './messages/es.json'

/** This feature's texts with those of rooms and of draws. */
export const messages = pageMessages(prizeMessages({ en, es }))
