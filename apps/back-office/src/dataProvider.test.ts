import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dataProvider } from './dataProvider.ts'
import { noteMember } from './session/member.ts'

const playerId = '7e1f0c52-7f0a-4f4c-9b57-0a4d8f6f2f11'
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  noteMember({
    id: playerId,
    name: 'Casey',
    email: 'casey@staff.test',
    role: 'compliance',
    permissions: ['players'],
    brands: [{ key: 'one', name: 'One' }],
    signedInUntil: 0,
  })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ success: true, data: { items: [{ id: playerId }], total: 41 } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const page = (filter: object, field = 'createdAt') => ({
  pagination: { page: 3, perPage: 10 },
  sort: { field, order: 'ASC' as const },
  filter,
})

it('lets the platform page, order and filter', async () => {
  const { data, total } = await dataProvider.getList('players', page({ brand: 'two', q: ' a@b ' }))
  expect(asked).toEqual([
    '/rest/back-office/brands/two/players/?limit=10&offset=20&sort=createdAt&order=asc&q=a%40b',
  ])
  expect([data[0].id, total]).toEqual([`two~${playerId}`, 41])
})

it('asks for the member’s first brand until one is chosen', async () => {
  await dataProvider.getList('players', page({}, 'login'))
  expect(asked[0]).toMatch(/^\/rest\/back-office\/brands\/one\/players\/\?.*sort=login/)
})

it('asks for a player’s ledger and rounds by brand and player', async () => {
  const ofPlayer = {
    ...page({ wallet: 'coins' }, 'amount'),
    target: 'playerId',
    id: `two~${playerId}`,
  }
  await dataProvider.getManyReference('ledger', ofPlayer)
  await dataProvider.getManyReference('rounds', ofPlayer)
  expect(asked.map((url) => url.split('?')[0])).toEqual([
    `/rest/back-office/brands/two/players/${playerId}/ledger/`,
    `/rest/back-office/brands/two/players/${playerId}/rounds/`,
  ])
  expect(asked[0]).toContain('sort=amount')
  expect(asked[0]).toContain('wallet=coins')
})

it('writes nothing by itself', async () => {
  const change = { id: 'x', data: {}, previousData: { id: 'x' } }
  await expect(dataProvider.update('players', change)).rejects.toThrow(/only read/)
  expect(asked).toEqual([])
})
