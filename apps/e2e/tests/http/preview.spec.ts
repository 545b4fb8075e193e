import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { allBrands } from '../../support/brands.ts'

const previewed = ['/redesign', '/not-released/modals-showcase']
/** Words that only the code and texts of these pages have. */
const traces = /modals-showcase|ModalsShowcasePage|RedesignPage|marquee\.queue/

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|json)$/.test(name))
    .map((name) => path.join(folder, name))

for (const brand of allBrands) {
  test(`${brand.name}: a release has neither the pages for whoever works on it nor a byte of them`, async ({
    request,
  }) => {
    for (const address of previewed) {
      const response = await request.get(`${brand.origin}${address}`)
      expect(response.status(), address).toBe(404)
    }
    const files = filesBelow(brand.dist)
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => traces.test(readFileSync(file, 'utf8')))).toEqual([])
  })
}
