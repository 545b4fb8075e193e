import { eachLocale, type FeatureDefinition } from '@marquee/core'
import { pageMessages } from '../pageMessages.ts'

const texts = {
  page: { title: 'Lanterns', lead: 'Light one each day, and see what it brings.' },
  steps: {
    1: { title: 'Choose a lantern', text: 'Each has a prize.' },
    2: { title: 'Light it', text: 'One each day.' },
    3: { title: 'Take the prize', text: 'It is added to your balance at once.' },
  },
  facts: { cost: { title: 'What it costs', text: 'Nothing: a lantern is free.' } },
}
const messages = pageMessages(eachLocale(() => texts))

/** A feature with the texts that a page of one shows, for tests and stories of the page itself. */
export const sampleFeature: FeatureDefinition = {
  id: 'lanterns',
  messages: eachLocale((locale) => async () => messages[locale]),
}
