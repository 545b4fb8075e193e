import { didYouMean } from '@marquee/contract/didYouMean'
import { eachLocale } from '@marquee/contract/locales'
import { strict } from '@marquee/contract/schemas'
import { z } from 'zod'

/** A text in every locale. */
export const localText = z.object(eachLocale(() => z.string().min(1)))

/** What every brand is; each domain adds what it has to know of one. */
const brand = {
  key: z.string(),
  name: z.string(),
  /** Host names without port. */
  hosts: z.array(z.string()).min(1),
  /** Where support reads mail; on the help page. */
  contactEmail: z.email(),
  /** What the brand calls its features, by their ids; as its `brand.ts` has it. */
  names: z.record(z.string(), localText).default({}),
}

/** Fields that one domain adds to the settings of every brand, by their names. */
export type SettingsShape = Record<string, z.ZodType>
export type SettingsOf<Shape extends SettingsShape> = z.output<z.ZodObject<Shape>>
export type SourceOf<Shape extends SettingsShape> = z.input<z.ZodObject<Shape>>

/** What the platform knows of a brand. Domains add their fields by declaration merging, and their schemas as modules. */
export interface BrandSettings extends SettingsOf<typeof brand> {}
/** Settings as a brand writes them, before defaults. */
export interface BrandSource extends SourceOf<typeof brand> {}

/**
 * A schema for the settings of a brand, from those of every domain.
 * @throws when two domains want a field of one name.
 */
export function brandSchema(domains: readonly { name: string; settings?: SettingsShape }[]) {
  const shape: SettingsShape = { ...brand }
  for (const { name, settings = {} } of domains) {
    const twice = Object.keys(settings).find((key) => key in shape)
    if (twice)
      throw new Error(`'${name}' adds '${twice}' to a brand's settings, which are there already.`)
    Object.assign(shape, settings)
  }
  return z.object(shape)
}

/** The folder of a brand's app and theme. Its key is in camel case, they are in kebab case. */
export const folderOf = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const unknownSettings = (known: string[], unknown: string[]): string =>
  unknown.map((key) => `'${key}' is not a setting here.${didYouMean(key, known)}`).join(' ')

/**
 * Settings of every brand by key.
 * @throws with the file and the field when one does not fit, and for a key that no domain knows, at any
 *   depth, with what was probably meant.
 */
export function parseBrands(
  schema: ReturnType<typeof brandSchema>,
  sources: readonly BrandSource[],
): ReadonlyMap<string, BrandSettings> {
  return new Map(
    sources.map((source) => {
      const { data, error } = strict(schema, unknownSettings).safeParse(source)
      if (error)
        throw new Error(
          `The settings of apps/${folderOf(source.key)}/campaigns.ts do not fit:\n${z.prettifyError(error)}`,
        )
      // The schema's shape is that of the interface: both are put together from the same fields.
      return [source.key, data as unknown as BrandSettings]
    }),
  )
}

/** The settings of a brand. @throws when it has none, which only a wrong entry in `BRAND_HOSTS` can bring about. */
export function settingsOf(
  { brands }: { brands: ReadonlyMap<string, BrandSettings> },
  brand: string,
): BrandSettings {
  const settings = brands.get(brand)
  if (settings) return settings
  throw new Error(
    `There is no brand '${brand}'. BRAND_HOSTS may name ${[...brands.keys()].join(', ')}.`,
  )
}
