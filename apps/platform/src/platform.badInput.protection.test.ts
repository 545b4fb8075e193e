import { afterAll } from 'vitest'
import { callsAbout, guarded, sendBadRequests } from './testing/badRequests.ts'
import { makePlatform } from './testing/makePlatform.ts'

// Before the tests are listed: the list is what the platform answers about what protects a player.
const platform = await makePlatform()
afterAll(() => platform.stop())

sendBadRequests(platform, callsAbout(platform, guarded.protection), 60)
