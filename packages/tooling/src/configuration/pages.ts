import { describe, type DescribedVariable, processes } from './processes.ts'

const defaultOf = ({ isRequired, usual }: DescribedVariable): string =>
  isRequired ? '**required**' : usual === null ? 'none' : `\`${usual}\``

const cell = (text: string): string => text.replaceAll('|', '\\|')

const row = (variable: DescribedVariable): string => {
  const { name, secret, example, description } = variable
  const shown = secret ? `\`${example}\` (secret)` : `\`${example}\``
  return `| \`${name}\` | ${defaultOf(variable)} | ${cell(shown)} | ${cell(description)} |`
}

/** The page of every variable of every process, as `docs/configuration.md` has it. */
export const configurationPage = (): string =>
  `# Configuration

Every variable that a process of the product reads. This page and \`.env.example\` are written by \`pnpm configuration\` from the schemas that the processes read with; a test fails when they are not current.

A variable that is missing or does not fit ends a start with a sentence: what is wrong, what it is for, and what would be right. An empty variable counts as not set. Accounts with other companies: [Connect services](runbooks/connect-services.md).
${processes
  .map(
    ({ title, about, variables }) => `
## ${title}

${about}

| Variable | Default | Example | What it is |
|---|---|---|---|
${describe(variables).map(row).join('\n')}
`,
  )
  .join('')}`

const line = ({ name, isRequired, usual, example, secret }: DescribedVariable): string =>
  secret
    ? `${isRequired ? '' : '# '}${name}=`
    : `${isRequired ? '' : '# '}${name}=${isRequired ? example : (usual ?? example)}`

/** What `.env.example` says: the variables of processes that players meet. */
export const environmentExample = (): string =>
  `# Written by 'pnpm configuration'; docs/configuration.md says more of each. What is behind a # may be left
# out. Keep the file that you make of this one out of the repository.
${processes
  .filter(({ isDeployed }) => isDeployed)
  .map(
    ({ title, variables }) => `
# ${title}
${describe(variables)
  .map((variable) => `\n# ${variable.description}\n${line(variable)}`)
  .join('\n')}
`,
  )
  .join('')}`
