import { pushChannels, pushSchemas } from '@marquee/contract/pushes'
import { expect, it } from 'vitest'
import { samplePush } from './samplePush.ts'

it.each(pushChannels)('a sample of %s is what its schema allows', (channel) => {
  expect(pushSchemas[channel].safeParse(samplePush(channel)).error).toBeUndefined()
})
