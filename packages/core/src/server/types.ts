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
  /** The client entry's script. */
  entry: string
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

export interface RenderEnvironment {
  /** Where the platform answers, for example `http://127.0.0.1:3100`. */
  platformUrl: string
  /** The secret that lets this server say for whom it asks. */
  rendererKey: string
  assets: BuildAssets | (() => Promise<BuildAssets>)
}
