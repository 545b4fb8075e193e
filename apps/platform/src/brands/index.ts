import { type BrandSettings, brandSettings } from './settings.ts'

const sources: unknown[] = []

/** Settings of every brand by key. @throws with the brand and the field when one does not fit. */
export const allBrands: ReadonlyMap<string, BrandSettings> = new Map(
  sources.map((source) => {
    const settings = brandSettings.parse(source)
    return [settings.key, settings]
  }),
)
