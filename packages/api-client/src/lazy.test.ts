import { session } from '@marquee/contract'
import { expect, it } from 'vitest'
import { lazyApiClient } from './lazy.ts'

it('makes the call once its code has arrived, and merges identical ones that began before', async () => {
  const asked: string[] = []
  const api = lazyApiClient({
    baseUrl: 'http://platform.test',
    fetch: async (input) => {
      asked.push(String(input))
      return Response.json({ success: true, data: { isGuest: true } })
    },
  })
  const answers = await Promise.all([api.call(session.appInit), api.call(session.appInit)])
  expect(answers).toEqual([
    { success: true, data: { isGuest: true } },
    { success: true, data: { isGuest: true } },
  ])
  expect(asked).toEqual(['http://platform.test/rest/app/init/'])
})
