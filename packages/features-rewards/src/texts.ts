import { pageMessages } from '@marquee/feature-page'
import en from './messages/en.json'
import es from './messages/es.json'

export const texts = pageMessages({ en, es })
