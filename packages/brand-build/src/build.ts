#!/usr/bin/env node
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { refuseUnknownTexts } from '@marquee/core/brandTexts'
import { build, mergeConfig } from 'vite'
import { addressesBelow, buildIdOf } from './about/buildId.ts'
import { commitOf } from './about/commit.ts'
import { writePayloads } from './about/payloads.ts'
import { writeAbout } from './about/writeAbout.ts'
import { assetsOf } from './assets.ts'
import { compressFiles } from './compress.ts'
import { brandConfig, clientBuild, serverBuild } from './config.ts'
import { recordDependencies } from './dependencies.ts'
import { readBuild } from './environment.ts'
import { explainFailure } from './explainFailure.ts'
import type { BrandServer } from './front/brands.ts'
import { moveMaps } from './maps.ts'
import { buildPwa } from './pwa/buildPwa.ts'
import { recordSources } from './sources.ts'

const outDir = 'dist/client'

/** The hash of a file as `integrity` takes it. */
const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

/** Pages for whoever works on a brand, with `MARQUEE_PREVIEW=1`; a release has not a byte of them. */
const isPreview = {
  'import.meta.env.MARQUEE_PREVIEW': JSON.stringify(readBuild(process.env).MARQUEE_PREVIEW === '1'),
}

/** Builds the brand in the working directory: `dist/client` for browsers, `dist/server` for the front. */
async function buildBrand(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const records = [recordDependencies(), recordSources()]
  const config = brandConfig()
  const base = {
    ...config,
    plugins: [config.plugins, ...records],
    configFile: false as const,
    logLevel: 'warn' as const,
    define: isPreview,
  }
  await build(mergeConfig(base, serverBuild))
  const server = pathToFileURL(path.resolve('dist/server/server.js')).href
  const built = (await import(server)) as BrandServer
  const { brand } = built
  await refuseUnknownTexts(brand, `apps/${path.basename(process.cwd())}`)
  await build(mergeConfig(base, clientBuild))
  const manifest = path.join(outDir, '.vite/manifest.json')
  const files = assetsOf(JSON.parse(readFileSync(manifest, 'utf8')))
  rmSync(path.dirname(manifest), { recursive: true })
  moveMaps(outDir, 'dist/maps')
  const root = process.cwd()
  const icons = await buildPwa({ brand, root, outDir, assets: files, plugins: records })
  const commit = commitOf(root)
  const id = buildIdOf(addressesBelow(outDir), commit.hash)
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const assets = {
    ...files,
    icons,
    id,
    version,
    integrity: integrityOf(path.join(outDir, files.entry)),
  }
  const prerendered = await writePayloads(built, assets, outDir)
  writeAbout({ brand, id, commit, version, prerendered, outDir })
  writeFileSync('dist/assets.json', JSON.stringify(assets))
  compressFiles(outDir)
}

try {
  await buildBrand()
} catch (error) {
  console.error(explainFailure(error))
  process.exit(1)
}
