import { isLocale, type Locale } from '@marquee/contract/locales'

/**
 * How data travel within a document, which every phone has to read before the page comes to life: what rows
 * have in common is said once (`$rows`), and of a text in every locale the page's own comes along (`$text`).
 * An object whose own keys begin like these stands in `$is`.
 */

/** A column that says in every row what another one says, or the same. */
type Column = string | [name: string, sameAs: number] | [name: string, of: -1, value: unknown]

interface Table {
  /** Columns, then the rows: of each the values of the columns that are named alone. */
  $rows: [columns: Column[], ...rows: unknown[][]]
}

type PlainObject = Record<string, unknown>

/** Fewer rows say more than their columns save. */
const fewestRows = 3

const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isLocalText(value: PlainObject): boolean {
  const keys = Object.keys(value)
  return keys.length > 1 && keys.every((key) => isLocale(key) && typeof value[key] === 'string')
}

/** What is undefined JSON leaves out of an object, and not out of a row. */
const hasNames = (row: PlainObject, names: readonly string[]): boolean =>
  Object.keys(row).length === names.length && names.every((name) => row[name] !== undefined)

/** The names that all rows have; null where they are no rows of one table. */
function namesOf(rows: readonly unknown[]): string[] | null {
  const [first] = rows
  if (rows.length < fewestRows || !isObject(first)) return null
  const names = Object.keys(first)
  if (!names.length || isLocalText(first)) return null
  return rows.every((row) => isObject(row) && hasNames(row, names)) ? names : null
}

function toTable(rows: readonly PlainObject[], names: readonly string[], locale: Locale): Table {
  const values = names.map((name) => rows.map((row) => row[name]))
  const columns = names.map((name, index): Column => {
    const own = values[index] ?? []
    const [first] = own
    const isPlain = own.every((value) => typeof value !== 'object' || value === null)
    if (isPlain && own.every((value) => value === first)) return [name, -1, first]
    const sameAs = isPlain
      ? values.findIndex((other) => other.every((value, row) => value === own[row]))
      : index
    return sameAs < index ? [name, sameAs] : name
  })
  const said = [...columns.keys()].filter((index) => typeof columns[index] === 'string')
  return {
    $rows: [
      columns,
      ...rows.map((_, row) => said.map((index) => pack(values[index]?.[row], locale))),
    ],
  }
}

/** JSON data as they travel to a page in `locale`. */
export function pack(data: unknown, locale: Locale): unknown {
  if (Array.isArray(data)) {
    const names = namesOf(data)
    return names
      ? toTable(data as PlainObject[], names, locale)
      : data.map((one) => pack(one, locale))
  }
  if (!isObject(data)) return data
  const text = isLocalText(data) ? data[locale] : undefined
  if (text !== undefined) return { $text: text }
  const packed = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, pack(value, locale)]),
  )
  return Object.keys(data).some((key) => key.startsWith('$')) ? { $is: packed } : packed
}

function fromTable([columns, ...rows]: Table['$rows'], locale: Locale): PlainObject[] {
  return rows.map((row) => {
    let next = 0
    const whole: [name: string, value: unknown][] = []
    for (const column of columns) {
      if (typeof column === 'string') whole.push([column, unpack(row[next++], locale)])
      else whole.push([column[0], column[1] === -1 ? column[2] : whole[column[1]]?.[1]])
    }
    return Object.fromEntries(whole)
  })
}

/** Data of a page in `locale` as answers have them; of texts in every locale the page's own. */
export function unpack(packed: unknown, locale: Locale): unknown {
  if (Array.isArray(packed)) return packed.map((one) => unpack(one, locale))
  if (!isObject(packed)) return packed
  if ('$rows' in packed) return fromTable(packed.$rows as Table['$rows'], locale)
  if ('$text' in packed) return { [locale]: packed.$text }
  return Object.fromEntries(
    Object.entries('$is' in packed ? (packed.$is as PlainObject) : packed).map(([key, value]) => [
      key,
      unpack(value, locale),
    ]),
  )
}
