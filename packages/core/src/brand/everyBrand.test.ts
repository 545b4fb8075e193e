import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { textProblems } from './textProblems.ts'
import type { Brand } from './types.ts'

const apps = path.resolve(import.meta.dirname, '../../../../apps')
const brands = readdirSync(apps).filter((folder) => existsSync(path.join(apps, folder, 'brand.ts')))

it.each(brands)('PRODUCT-07 %s says only texts that its pages have', async (folder) => {
  const file = path.join(apps, folder, 'brand.ts')
  const { brand } = (await import(/* @vite-ignore */ file)) as { brand: Brand }
  expect(await textProblems(brand, `apps/${folder}`)).toEqual([])
})
