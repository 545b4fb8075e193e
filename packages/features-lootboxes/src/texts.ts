import { prizeMessages } from '@marquee/prize-ui'
import en from './messages/en.json'
import es from './messages/es.json'

/** This feature's texts with those of draws. */
export const messages = prizeMessages({ en, es })
