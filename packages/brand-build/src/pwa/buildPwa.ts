import { defaultLocale } from '@marquee/contract/locales'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Brand, LocaleCode } from '@marquee/core'
import type { BuildAssets, PageIcons } from '@marquee/core/server/types'
import type { Plugin } from 'vite'
import { addressOf, buildIcons } from './icons.ts'
import { makeManifest } from './manifest.ts'
import { makeOfflinePage } from './offlinePage.ts'
import { hashOf, renderPng } from './render.ts'
import { namedDrawings, readTheme, type ThemeSources } from './theme.ts'
import { buildWorkers } from './worker.ts'

export interface PwaOptions {
  brand: Brand
  /** The app's folder. */
  root: string
  /** Folder of the browser's half of the build. */
  outDir: string
  assets: Pick<BuildAssets, 'css'>
  /** Of the builds of the service workers. */
  plugins?: Plugin[]
}

/** The `@font-face` rules of these fonts, as the build named the files. */
export function fontFacesOf(css: string, fonts: readonly string[]): string {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? []
  return faces.filter((face) => fonts.some((font) => face.includes(font))).join('\n')
}

const offlineFile = (locale: LocaleCode) =>
  locale === defaultLocale ? '/offline.html' : `/offline.${locale}.html`

/** The offline page of each locale; `en`, which has no prefix, comes last because it fits all. */
function offlinePages({ brand, outDir, assets }: PwaOptions, { tokens }: ThemeSources) {
  const css = assets.css.map((file) => readFileSync(path.join(outDir, file), 'utf8')).join('\n')
  const fontFaces = fontFacesOf(css, brand.theme.preloadFonts)
  return brand.locales
    .toSorted((one, other) => Number(one === defaultLocale) - Number(other === defaultLocale))
    .map((locale) => ({
      prefix: locale === defaultLocale ? '/' : `/${locale}/`,
      file: offlineFile(locale),
      html: makeOfflinePage({ brand, tokens, locale, fontFaces }),
    }))
}

/**
 * Adds what makes a built brand an installable app: icons, manifest, offline pages, service worker.
 * @returns the addresses that pages link to.
 */
export async function buildPwa(options: PwaOptions): Promise<PageIcons> {
  const { brand, root, outDir } = options
  const theme = await readTheme(root)
  const write = (address: string, content: Buffer | string): string => {
    const file = path.join(outDir, address)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
    return address
  }
  const cache = path.join(root, 'node_modules/.cache/marquee-icons')
  const pages = offlinePages(options, theme)
  const files = [brand.theme.art.logo, brand.theme.art.trouble, ...brand.theme.preloadFonts]
  for (const { file, html } of pages) write(file, html)
  const [icons] = await Promise.all([
    buildIcons(theme, cache, (name, extension, content) =>
      write(addressOf(name, extension, content), content),
    ),
    buildWorkers(
      {
        version: hashOf(JSON.stringify([pages, files])),
        pages: pages.map(({ prefix, file }) => ({ prefix, file })),
        files,
      },
      outDir,
      options.plugins,
    ),
  ])
  // Under a name that stays: mails outlive the build that they were sent by.
  write(
    '/icons/mail.png',
    await renderPng({ drawing: theme.art('favicon'), width: 96, height: 96 }, cache),
  )
  for (const name of namedDrawings) write(`/icons/${name}.svg`, theme.art(name))
  const manifest = write(
    '/manifest.webmanifest',
    JSON.stringify(makeManifest(brand, icons.app), null, 2),
  )
  return { ...icons.page, manifest }
}
