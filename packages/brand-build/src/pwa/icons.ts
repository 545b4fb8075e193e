import type { PageIcons } from '@marquee/core/server/types'
import { hashOf, renderPng } from './render.ts'
import type { ThemeSources } from './theme.ts'

export interface AppIcon {
  src: string
  sizes: string
  purpose: 'any' | 'maskable'
}

export interface BuiltIcons {
  page: Omit<PageIcons, 'manifest'>
  app: AppIcon[]
}

/** Places a file where browsers may keep it for ever, and gives its address. */
export type Emit = (name: string, extension: string, content: Buffer | string) => string

/** Names with a hash of the content, below `/icons/`. */
export const addressOf = (name: string, extension: string, content: Buffer | string): string =>
  `/icons/${name}-${hashOf(content)}.${extension}`

/** Renders a theme's icon, favicon and social card. */
export async function buildIcons(
  { art }: Pick<ThemeSources, 'art'>,
  cache: string,
  emit: Emit,
): Promise<BuiltIcons> {
  const png = async (name: string, drawing: Buffer, width: number, height = width) =>
    emit(name, 'png', await renderPng({ drawing, width, height }, cache))
  const [icon, favicon] = [art('icon'), art('favicon')]
  const [small, large, maskable, tab, appleTouch, social] = await Promise.all([
    png('app-192', favicon, 192),
    png('app-512', favicon, 512),
    png('app-maskable', icon, 512),
    png('favicon', favicon, 32),
    png('apple-touch', icon, 180),
    png('social', art('social'), 1200, 630),
  ])
  return {
    page: { svg: emit('favicon', 'svg', favicon), png: tab, appleTouch, social },
    app: [
      { src: small, sizes: '192x192', purpose: 'any' },
      { src: large, sizes: '512x512', purpose: 'any' },
      { src: maskable, sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
