import { roomTexts } from '@marquee/feature-page'
import { wheelTexts } from '@marquee/prize-ui'
import en from './messages/en.json'
import es from './messages/es.json'

/** This feature's texts with those of rooms and of draws. */
export const messages = roomTexts(wheelTexts({ en, es }))
