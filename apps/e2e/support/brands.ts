import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readTests } from '@marquee/platform-kernel/testing/testEnvironment'

const appsRoot = path.resolve(import.meta.dirname, '../..')

export interface TestedBrand {
  folder: string
  key: string
  name: string
  /** For its makers alone. */
  internal?: boolean
  origin: string
  /** Where its build is. */
  dist: string
}

const { E2E_PORT: port, E2E_BRAND } = readTests()

/** Every brand app of the workspace; a new one is tested by being there. */
export const allBrands: TestedBrand[] = readdirSync(appsRoot).flatMap((folder) => {
  const manifest = path.join(appsRoot, folder, 'package.json')
  const { marquee } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    marquee?: { key: string; name: string; internal?: boolean }
  }
  if (!marquee) return []
  const dist = path.join(appsRoot, folder, 'dist')
  return [{ folder, ...marquee, origin: `http://${folder}.localhost:${port}`, dist }]
})

/** The brands that players can reach; the internal one is the tests' odd one out. */
export const releasedBrands = allBrands.filter(({ internal }) => !internal)

export function brandOf(folder: string): TestedBrand {
  const brand = allBrands.find((one) => one.folder === folder)
  if (!brand) throw new Error(`There is no brand app '${folder}'.`)
  return brand
}

/** A released brand that lists a feature's package: the usual one where it has it, as any may turn it off. */
export function brandWith(feature: string, usual: TestedBrand): TestedBrand {
  const lists = ({ folder }: TestedBrand) =>
    readFileSync(path.join(appsRoot, folder, 'package.json'), 'utf8').includes(
      `"@marquee/features-${feature}"`,
    )
  const found = [usual, ...releasedBrands].find(lists)
  if (!found) throw new Error(`No released brand has '${feature}'.`)
  return found
}

/** The only brand that is built and tested, in a run of `pnpm test:brand`; undefined in one of all. */
export const brandAlone = E2E_BRAND === undefined ? undefined : brandOf(E2E_BRAND)

/** The three whose desktops are gone through in depth; one of each kind of home page. */
export const inDepth = ['stormrush', 'tao', 'funrize'].map(brandOf)
export const stormrush = brandOf('stormrush')
export const tao = brandOf('tao')
export const wireframe = brandOf('wireframe')

/** `http://localhost`: the list of brands. */
export const houseOrigin = `http://localhost:${port}`
