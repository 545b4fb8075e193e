// What changesets writes into changelogs: .changeset/config.json names this file.

/** A change file, as far as a changelog tells of it. */
interface Told {
  summary: string
}

/** The sentences of a change file as they are, without the hash of a commit, which tells nobody anything. */
export function getReleaseLine({ summary }: Told): string {
  const [first = '', ...rest] = summary.split('\n').map((line) => line.trimEnd())
  return [`- ${first}`, ...rest.map((line) => (line ? `  ${line}` : ''))].join('\n')
}

/** Packages inside have no versions, so nothing is said of them. */
export const getDependencyReleaseLine = (): string => ''
