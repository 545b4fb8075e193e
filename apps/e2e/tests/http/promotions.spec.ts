import { pathToFileURL } from 'node:url'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { releasedBrands } from '../../support/brands.ts'
import { signUpByApi } from '../../support/player.ts'

interface Built {
  features: {
    id: string
    routes?: { path: string }[]
    modals?: Record<string, { openModal?: string }>
  }[]
}
interface Listed {
  id: string
  feature: string
  link: string
}

const bare = (link: string) => new URL(link, 'http://x').pathname.replace(/(.)\/$/, '$1')

for (const brand of releasedBrands) {
  test(`promotions of ${brand.name} > lead to pages and modals that the brand has (HOME-01 ROUTE-16 CALL-15)`, async ({
    context,
  }) => {
    const server = pathToFileURL(path.join(brand.dist, 'server/server.js')).href
    const { brand: built } = (await import(server)) as { brand: Built }
    await signUpByApi(context, brand)
    const answer = await context.request.get(`${brand.origin}/rest/page/promotions/`)
    const { payload } = (await answer.json()) as { payload: { promotions: Listed[] } }
    expect(payload.promotions.length).toBeGreaterThan(12)
    for (const { id, feature, link } of payload.promotions) {
      const own = built.features.find((one) => one.id === feature)
      expect(own, `${id}: feature ${feature}`).toBeDefined()
      const openModal = new URL(link, 'http://x').searchParams.get('openModal')
      const leads =
        openModal === null
          ? built.features.some(({ routes }) =>
              routes?.some((route) => bare(route.path) === bare(link)),
            )
          : built.features.some(({ modals }) =>
              Object.values(modals ?? {}).some((modal) => modal.openModal === openModal),
            )
      expect(leads, `${id}: ${link}`).toBe(true)
    }
  })
}
