/** What the query library prints of a query that nobody can fetch. */
const noise = 'No queryFn'

/**
 * Listens to what is printed as an error.
 * @returns `refuse`, which throws when a query was read since it was last called that nobody can fetch.
 */
export function makeNoiseWatch(output: Pick<Console, 'error'>): { refuse: () => void } {
  const heard: string[] = []
  const say = output.error.bind(output)
  output.error = (...said: unknown[]) => {
    const text = said.map(String).join(' ')
    if (text.includes(noise)) heard.push(text)
    say(...said)
  }
  return {
    refuse() {
      const [first] = heard.splice(0)
      if (first !== undefined)
        throw new Error(
          `${first}\nGive the query its function: take the feature's own options of it instead of its key.`,
        )
    },
  }
}
