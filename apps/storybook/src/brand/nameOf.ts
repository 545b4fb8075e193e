interface Manifest {
  /** Of a brand's app; others have none. */
  marquee?: { key: string; name: string }
}

/** What each app says of itself. */
const found = import.meta.glob<Manifest>('../../../../apps/*/package.json', {
  eager: true,
  import: 'default',
})

const names = new Map(
  Object.values(found).flatMap(({ marquee }) => (marquee ? [[marquee.key, marquee.name]] : [])),
)

/** What a brand is called, by its key; a theme without a brand by the key itself. */
export const nameOf = (key: string): string => names.get(key) ?? key
