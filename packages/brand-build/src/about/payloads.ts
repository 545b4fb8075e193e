import { defaultLocale } from '@marquee/contract/locales'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildAssets } from '@marquee/core/server/types'
import type { BrandServer } from '../front/brands.ts'

const payloadFile = '/_payload.json'

/** No page that is made ahead asks the platform for anything: nobody answers here. */
const environment = (assets: BuildAssets) => ({
  platformUrl: 'http://platform.invalid',
  rendererKey: '',
  assets,
})

/** Addresses of the pages that are made ahead, in every locale of the brand. */
export const prerenderedPages = ({ brand }: Pick<BrandServer, 'brand'>): string[] =>
  brand.features
    .flatMap(({ routes = [] }) => routes)
    .filter((route) => route.prerender)
    .flatMap(({ path: page }) =>
      brand.locales.map((locale) => (locale === defaultLocale ? page : `/${locale}${page}`)),
    )
    .sort()

/**
 * Has the brand's own renderer make the payload of each such page and writes it down (SSR-05, SSR-06).
 * @throws when the renderer has none for a page that says it is made ahead.
 */
export async function writePayloads(
  server: BrandServer,
  assets: BuildAssets,
  outDir: string,
): Promise<string[]> {
  const pages = prerenderedPages(server)
  for (const page of pages) {
    const request = new Request(`http://build.invalid${page}${payloadFile}`)
    const { status, headers, parts } = await server.render(request, environment(assets))
    if (status !== 200 || !headers['content-type']?.startsWith('application/json')) {
      throw new Error(
        `${page} says that it is made ahead ('prerender'), but the renderer answered ${status} for its payload.`,
      )
    }
    const file = path.join(outDir, page, payloadFile)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, parts.join(''))
  }
  return pages
}
