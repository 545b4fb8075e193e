import type { BrandServices } from '../brand/services.ts'
import type { KeptParts } from './keptParts.ts'

/** Addresses of what makes a site an app and gives it a face elsewhere. */
export interface PageIcons {
  manifest: string
  /** Favicon as a drawing, and 32 px wide. */
  svg: string
  png: string
  /** 180 px, for home screens of Apple's devices. */
  appleTouch: string
  /** Card for shared links, 1200 by 630 px. */
  social: string
}

/** Scripts and styles of a build, as the browser asks for them. */
export interface BuildAssets {
  /** The build's id; absent in development, which has no builds. */
  id?: string
  /** The brand's version, which error reports bear; absent in development. */
  version?: string
  /** The client entry's script. */
  entry: string
  /** Hash of the entry's content, as `integrity` takes it; absent in development. */
  integrity?: string
  /** Styles and chunks that every page needs. */
  css: string[]
  preloads: string[]
  /** Further files by the source that is imported dynamically. */
  bySource: Record<string, { js: string[]; css: string[] }>
  /** Icons and manifest of the installable app; absent in development. */
  icons?: PageIcons
  /** Written into the head as it is; development puts its styles and client here. */
  head?: string
}

/** What a brand's renderer answers to one request; who sends it adds the headers that protect it. */
export interface PageAnswer {
  status: number
  headers: Record<string, string>
  /** Whole `set-cookie` values, for this visitor alone. */
  cookies: string[]
  /** The text, in the pieces between which each request's nonce belongs; empty for a redirect. */
  parts: readonly string[]
  /** The very same parts may be sent to others who ask for the same: worth preparing for it. */
  shared: boolean
  /** Something that the text should show could not be fetched: good for now, not for later. */
  isIncomplete: boolean
}

/** Keeps what many guests may see. */
export interface PageStore {
  /**
   * The answer that stands under `key`, or what `render` makes of it. `render` knows nothing of a
   * visitor but what is in the key; who asks at the same time may get the same answer. An answer
   * that sets cookies is given to one caller only and never kept.
   */
  answer(key: string, render: () => Promise<PageAnswer>): Promise<PageAnswer>
}

export interface RenderEnvironment {
  /** Where the platform answers, for example `http://127.0.0.1:3100`. */
  platformUrl: string
  /** The secret that lets this server say for whom it asks. */
  rendererKey: string
  /** Asks the platform; the runtime's own unless given. */
  fetch?: typeof globalThis.fetch
  assets: BuildAssets | (() => Promise<BuildAssets>)
  /** The brand's services in this environment. */
  services?: BrandServices | undefined
  /** Where pages for guests are kept; without it every page is rendered anew. */
  pages?: PageStore
  /** Where the texts of parts of pages are kept; without it each page is rendered as a whole. */
  parts?: KeptParts
}
