#!/usr/bin/env node
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build, mergeConfig } from 'vite'
import { assetsOf } from './assets.ts'
import { compressFiles } from './compress.ts'
import { brandConfig, clientBuild, serverBuild } from './config.ts'
import type { BrandServer } from './front/brands.ts'
import { buildPwa } from './pwa/buildPwa.ts'

/** Builds the brand in the working directory: `dist/client` for browsers, `dist/server` for the front. */
async function buildBrand(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const base = { ...brandConfig(), configFile: false as const, logLevel: 'warn' as const }
  await build(mergeConfig(base, serverBuild))
  const server = pathToFileURL(path.resolve('dist/server/server.js')).href
  const { brand } = (await import(server)) as BrandServer
  const define = { 'import.meta.env.MARQUEE_PUSH': JSON.stringify(brand.push !== null) }
  await build(mergeConfig({ ...base, define }, clientBuild))
  const manifest = 'dist/client/.vite/manifest.json'
  const assets = assetsOf(JSON.parse(readFileSync(manifest, 'utf8')))
  const icons = await buildPwa({ brand, root: process.cwd(), outDir: 'dist/client', assets })
  writeFileSync('dist/assets.json', JSON.stringify({ ...assets, icons }))
  rmSync('dist/client/.vite', { recursive: true })
  await compressFiles('dist/client')
}

await buildBrand()
