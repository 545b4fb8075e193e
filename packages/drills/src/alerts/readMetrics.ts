/** One figure of `/metrics`. */
export interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/

const numberOf = (text: string): number =>
  text === '+Inf' ? Infinity : text === '-Inf' ? -Infinity : Number(text)

/** Every figure of a text in the format of Prometheus. */
export const readSamples = (text: string): Sample[] =>
  text.split('\n').flatMap((row) => {
    const [, name, labels = '', value = ''] = line.exec(row) ?? []
    if (name === undefined) return []
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)]
    return {
      name,
      labels: Object.fromEntries(pairs.map(([, key = '', of = '']) => [key, of])),
      value: numberOf(value),
    }
  })

/** The figures of a process that listens at an address. @throws when it does not give them. */
export async function scrape(url: string, headers: Record<string, string> = {}): Promise<Sample[]> {
  const answer = await fetch(`${url}/metrics`, { headers })
  if (!answer.ok) throw new Error(`${url}/metrics answers ${answer.status}: ${await answer.text()}`)
  return readSamples(await answer.text())
}

/** The sum of the figures of a name that have these labels. */
export const sumOf = (
  samples: readonly Sample[],
  name: string,
  labels: Record<string, string> = {},
): number =>
  samples
    .filter((sample) => sample.name === name)
    .filter((sample) => Object.entries(labels).every(([key, of]) => sample.labels[key] === of))
    .reduce((sum, { value }) => sum + value, 0)
